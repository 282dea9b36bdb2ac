import { useDraft } from '#web/forms/use-draft.ts';
import type { RefundWay } from '../refunds.contract.ts';

export interface ChosenRefundWay {
  readonly way: RefundWay;
  readonly choose: (way: RefundWay) => void;
  /** It went back: the next time is chosen anew. */
  readonly done: () => void;
}

/** The way that is chosen for money to go back, found again by what it is for; to the credit where nothing else is possible. */
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
