import { Type, type Static } from 'typebox';
import { beginsJob, ItemOutcome, jobItemsOf, jobRefusals } from '#features/jobs/jobs.contract.ts';

import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { productStatuses } from '#features/products/products.rules.ts';
import { Reprice } from '#features/products/variant-prices.contract.ts';

const Moment = Type.String({ format: 'date-time' });

const ExportedVariant = Type.Object({
  id: Type.Integer(),
  name: Nullable(Type.String({ description: 'Its options in Persian; null if the product has none.' })),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  external_ref: Nullable(Type.String()),
  base_price: Type.Integer({ description: 'Before the price rule and flash sales.' }),
  on_hand: Type.Integer(),
  held: Type.Integer(),
  visible: Type.Boolean({ description: 'Whether it is visible to shoppers.' }),
});

/** A line of an export of products. */
export const ExportedProduct = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  status: Type.Enum([...productStatuses]),
  name: Type.Object({ fa: Type.String(), en: Nullable(Type.String()) }),
  seller_id: Type.Integer(),
  category_id: Type.Integer(),
  brand_id: Nullable(Type.Integer()),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
  variants: Type.Array(ExportedVariant),
});
export type ExportedProduct = Static<typeof ExportedProduct>;

/** The filter of the products to export. */
export const WantedProducts = Type.Object({
  status: Type.Optional(Type.Enum([...productStatuses])),
  seller_id: Type.Optional(Id()),
});
export type WantedProducts = Static<typeof WantedProducts>;

export const productExportsContract = contract({
  'POST /api/admin/products/exports/': {
    ...beginsJob,
    summary:
      'Starts a job that exports products with their variants, prices and stock, one `ExportedProduct` a line, by id.',
    access: managers,
    body: WantedProducts,
    resultRow: ExportedProduct,
    refusals: jobRefusals,
  },
  'POST /api/admin/variants/bulk-reprice/jobs/': {
    ...beginsJob,
    id: 'adminBulkRepriceVariantsByJob',
    summary:
      'Starts a job that changes the prices of up to two thousand variants, each by itself; its result has the outcome of each on a line.',
    access: managers,
    body: jobItemsOf(Reprice),
    resultRow: ItemOutcome,
    refusals: jobRefusals,
  },
});
