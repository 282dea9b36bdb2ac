import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { useSearchParams } from 'react-router';
import { customerApi } from '#web/data/api.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { useSession } from '#web/session/session.ts';
import { useResource, type UsedResource } from '#web/data/use-resource.ts';

/**
 * Returns the order number in `?order=`, null without one. Only the browser knows it, as the page is rendered once for everybody: undefined until
 * hydration.
 */
export function useRequestedNumber(): string | null | undefined {
  const alive = useHydrated();
  const [query] = useSearchParams();
  return alive ? query.get('order') : undefined;
}

/** Returns that order, if it belongs to the signed-in customer; null without a number or a customer. */
export function useRequestedOrder(number: string | null | undefined): UsedResource<OrderDetail | null> {
  const session = useSession();
  return useResource<OrderDetail | null>(['orders', number, session.state], async (signal) => {
    if (number === null || number === undefined || session.state !== 'customer') return null;
    return customerApi('GET /api/orders/:number/', { params: { number }, signal });
  });
}
