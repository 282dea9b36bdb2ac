import { and, eq, gte, lte } from 'drizzle-orm';
import { orderSummaries } from '#features/orders/server/orders.views.ts';
import { partOf, type ListPart } from '#platform/database/lists/changed-since.ts';
import type { Shop } from '#platform/shop.ts';
import type { WantedInvoices } from '../invoices-admin.contract.ts';
import { invoices } from './invoices.tables.ts';

const at = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment));

/** Invoices of all orders, a part of their list. */
export function listedInvoices(shop: Shop, wanted: WantedInvoices, part: ListPart) {
  const { where, order } = partOf(invoices, part);
  const [from, to] = [at(wanted.issued_from), at(wanted.issued_to)];
  return shop.db
    .select({
      orderNumber: orderSummaries.number,
      number: invoices.number,
      id: invoices.id,
      orderId: invoices.orderId,
      series: invoices.series,
      kind: invoices.kind,
      originalId: invoices.originalId,
      issuedAt: invoices.issuedAt,
      paidAt: invoices.paidAt,
      itemsRial: invoices.itemsRial,
      discountRial: invoices.discountRial,
      shippingRial: invoices.shippingRial,
      vatRial: invoices.vatRial,
      totalRial: invoices.totalRial,
      updatedAt: invoices.updatedAt,
    })
    .from(invoices)
    .innerJoin(orderSummaries, eq(orderSummaries.id, invoices.orderId))
    .where(
      and(
        where,
        wanted.kind === undefined ? undefined : eq(invoices.kind, wanted.kind),
        wanted.order_number === undefined ? undefined : eq(orderSummaries.number, wanted.order_number),
        wanted.order_id === undefined ? undefined : eq(invoices.orderId, wanted.order_id),
        from === undefined ? undefined : gte(invoices.issuedAt, from),
        to === undefined ? undefined : lte(invoices.issuedAt, to),
      ),
    )
    .orderBy(...order)
    .limit(part.limit);
}
