import { customerApi } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';

/** Returns whether the signed-in customer manages a shop; false until known. */
export function useOwnShop(): boolean {
  const session = useSession();
  const customerId = session.state === 'customer' ? session.customer.id : null;
  const own = useResource(
    ['vendors', 'own shop', customerId],
    async (signal) =>
      customerId !== null && (await customerApi('GET /api/seller-applications/mine/', { signal })).shop !== null,
  );
  return own.state === 'ready' && own.data;
}
