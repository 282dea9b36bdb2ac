import { and, eq, gte, lte } from 'drizzle-orm';
import { orderSummaries } from '#features/orders/server/orders.views.ts';
import { partOf, type ListPart } from '#platform/database/lists/changed-since.ts';
import type { Shop } from '#platform/shop.ts';
import type { WantedRefunds } from '../refunds-admin.contract.ts';
import { refunds } from './refunds.tables.ts';

const at = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment));

/** Refunds of all orders, a part of their list. */
export function listedRefunds(shop: Shop, wanted: WantedRefunds, part: ListPart) {
  const { where, order } = partOf(refunds, part);
  const [from, to] = [at(wanted.created_from), at(wanted.created_to)];
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
        wanted.order_number === undefined ? undefined : eq(orderSummaries.number, wanted.order_number),
        wanted.order_id === undefined ? undefined : eq(refunds.orderId, wanted.order_id),
        from === undefined ? undefined : gte(refunds.at, from),
        to === undefined ? undefined : lte(refunds.at, to),
      ),
    )
    .orderBy(...order)
    .limit(part.limit);
}
