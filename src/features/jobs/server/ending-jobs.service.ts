import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { jobs } from './jobs.tables.ts';

/**
 * Whose jobs are cancelled: all of a blocked account, those of a staff member no longer permitted by their role, those of an access key, or those of
 * a seller.
 */
export type EndedJobs =
  | { readonly by: number }
  | { readonly staffId: number; readonly role: string | null }
  | { readonly keyId: number }
  | { readonly sellerId: number };

function whichOf(ended: EndedJobs): SQL | undefined {
  if ('by' in ended) return eq(jobs.by, ended.by);
  if ('keyId' in ended) return eq(jobs.accessKeyId, ended.keyId);
  if ('sellerId' in ended) return eq(jobs.sellerId, ended.sellerId);
  const { staffId, role } = ended;
  return and(eq(jobs.by, staffId), isNull(jobs.sellerId), sql`not (${role ?? ''} = any(${jobs.roles}))`);
}

/**
 * Cancels unfinished jobs of a caller who may no longer start them, in the transaction that revokes the permission: no item is started afterwards.
 */
export async function endJobsOf(shop: Shop, ended: EndedJobs): Promise<void> {
  await shop.db
    .update(jobs)
    .set({ status: 'cancelled', endedAt: shop.clock.now() })
    .where(and(whichOf(ended), inArray(jobs.status, ['waiting', 'working'])));
}
