import { and, eq } from 'drizzle-orm';
import { ofOrder, orderSummaries } from '#features/orders/server/orders.views.ts';
import { partOf, type ListPart } from '#platform/database/lists/changed-since.ts';
import { within } from '#platform/database/lists/within.ts';
import type { Shop } from '#platform/shop.ts';
import type { WantedInvoices } from '../invoices-admin.contract.ts';
import { invoices } from './invoices.tables.ts';

/** Returns a part of the list of all orders' invoices. */
export function listedInvoices(shop: Shop, wanted: WantedInvoices, part: ListPart) {
  const { where, order } = partOf({ updatedAt: invoices.updatedAt, id: invoices.id, moment: invoices.issuedAt }, part);
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
        ofOrder(wanted, invoices.orderId),
        within(invoices.issuedAt, wanted.issued_from, wanted.issued_to),
      ),
    )
    .orderBy(...order)
    .limit(part.limit);
}
