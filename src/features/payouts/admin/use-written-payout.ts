import { useState } from 'react';
import { useDraft } from '#web/forms/use-draft.ts';

interface WrittenPayout {
  /** The amount owed, until another is entered or the payout is sent. */
  readonly amount: number | null | 'owed';
  readonly reference: string;
}

/**
 * Holds the draft of a payout. The amount already transferred at the bank does not depend on further deliveries or a lost response: the displayed
 * amount is fixed until the dialog is reopened.
 */
export function useWrittenPayout(sellerId: number, balance: number) {
  const [owed] = useState(() => Math.max(0, balance));
  const draft = useDraft<WrittenPayout>({ amount: 'owed', reference: '' }, 0, `payout to:${sellerId}`);
  const { amount, reference } = draft.value;
  const written = { amount: amount === 'owed' ? owed : amount, reference };
  return {
    written,
    draft,
    /** Fixes the displayed amount in the draft when it is submitted. */
    settle: () => {
      draft.change(written);
      return written;
    },
  };
}
