import { customersExport } from '#features/accounts/server/customer-exports.ts';
import { stockBulkMove, stockMovementsExport } from '#features/inventory/server/stock-exports.ts';
import type { JobKind } from '#features/jobs/server/job-kinds.service.ts';
import { ordersExport } from '#features/orders/server/exports/order-exports.ts';
import { productsExport, variantsBulkReprice } from '#features/product-import/server/product-exports.ts';
import { productsImport } from '#features/product-import/server/product-imports.ts';
import { eventsExport } from '#features/webhooks/server/event-exports.ts';

/** Every kind of job that callers can request. */
export const jobKinds: readonly JobKind[] = [
  ordersExport,
  productsExport,
  customersExport,
  stockMovementsExport,
  eventsExport,
  stockBulkMove,
  variantsBulkReprice,
  productsImport,
];
