import { usualPageSize } from '#shared/contract/replies.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { countGivenMoney, type GivingRejection } from '#features/settings/server/staff-money.service.ts';
import { fileAddress } from '#features/media/server/uploads.service.ts';
import { holdAtLeastUntil } from '#features/orders/server/order-holds.service.ts';
import { lockOrderByNumber } from '#features/orders/server/standing-orders.service.ts';
import { takeReportedMoney, type Settlement } from '#features/order-payments/server/order-payments.service.ts';
import { noteReportRefused } from '#features/payments/server/payments.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { parseTransferReference } from '#shared/commerce/identifiers.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { transferRefusals } from '../bank-transfer-errors.messages.ts';
import type { StaffTransfer, TransferState } from '../bank-transfers.contract.ts';
import { hoursAfterRefusal, paymentsIn, transferState } from '../bank-transfers.rules.ts';
import {
  countTransfersWaiting,
  transferOfOrder,
  transfersDecided,
  transfersWaiting,
  type QueuedTransfer,
} from './bank-transfers-admin.store.ts';
import {
  orderByTransfer,
  orderOfConfirmed,
  storeDecision,
  type OrderByTransfer,
  type ReportedTransfer,
} from './bank-transfers.store.ts';

interface TransferQueue {
  readonly data: StaffTransfer[];
  readonly next: string | null;
  readonly counts: { readonly waiting: number };
}

/** Returns a page of the reported transfers, in two queries. */
export async function listTransfers(
  shop: Shop,
  {
    status = 'waiting',
    q,
    page_size: size = usualPageSize,
    after: cursor,
  }: { status?: TransferState; q?: string; page_size?: number; after?: string },
): Promise<TransferQueue | Refusal<'invalid-request'>> {
  const order = `bank-transfers-${status}`;
  const after = cursor === undefined ? null : readCursor(order, cursor);
  if (cursor !== undefined && after === null) return cursorRejection;
  const list = status === 'waiting' ? transfersWaiting : transfersDecided;
  const search = q === undefined ? null : (parseTransferReference(q) ?? q);
  const [rows, waiting] = await Promise.all([
    list(shop, { states: paymentsIn[status], after: after?.id ?? null, search, limit: size + 1 }),
    transfersThatWait(shop),
  ]);
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  const next = new URLSearchParams({ status, page_size: String(size), ...(q === undefined ? {} : { q }) });
  if (last !== undefined) next.set('after', writeCursor(order, { key: 0, id: last.id }));
  return {
    data: visible.map((row) => asTransfer(shop, row)),
    next: rows.length > size ? `/api/admin/bank-transfers/?${next.toString()}` : null,
    counts: { waiting },
  };
}

/** Returns the number of reported transfers that wait for a decision. */
export async function transfersThatWait(shop: Shop): Promise<number> {
  const [row] = await countTransfersWaiting(shop);
  return row?.waiting ?? 0;
}

/** Returns the transfer reported for an order, as the staff sees it. */
export async function staffTransfer(shop: Shop, number: string): Promise<StaffTransfer> {
  const [row] = await transferOfOrder(shop, { number });
  if (row === undefined) throw new Error('A transfer was gone after it was decided.');
  return asTransfer(shop, row);
}

function asTransfer(shop: Shop, row: QueuedTransfer): StaffTransfer {
  return {
    order: row.number,
    order_status: row.orderState,
    customer: { id: row.customerId, username: row.username, phone: row.phone },
    amount: row.amount,
    due: row.due,
    status: transferState(row.payment) ?? 'waiting',
    reference: row.reference,
    also_on: row.alsoOn,
    receipt:
      row.receiptKey === null
        ? null
        : { name: row.receiptName ?? '', mime_type: row.receiptType ?? '', address: fileAddress(shop, row.receiptKey) },
    revision: row.revision,
    reported_at: row.reportedAt.toISOString(),
    reason: row.refusal,
    decided_by: row.decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** A decision by a member of staff about the report they reviewed. */
export interface Decision {
  readonly number: string;
  readonly revision: number;
  readonly by: number;
}

type DecisionRefusal = Refusal<'transfer-not-found' | 'transfer-decided' | 'transfer-corrected'>;

/** Locks the order for the transaction and returns it with the report to decide; of two concurrent decisions the second finds it decided. */
async function reportToDecide(
  shop: Shop,
  { number, revision }: Decision,
): Promise<(OrderByTransfer & ReportedTransfer) | DecisionRefusal> {
  await lockOrderByNumber(shop, number);
  const order = await orderByTransfer(shop, number);
  if (order?.paymentId == null)
    return refuse(
      'transfer-not-found',
      inBoth(transferRefusals, (t) => t.unknown),
    );
  if (order.payment !== 'reported')
    return refuse(
      'transfer-decided',
      inBoth(transferRefusals, (t) => t.decided),
    );
  if (order.revision !== revision)
    return refuse(
      'transfer-corrected',
      inBoth(transferRefusals, (t) => t.corrected),
    );
  return order;
}

const isUsed = (number: string) =>
  refuse(
    'reference-taken',
    inBoth(transferRefusals, (t) => t.used(number)),
  );

const outcomes: Partial<Record<Settlement, 'placed' | 'part'>> = { paid: 'placed', part: 'part' };

/**
 * Confirms that the money arrived: it places the order once, counts as a part of the payment, or becomes credit. A reference is confirmed for one
 * order only.
 */
export async function confirmTransfer(
  shop: Shop,
  decision: Decision & {
    /** The role of the member of staff who confirms it. */
    readonly role: string | null;
    /** The sum found, if it differs from the reported one. */
    readonly amount?: Toman | undefined;
  },
): Promise<
  { outcome: 'placed' | 'part' | 'credited' } | DecisionRefusal | Refusal<'reference-taken'> | GivingRejection
> {
  try {
    return await shop.transaction(async () => {
      const order = await reportToDecide(shop, decision);
      if (isRefusal(order)) return order;
      const { number, paymentId, authority, reference } = order;
      const [used] = await orderOfConfirmed(shop, { reference, paymentId });
      if (used !== undefined) return isUsed(used.number);
      const captured = decision.amount ?? order.amount;
      const settled = await takeReportedMoney(shop, { method: 'bank', authority, reference, captured });
      const outcome = outcomes[settled] ?? 'credited';
      // The only evidence is the member of staff's confirmation, and what exceeds the due sum can become credit.
      const refused = await countGivenMoney(shop, {
        giver: { id: decision.by, role: decision.role },
        customerId: order.customerId,
        amount: outcome === 'credited' ? captured : Math.max(0, captured - order.left),
        ofSum: captured,
        link: `/admin/transfers?q=${number}`,
      });
      if (refused !== null) return refused;
      await storeDecision(shop, { paymentId, refusal: null, by: decision.by, now: shop.clock.now() });
      await recordChange(shop, {
        by: decision.by,
        action: 'transfer.confirmed',
        subject: 'order',
        subjectId: number,
        before: { state: order.state },
        after: { reference, amount: captured, outcome },
      });
      return { outcome } as const;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'payments_bank_reference')) throw error;
    // Two orders with the same reference were confirmed at once: on this retry the second finds the first.
    return confirmTransfer(shop, decision);
  }
}

/**
 * Refuses a transfer whose money did not arrive: the customer is notified of the reason, and the first time has at least some hours to report again.
 */
export async function refuseTransfer(
  shop: Shop,
  { reason, ...decision }: Decision & { readonly reason: string },
): Promise<DecisionRefusal | null> {
  return shop.transaction(async () => {
    const order = await reportToDecide(shop, decision);
    if (isRefusal(order)) return order;
    const { number, orderId, customerId, paymentId, reference } = order;
    const now = shop.clock.now();
    if (!(await noteReportRefused(shop, paymentId))) throw new Error('A locked transfer changed while it was refused.');
    await storeDecision(shop, { paymentId, refusal: reason, by: decision.by, now });
    await holdAtLeastUntil(shop, orderId, new Date(now.getTime() + hoursAfterRefusal * 3_600_000));
    await recordChange(shop, {
      by: decision.by,
      action: 'transfer.refused',
      subject: 'order',
      subjectId: number,
      before: { reference },
      after: { reason },
    });
    const link = `/checkout-bank?order=${number}`;
    await shop.publish('notice.due', {
      customerId,
      kind: 'transfer-refused',
      params: { number, reason },
      link,
      once: `transfer-refused:${number}:${decision.revision}`,
    });
    await shop.publish('transfer.refused', { orderId, revision: decision.revision });
    return null;
  });
}
