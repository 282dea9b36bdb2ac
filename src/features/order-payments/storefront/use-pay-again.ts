import { useState } from 'react';
import { customerApi } from '#web/data/api.ts';
import { leaveFrom, useReloadOnReturn } from '#web/data/use-reload-on-return.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { atPresentName } from '#shared/loopback.ts';

export interface PayAgain {
  /** In the way of before, or in another: all that is left, or a part of it. */
  readonly pay: (method?: PaymentMethod, amount?: number) => void;
  /** The way that is being tried, `before` for that of before. */
  readonly paying: PaymentMethod | 'before' | null;
  readonly error: string | null;
  /** What a form of it is sent by. */
  readonly action: ReturnType<typeof useAction>;
}

/** Another try to pay an order: goes to where it is paid, shows it when it is paid meanwhile, or says why not. */
export function usePayAgain(number: string): PayAgain {
  const action = useAction({ quiet: true, done: null });
  const [way, setWay] = useState<PaymentMethod | 'before'>('before');
  useReloadOnReturn();
  const pay = (method: PaymentMethod | undefined, amount: number | undefined) =>
    action.run(async () => {
      setWay(method ?? 'before');
      const here = location.pathname;
      const { payment } = await customerApi('POST /api/orders/:number/pay/', {
        params: { number },
        body: {
          ...(method === undefined ? {} : { payment_method: method }),
          ...(amount === undefined ? {} : { amount }),
        },
      });
      // Where nothing is left to pay, the order stands.
      await leaveFrom(
        here,
        payment === undefined
          ? `/payment-success?order=${encodeURIComponent(number)}`
          : atPresentName(payment.redirect_url, location.href),
      );
    });
  return {
    pay: (method, amount) => void pay(method, amount),
    paying: action.busy ? way : null,
    error: action.message,
    action,
  };
}
