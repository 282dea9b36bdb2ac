import { jobItemsPage, jobsPage } from '#features/jobs/server/job-pages.service.ts';
import { jobResult } from '#features/jobs/server/job-results.service.ts';
import { beginJob, endJob, ownJob, type JobCaller, type WantedJob } from '#features/jobs/server/jobs.service.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import { fileNamed } from '#platform/http/downloads.ts';
import { routes } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { ownJobsContract } from '../own-jobs.contract.ts';
import { sellerOf } from './own-products.service.ts';

type Needed = Refusal<'seller-required' | 'seller-suspended'>;

/** Runs a callback for the caller's shop; refused when there is none or it is suspended. */
async function forOwnShop<T>(
  shop: Shop,
  caller: Caller,
  work: (own: JobCaller & { readonly sellerId: number }) => Promise<T>,
): Promise<T | Needed> {
  const seller = await sellerOf(shop, caller.customerId);
  return isRefusal(seller) ? seller : work({ ...caller, sellerId: seller.sellerId });
}

const begin = (
  { shop, caller, language }: Pick<WantedJob, 'language'> & { readonly shop: Shop; readonly caller: Caller },
  kind: WantedJob['kind'],
  workOf: (sellerId: number) => Pick<WantedJob, 'input' | 'items'>,
) =>
  forOwnShop(shop, caller, (own) =>
    beginJob(shop, { kind, caller: own, access: 'seller', language, ...workOf(own.sellerId) }),
  );

export const ownJobsRoutes = routes(ownJobsContract, {
  'POST /api/seller/products/exports/': ({ body, ...call }) =>
    begin(call, 'products-export', (sellerId) => ({ input: { ...body, seller_id: sellerId } })),

  'POST /api/seller/stock/exports/': ({ body, ...call }) =>
    begin(call, 'stock-movements-export', (sellerId) => ({ input: { ...body, seller_id: sellerId } })),

  'POST /api/seller/variants/bulk-reprice/jobs/': ({ body: { items }, ...call }) =>
    begin(call, 'variants-bulk-reprice', (sellerId) => ({
      input: { sellerId },
      items: items.map((item) => ({ subjectId: item.variant_id, names: String(item.variant_id), item })),
    })),

  'POST /api/seller/variants/bulk-count/jobs/': ({ body: { items }, ...call }) =>
    begin(call, 'stock-bulk-move', (sellerId) => ({
      input: { sellerId },
      items: items.map((item) => ({
        subjectId: item.variant_id,
        names: String(item.variant_id),
        item: { ...item, reason: 'corrected' },
      })),
    })),

  'GET /api/seller/jobs/': ({ shop, caller, query, language }) =>
    forOwnShop(shop, caller, (own) => jobsPage(shop, { caller: own, query, language })),

  'GET /api/seller/jobs/:id/': ({ shop, caller, params, language }) =>
    forOwnShop(shop, caller, (own) => ownJob(shop, { caller: own, id: params.id, language })),

  'POST /api/seller/jobs/:id/cancel/': ({ shop, caller, params, language }) =>
    forOwnShop(shop, caller, (own) => endJob(shop, { caller: own, id: params.id, language })),

  'GET /api/seller/jobs/:id/items/': ({ shop, caller, params, query, language }) =>
    forOwnShop(shop, caller, (own) => jobItemsPage(shop, { caller: own, id: params.id, query, language })),

  'GET /api/seller/jobs/:id/result.ndjson': async ({ shop, caller, params, language }) => {
    const result = await forOwnShop(shop, caller, (own) => jobResult(shop, { caller: own, id: params.id, language }));
    return isRefusal(result) ? result : fileNamed(result.name, result.content);
  },
});
