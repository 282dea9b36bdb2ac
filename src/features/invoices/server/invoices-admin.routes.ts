import { documentName } from '../invoices.rules.ts';
import { routes } from '#platform/http/api-calls.ts';
import { followedList } from '#platform/database/lists/changed-since.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { invoicesAdminContract, type ListedInvoice } from '../invoices-admin.contract.ts';
import { listedInvoices } from './invoices-admin.store.ts';

export const invoicesAdminRoutes = routes(invoicesAdminContract, {
  'GET /api/admin/invoices/': async ({ shop, query }) => {
    const address = '/api/admin/invoices/';
    const isWindow = query.issued_from !== undefined || query.issued_to !== undefined;
    const list = { list: 'invoices', address, query, momentOf: isWindow ? momentOf : undefined };
    const page = await followedList(shop, list, (part) => listedInvoices(shop, query, part));
    return isRefusal(page) ? page : { ...page, data: page.data.map(listedInvoice) };
  },
});

type Row = Awaited<ReturnType<typeof listedInvoices>>[number];

const momentOf = (row: Row) => row.issuedAt;

const toman = (rial: number) => Math.round(rial / 10);

const listedInvoice = (row: Row): ListedInvoice => ({
  id: row.id,
  order: { id: row.orderId, number: row.orderNumber },
  document: documentName(row),
  kind: row.kind,
  original_id: row.originalId,
  issued_at: row.issuedAt.toISOString(),
  total: toman(row.totalRial),
  items_total: toman(row.itemsRial),
  discount_total: toman(row.discountRial),
  shipping_total: toman(row.shippingRial),
  vat_total: toman(row.vatRial),
  paid_at: row.paidAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});
