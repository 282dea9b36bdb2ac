import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshCart } from '#features/cart/storefront/cart-store.ts';
import { CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { currentSession } from '#web/session/session.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { keepDraft, readDraft } from '../checkout-draft.ts';

/** Takes the goods of an order that was not paid in time back into the cart, so that they can be ordered anew. */
export function useOrderAgain(order: OrderDetail): { begin: () => void; busy: boolean; fault: string | null } {
  const t = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const pressed = useRef(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const begin = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setFault(null);
    try {
      if (order.can.cancel)
        await customerApi('POST /api/orders/:number/cancel/', { params: { number: order.number }, body: {} });
      const items = order.lines.map(({ id, quantity }) => ({ id, quantity }));
      await customerApi('POST /api/orders/cart/merge/', {
        headers: { 'idempotency-key': `order-again-${order.number}` },
        body: { items },
      });
      await refreshCart();
      const session = currentSession();
      if (session.state === 'customer')
        keepDraft({
          ...readDraft(session.customer.id),
          address: order.address,
          coupon: order.coupon ?? '',
          attempt: null,
          seenTotal: null,
        });
      await navigate('/checkout-payment');
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setFault(error instanceof CallRefused && error.message !== '' ? error.message : t.notPlaced);
    }
    pressed.current = false;
    setBusy(false);
  };
  return { begin: () => void begin(), busy, fault };
}
