import { Type } from 'typebox';
import { ExportedStockMovement, WantedMovements } from '#features/inventory/stock-exports.contract.ts';
import { beginsSellerJob, ItemOutcome, jobCalls, jobItemsOf, jobRefusals } from '#features/jobs/jobs.contract.ts';
import { ExportedProduct, WantedProducts } from '#features/product-import/product-exports.contract.ts';
import { Reprice } from '#features/products/variant-prices.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, WholeNumber } from '#shared/contract/fields.ts';

/** How many pieces of an own variant were counted, and how many were on the shelf before. */
export const CountedVariant = Type.Object({
  variant_id: Id(),
  pieces: WholeNumber({ maximum: 1_000_000 }),
  seen: WholeNumber(),
});

/** How each call of a seller is refused to who has no open shop. */
export const needsShop = { 'seller-required': 403, 'seller-suspended': 403 } as const;
const access = { access: 'customer', secondStep: 'needed' } as const;
const begins = { ...beginsSellerJob, ...access, refusals: { ...needsShop, ...jobRefusals } } as const;

/** Long work of a seller with the own goods, and how far it is. */
export const ownJobsContract = contract({
  'POST /api/seller/products/exports/': {
    ...begins,
    summary:
      'Writes the own products with their variants, prices and stock to a file, as a job: an `ExportedProduct` a line, by their ids.',
    body: Type.Pick(WantedProducts, ['status']),
    resultRow: ExportedProduct,
  },
  'POST /api/seller/stock/exports/': {
    ...begins,
    summary:
      'Writes the movements of the own stock to a file, as a job: an `ExportedStockMovement` a line, each variant’s in the order in which they happened.',
    body: WantedMovements,
    resultRow: ExportedStockMovement,
  },
  'POST /api/seller/variants/bulk-reprice/jobs/': {
    ...begins,
    id: 'sellerBulkRepriceVariantsByJob',
    summary:
      'Gives up to two thousand own variants other prices, as a job: each by itself, its outcome a line of the result.',
    body: jobItemsOf(Reprice),
    resultRow: ItemOutcome,
  },
  'POST /api/seller/variants/bulk-count/jobs/': {
    ...begins,
    id: 'sellerBulkCountVariantsByJob',
    summary:
      'Corrects the pieces of up to two thousand own variants to what was counted, as a job: each by itself, its outcome a line of the result.',
    body: jobItemsOf(CountedVariant),
    resultRow: ItemOutcome,
  },
  'GET /api/seller/jobs/': {
    ...jobCalls.list,
    ...access,
    summary: 'The jobs that the caller began for the own shop, newest first; those of others are not there.',
    refusals: { ...jobCalls.list.refusals, ...needsShop },
  },
  'GET /api/seller/jobs/:id/': {
    ...jobCalls.one,
    ...access,
    summary: 'How far a job of the own shop is.',
    refusals: { ...jobCalls.one.refusals, ...needsShop },
  },
  'POST /api/seller/jobs/:id/cancel/': {
    ...jobCalls.cancel,
    ...access,
    summary:
      'Ends a job of the own shop where it is: what was done of a bulk job stays done, of an export nothing is left.',
    refusals: { ...jobCalls.cancel.refusals, ...needsShop },
  },
  'GET /api/seller/jobs/:id/items/': {
    ...jobCalls.items,
    ...access,
    summary: 'What became of the items of a bulk job of the own shop so far, in the order in which they were sent.',
    refusals: { ...jobCalls.items.refusals, ...needsShop },
  },
  'GET /api/seller/jobs/:id/result.ndjson': {
    ...jobCalls.result,
    ...access,
    id: 'sellerGetJobResult',
    summary:
      'The result of a job of the own shop, an object of JSON on each line; for who began it, until `expires_at`.',
    refusals: { ...jobCalls.result.refusals, ...needsShop },
  },
});
