import { and, eq, sql } from 'drizzle-orm';
import { ofOrder, orderSummaries } from '#features/orders/server/orders.views.ts';
import { partOf, type ListPart } from '#platform/database/lists/changed-since.ts';
import { within } from '#platform/database/lists/within.ts';
import type { Shop } from '#platform/shop.ts';
import type { ForeignPaid } from '../paying-terms.contract.ts';
import type { WantedPayments } from '../payments-admin.contract.ts';
import { payments } from './payments.tables.ts';

/** Returns a part of the list of all orders' payments. */
export function listedPayments(shop: Shop, wanted: WantedPayments, part: ListPart) {
  const { where, order } = partOf({ updatedAt: payments.updatedAt, id: payments.id, moment: payments.settledAt }, part);
  return shop.db
    .select({
      number: orderSummaries.number,
      id: payments.id,
      orderId: payments.orderId,
      method: payments.method,
      kind: payments.kind,
      state: payments.state,
      amount: payments.amount,
      captured: payments.captured,
      refunded: payments.refunded,
      reference: payments.reference,
      cardMask: payments.cardMask,
      disputedAt: payments.disputedAt,
      foreign: sql<ForeignPaid | null>`case when ${payments.currency} is not null then json_build_object('currency', ${payments.currency}, 'minor', ${payments.currencyMinor}, 'toman_per_unit', ${payments.tomanPerUnit}) end`,
      startedAt: payments.startedAt,
      settledAt: payments.settledAt,
      updatedAt: payments.updatedAt,
    })
    .from(payments)
    .innerJoin(orderSummaries, eq(orderSummaries.id, payments.orderId))
    .where(
      and(
        where,
        wanted.status === undefined ? undefined : eq(payments.state, wanted.status),
        wanted.kind === undefined ? undefined : eq(payments.kind, wanted.kind),
        ofOrder(wanted, payments.orderId),
        within(payments.settledAt, wanted.settled_from, wanted.settled_to),
      ),
    )
    .orderBy(...order)
    .limit(part.limit);
}
