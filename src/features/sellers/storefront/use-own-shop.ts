import { customerApi } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { useAnswer } from '#web/data/use-answer.ts';

/** Whether who is signed in manages a shop here; false while that is not known. */
export function useOwnShop(): boolean {
  const session = useSession();
  const customerId = session.state === 'customer' ? session.customer.id : null;
  const own = useAnswer(
    `own shop of ${customerId ?? 'nobody'}`,
    async (signal) =>
      customerId !== null && (await customerApi('GET /api/vendors/apply/mine/', { signal })).shop !== null,
  );
  return own.state === 'ready' && own.answer;
}
