import { useState } from 'react';
import { customerApi } from '#web/data/api.ts';
import { leaveFrom, useReloadOnReturn } from '#web/data/use-reload-on-return.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { atPresentName } from '#shared/loopback.ts';

export interface PayAgain {
  /** Starts a payment with the stored or another method: of the whole amount left, or a part. */
  readonly pay: (method?: PaymentMethod, amount?: number) => void;
  /** The method being tried; `before` for the stored one. */
  readonly paying: PaymentMethod | 'before' | null;
  readonly error: string | null;
  /** The action for forms that start a payment. */
  readonly action: ReturnType<typeof useAction>;
}

/** Starts another payment of an order: navigates to the payment page, displays the order when it was paid meanwhile, or returns the error. */
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
      // When nothing is left to pay, the order is placed.
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
