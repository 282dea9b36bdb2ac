import { and, eq } from 'drizzle-orm';
import { ofOrder, orderSummaries } from '#features/orders/server/orders.views.ts';
import { partOf, type ListPart } from '#platform/database/lists/changed-since.ts';
import { within } from '#platform/database/lists/within.ts';
import type { Shop } from '#platform/shop.ts';
import type { WantedRefunds } from '../refunds-admin.contract.ts';
import { refunds } from './refunds.tables.ts';

/** Returns a page of the refunds of all orders. */
export function listedRefunds(shop: Shop, wanted: WantedRefunds, part: ListPart) {
  const { where, order } = partOf({ updatedAt: refunds.updatedAt, id: refunds.id, moment: refunds.at }, part);
  return shop.db
    .select({
      number: orderSummaries.number,
      id: refunds.id,
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      source: refunds.source,
      amount: refunds.amount,
      way: refunds.way,
      state: refunds.state,
      cause: refunds.cause,
      reason: refunds.reason,
      at: refunds.at,
      doneAt: refunds.doneAt,
      reference: refunds.reference,
      updatedAt: refunds.updatedAt,
    })
    .from(refunds)
    .innerJoin(orderSummaries, eq(orderSummaries.id, refunds.orderId))
    .where(
      and(
        where,
        wanted.status === undefined ? undefined : eq(refunds.state, wanted.status),
        ofOrder(wanted, refunds.orderId),
        within(refunds.at, wanted.created_from, wanted.created_to),
      ),
    )
    .orderBy(...order)
    .limit(part.limit);
}
