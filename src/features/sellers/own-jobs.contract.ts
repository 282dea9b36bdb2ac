import { Type } from 'typebox';
import { ExportedStockMovement, WantedMovements } from '#features/inventory/stock-exports.contract.ts';
import { beginsSellerJob, ItemOutcome, jobCalls, jobItemsOf, jobRefusals } from '#features/jobs/jobs.contract.ts';
import { ExportedProduct, WantedProducts } from '#features/product-import/product-exports.contract.ts';
import { Reprice } from '#features/products/variant-prices.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, WholeNumber } from '#shared/contract/fields.ts';

/** The counted pieces of a seller's variant, and the stock expected before. */
export const CountedVariant = Type.Object({
  variant_id: Id(),
  pieces: WholeNumber({ maximum: 1_000_000 }),
  seen: WholeNumber(),
});

/** The refusals of seller calls without an open shop. */
export const needsShop = { 'seller-required': 403, 'seller-suspended': 403 } as const;
const access = { access: 'customer', secondStep: 'needed' } as const;
const begins = { ...beginsSellerJob, ...access, refusals: { ...needsShop, ...jobRefusals } } as const;

/** A seller's background jobs on their own products, with progress. */
export const ownJobsContract = contract({
  'POST /api/seller/products/exports/': {
    ...begins,
    summary:
      "Starts a job that exports the seller's own products with variants, prices and stock, one `ExportedProduct` a line, by id.",
    body: Type.Pick(WantedProducts, ['status']),
    resultRow: ExportedProduct,
  },
  'POST /api/seller/stock/exports/': {
    ...begins,
    summary:
      "Starts a job that exports the movements of the seller's own stock, one `ExportedStockMovement` a line, those of each variant in order.",
    body: WantedMovements,
    resultRow: ExportedStockMovement,
  },
  'POST /api/seller/variants/bulk-reprice/jobs/': {
    ...begins,
    id: 'sellerBulkRepriceVariantsByJob',
    summary:
      "Starts a job that changes the prices of up to two thousand of the seller's own variants, each by itself; its result has the outcome of each on a line.",
    body: jobItemsOf(Reprice),
    resultRow: ItemOutcome,
  },
  'POST /api/seller/variants/bulk-count/jobs/': {
    ...begins,
    id: 'sellerBulkCountVariantsByJob',
    summary:
      "Starts a job that corrects the stock of up to two thousand of the seller's own variants to what was counted, each by itself; its result has the outcome of each on a line.",
    body: jobItemsOf(CountedVariant),
    resultRow: ItemOutcome,
  },
  'GET /api/seller/jobs/': {
    ...jobCalls.list,
    ...access,
    summary: 'Lists the jobs that the caller started for their shop, newest first.',
    refusals: { ...jobCalls.list.refusals, ...needsShop },
  },
  'GET /api/seller/jobs/:id/': {
    ...jobCalls.one,
    ...access,
    summary: 'Returns the progress of a job of the seller.',
    refusals: { ...jobCalls.one.refusals, ...needsShop },
  },
  'POST /api/seller/jobs/:id/cancel/': {
    ...jobCalls.cancel,
    ...access,
    summary: 'Cancels a job of the seller: the processed items of a bulk job stay processed, an export is discarded.',
    refusals: { ...jobCalls.cancel.refusals, ...needsShop },
  },
  'GET /api/seller/jobs/:id/items/': {
    ...jobCalls.items,
    ...access,
    summary: "Lists the outcomes of the items of the seller's bulk job so far, in the order of the request.",
    refusals: { ...jobCalls.items.refusals, ...needsShop },
  },
  'GET /api/seller/jobs/:id/result.ndjson': {
    ...jobCalls.result,
    ...access,
    id: 'sellerGetJobResult',
    summary:
      'Returns the result of a job of the seller, one JSON object a line, to the caller who started it, until `expires_at`.',
    refusals: { ...jobCalls.result.refusals, ...needsShop },
  },
});
