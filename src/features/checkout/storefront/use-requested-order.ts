import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { useSearchParams } from 'react-router';
import { customerApi } from '#web/data/api.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { useSession } from '#web/session/session.ts';
import { useResource, type UsedResource } from '#web/data/use-resource.ts';

/**
 * The order that `?order=` names, null without one. Known to the browser alone, as the page is rendered once for
 * everybody: undefined until then.
 */
export function useRequestedNumber(): string | null | undefined {
  const alive = useHydrated();
  const [query] = useSearchParams();
  return alive ? query.get('order') : undefined;
}

/** That order, if the customer who is signed in has it; null without a number or a customer. */
export function useRequestedOrder(number: string | null | undefined): UsedResource<OrderDetail | null> {
  const session = useSession();
  return useResource<OrderDetail | null>(['orders', number, session.state], async (signal) => {
    if (number === null || number === undefined || session.state !== 'customer') return null;
    return customerApi('GET /api/orders/:number/', { params: { number }, signal });
  });
}
