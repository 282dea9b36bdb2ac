import { useRef, useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { useReloadOnReturn } from '#web/data/use-reload-on-return.ts';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { atPresentName } from '#shared/loopback.ts';

export interface PayAgain {
  /** In the way of before, or in another. */
  readonly pay: (method?: PaymentMethod) => void;
  /** The way that is being tried, `before` for that of before. */
  readonly paying: PaymentMethod | 'before' | null;
  readonly error: string | null;
}

/** Another try to pay an order: goes to where it is paid, shows it when it is paid meanwhile, or says why not. */
export function usePayAgain(number: string): PayAgain {
  const t = useMessages(ordersMessages);
  const [paying, setPaying] = useState<PayAgain['paying']>(null);
  const [problem, setError] = useState<string | null>(null);
  const underWay = useRef(false);
  useReloadOnReturn();
  const pay = async (method: PaymentMethod | undefined) => {
    if (underWay.current) return;
    underWay.current = true;
    setPaying(method ?? 'before');
    setError(null);
    try {
      const { payment } = await customerApi('POST /api/orders/:number/pay/', {
        params: { number },
        body: method === undefined ? {} : { payment_method: method },
      });
      // The button stays busy while the browser leaves; where nothing is left to pay, the order stands.
      location.assign(
        payment === undefined
          ? `/payment-success?order=${encodeURIComponent(number)}`
          : atPresentName(payment.redirect_url, location.href),
      );
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setError(error instanceof CallRefused && error.message !== '' ? error.message : t.noAnswer);
      underWay.current = false;
      setPaying(null);
    }
  };
  return { pay: (method) => void pay(method), paying, error: problem };
}
