import { useState } from 'react';
import { useDraft } from '#web/forms/use-draft.ts';

interface WrittenPayout {
  /** Until something else is typed, or it was sent, it is what is owed. */
  readonly amount: number | null | 'owed';
  readonly reference: string;
}

/**
 * What is written of a payout. What was sent at the bank does not change because another order is delivered meanwhile, or because the answer to
 * the note was lost: the amount that is displayed stays, until a dialog is opened anew.
 */
export function useWrittenPayout(sellerId: number, balance: number) {
  const [owed] = useState(() => Math.max(0, balance));
  const draft = useDraft<WrittenPayout>({ amount: 'owed', reference: '' }, 0, `payout to:${sellerId}`);
  const { amount, reference } = draft.value;
  const written = { amount: amount === 'owed' ? owed : amount, reference };
  return {
    written,
    draft,
    /** It is being sent as it stands; from now on nothing else changes it. */
    settle: () => {
      draft.change(written);
      return written;
    },
  };
}
