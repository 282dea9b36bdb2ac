import { useRef, useState } from 'react';
import { CallRefused } from '#shared/api-client.ts';
import { useMessages } from '#ui/language-context.tsx';
import { customerApi } from '#web/api.ts';
import { report } from '#web/guard.ts';
import { useReloadOnReturn } from '#web/use-reload-on-return.ts';
import { ordersMessages } from '../orders-screens.messages.ts';
import { atPresentName } from '#shared/loopback.ts';

/** Another try to pay an order: goes to the gateway, or says why not. */
export function usePayAgain(number: string): { pay: () => void; paying: boolean; fault: string | null } {
  const t = useMessages(ordersMessages);
  const [paying, setPaying] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const underWay = useRef(false);
  useReloadOnReturn();
  const pay = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setPaying(true);
    setFault(null);
    try {
      const { payment } = await customerApi('POST /api/orders/:number/pay/', { params: { number }, body: {} });
      if (payment !== undefined) {
        // The button stays busy while the browser leaves.
        location.assign(atPresentName(payment.redirect_url, location.href));
        return;
      }
      location.reload();
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setFault(error instanceof CallRefused && error.message !== '' ? error.message : t.noAnswer);
      underWay.current = false;
      setPaying(false);
    }
  };
  return { pay: () => void pay(), paying, fault };
}
