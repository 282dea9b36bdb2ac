import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';

const everySeconds = 10;
/** Then the shop goes on asking without the page, and tells by a text. */
const maxTimes = 12;

/** While a gateway has not said what became of a payment, lets the shop ask it now and then, and when the customer wants. */
export function useConfirming(
  order: OrderDetail,
  onChange: (order: OrderDetail) => void,
): { request: () => void; requesting: boolean; error: string | null } {
  const t = useMessages(checkoutMessages);
  const [requesting, setRequesting] = useState(false);
  const [problem, setError] = useState<string | null>(null);
  const underWay = useRef(false);
  const { number, confirming } = order;

  const request = useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      onChange(await customerApi('POST /api/orders/:number/ask/', { params: { number }, body: {} }));
    } finally {
      underWay.current = false;
    }
  }, [number, onChange]);

  useEffect(() => {
    if (!confirming) return;
    let times = 0;
    const timer = setInterval(() => {
      if (document.hidden) return;
      times += 1;
      if (times >= maxTimes) clearInterval(timer);
      // Nobody waits for this one: the next may have more luck.
      void request().catch(() => undefined);
    }, everySeconds * 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [confirming, request]);

  const requestNow = async () => {
    setRequesting(true);
    setError(null);
    try {
      await request();
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setError(error instanceof CallRefused && error.message !== '' ? error.message : t.noAnswer);
    }
    setRequesting(false);
  };
  return { request: () => void requestNow(), requesting, error: problem };
}
