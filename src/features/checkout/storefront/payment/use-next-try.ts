import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { customerApi } from '#web/data/api.ts';
import { useRepeat } from '#web/data/repeat.ts';
import { useAction } from '#web/forms/use-action.ts';
import { refreshCart } from '#features/cart/storefront/cart-store.ts';
import { currentSession } from '#web/session/session.ts';
import { keepDraft, readDraft } from '../checkout-draft.ts';

const everyMs = 10_000;
/** The number of queries from this page; after them the shop continues without it, and sends a text message. */
const maxTimes = 12;

/** Has the shop query the gateway at intervals, and on the customer's request, while it has not confirmed the state of a payment. */
export function useConfirming(
  { number, confirming }: OrderDetail,
  onChange: (order: OrderDetail) => void,
): { request: () => void; requesting: boolean; error: string | null } {
  const action = useAction({ quiet: true, done: null });
  const request = async () => {
    onChange(await customerApi('POST /api/orders/:number/refresh-payments/', { params: { number }, body: {} }));
  };
  useRepeat(request, { everyMs, times: maxTimes, when: confirming && !action.busy, about: number });
  return { request: () => void action.run(request), requesting: action.busy, error: action.message };
}

/** Puts the items of an order that was not paid in time back into the cart, so that they can be ordered again. */
export function useOrderAgain(order: OrderDetail): { begin: () => void; busy: boolean; error: string | null } {
  const navigate = useNavigateFromHere();
  const action = useAction({ quiet: true, done: null });
  const begin = () =>
    action.run(async () => {
      const keyOf = (what: string, body: unknown) => ({
        'idempotency-key': action.key.for(`${what}:${order.number}`, body),
      });
      if (order.can.cancel)
        await customerApi('POST /api/orders/:number/cancel/', {
          params: { number: order.number },
          headers: keyOf('cancelled to order again', {}),
          body: {},
        });
      const items = order.lines.map(({ id, quantity }) => ({ id, quantity }));
      await customerApi('POST /api/orders/cart/merge/', {
        headers: keyOf('ordered again', items),
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
    });
  return { begin: () => void begin(), busy: action.busy, error: action.message };
}
