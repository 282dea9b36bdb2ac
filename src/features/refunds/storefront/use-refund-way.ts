import { useDraft } from '#web/forms/use-draft.ts';
import type { RefundWay } from '../refunds.contract.ts';

export interface ChosenRefundWay {
  readonly way: RefundWay;
  readonly choose: (way: RefundWay) => void;
  /** Resets the choice after the refund was made. */
  readonly done: () => void;
}

/** Returns the chosen refund method, stored under a name; store credit when nothing else is possible. */
export function useRefundWay(name: string, canBePaidBack: boolean): ChosenRefundWay {
  const draft = useDraft<{ readonly way: RefundWay }>({ way: 'payment' }, null, name);
  return {
    way: canBePaidBack ? draft.value.way : 'credit',
    choose: (way) => {
      draft.change({ way });
    },
    done: () => {
      draft.done(draft.value);
    },
  };
}
