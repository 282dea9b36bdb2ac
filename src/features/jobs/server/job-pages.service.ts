import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter, type PageAfter } from '#platform/database/pages-after.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import type { ItemOutcome, Job } from '../jobs.contract.ts';
import type { ItemOutcomeName, JobKindName, JobStatus } from '../jobs.rules.ts';
import { jobItems } from './job-results.service.ts';
import { jobsAddressOf, ownJobs, type JobCaller } from './jobs.service.ts';

interface Paged {
  readonly page_size?: number;
  readonly after?: string;
}

/** Returns a page of a caller's own jobs, newest first. */
export async function jobsPage(
  shop: Shop,
  {
    caller,
    query,
    language,
  }: {
    readonly caller: JobCaller;
    readonly query: Paged & { readonly kind?: JobKindName; readonly status?: JobStatus };
    readonly language: Language;
  },
): Promise<PageAfter<Job> | Refusal<'invalid-request'>> {
  const order = caller.sellerId === undefined ? 'jobs' : 'own-jobs';
  const before = afterId(order, query.after);
  if (before === undefined) return cursorRejection;
  const size = query.page_size ?? usualPageSize;
  const wanted = { kind: query.kind ?? null, status: query.status ?? null };
  const found = await ownJobs(shop, { caller, ...wanted, before, limit: size + 1, language });
  return pageAfter(found, { order, size, address: jobsAddressOf(caller), query });
}

/** Returns a page of the item outcomes of a caller's job, in the order sent. */
export async function jobItemsPage(
  shop: Shop,
  {
    caller,
    id,
    query,
    language,
  }: {
    readonly caller: JobCaller;
    readonly id: number;
    readonly query: Paged & { readonly outcome?: ItemOutcomeName };
    readonly language: Language;
  },
): Promise<PageAfter<ItemOutcome> | Refusal<'invalid-request' | 'job-not-found'>> {
  const order = caller.sellerId === undefined ? 'job-items' : 'own-job-items';
  const after = afterId(order, query.after);
  if (after === undefined) return cursorRejection;
  const size = query.page_size ?? usualPageSize;
  const wanted = { outcome: query.outcome ?? null, after: after ?? 0, limit: size + 1 };
  const found = await jobItems(shop, { caller, id, language, ...wanted });
  if (isRefusal(found)) return found;
  const page = pageAfter(
    found.map(({ position, outcome }) => ({ id: position, outcome })),
    { order, size, address: `${jobsAddressOf(caller)}${id}/items/`, query },
  );
  return { ...page, data: page.data.map(({ outcome }) => outcome) };
}
