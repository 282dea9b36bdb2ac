import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { jobs } from './jobs.tables.ts';

/** Whose jobs end: all of somebody who is blocked, those of the staff that a role no longer allows, of a key, or of a seller. */
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

/** Ends jobs under way of who may begin them no more, in the transaction that says so: no item is begun after it. */
export async function endJobsOf(shop: Shop, ended: EndedJobs): Promise<void> {
  await shop.db
    .update(jobs)
    .set({ status: 'cancelled', endedAt: shop.clock.now() })
    .where(and(whichOf(ended), inArray(jobs.status, ['waiting', 'working'])));
}
