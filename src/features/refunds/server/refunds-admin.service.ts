import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { refundableSum } from '#features/orders/orders.rules.ts';
import { lockOrderByNumber, payBackPieces } from '#features/orders/server/standing-orders.service.ts';
import { countGivenMoney } from '#features/settings/server/staff-money.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { orderCan } from '#features/orders/orders.rules.ts';
import { refundErrors } from '../refund-errors.messages.ts';
import type { RefundWay } from '../refunds.contract.ts';
import { refundOfPieces } from '../refunds.rules.ts';
import { linesOfOrder } from '#features/orders/server/orders.service.ts';
import { balanceOf, giveBackExcess } from './order-balance.service.ts';
import { giveBack, hadRefund } from './refunds.service.ts';
import { insertRefundLines } from './refunds.store.ts';
import { loggedWay, wayTaken } from './ways-taken.service.ts';

export interface StaffRefund {
  readonly number: string;
  readonly by: number;
  /** The role of the staff member. */
  readonly role: string | null;
  readonly way: RefundWay;
  readonly reason: string;
  /** The same for all retries of one submission. */
  readonly key: string;
  readonly amount?: Toman | undefined;
  readonly lines?: readonly { readonly position: number; readonly quantity: number }[] | undefined;
}

export type RefundRejection = Refusal<
  | 'order-not-found'
  | 'nothing-to-refund'
  | 'refund-too-much'
  | 'refund-of-what'
  | 'over-staff-limit'
  | 'approval-needed'
  | 'credit-to-oneself'
>;

const unknownOrder = () =>
  refuse(
    'order-not-found',
    inBoth(orderErrors, (t) => t.unknown),
  );

export const nothingToRefund = () =>
  refuse(
    'nothing-to-refund',
    inBoth(refundErrors, (t) => t.nothingToRefund),
  );

export type ExcessRefund = Pick<StaffRefund, 'number' | 'by' | 'role' | 'way'>;
export type ExcessRejection = Refusal<
  'order-not-found' | 'nothing-to-refund' | 'over-staff-limit' | 'approval-needed' | 'credit-to-oneself'
>;

/** Refunds what was received for an order above its total: a concurrent second call finds nothing. */
export async function refundExcessByStaff(
  shop: Shop,
  { number, by, role, way }: ExcessRefund,
): Promise<ExcessRejection | null> {
  return shop.transaction(async () => {
    const order = await lockOrderByNumber(shop, number);
    if (order === null) return unknownOrder();
    const { excess } = await balanceOf(shop, order.id);
    if (excess === 0) return nothingToRefund();
    const over = await countGivenMoney(shop, {
      giver: { id: by, role },
      customerId: order.customerId,
      amount: excess,
      link: `/admin/orders/${number}`,
    });
    if (over !== null) return over;
    const ways = await giveBackExcess(shop, order, { way, by });
    await recordChange(shop, {
      by,
      action: 'order.refunded',
      subject: 'order',
      subjectId: number,
      before: { excess },
      after: { excess: 0, way: loggedWay(ways) },
    });
    return null;
  });
}

/**
 * Refunds an amount of an order or the price of some pieces, one of both: never more than remains of what was paid, and once per key. A position
 * listed twice is refused.
 */
export async function refundByStaff(shop: Shop, refund: StaffRefund): Promise<RefundRejection | null> {
  const { number, by, way, reason, key } = refund;
  return shop.transaction(async () => {
    const order = await lockOrderByNumber(shop, number);
    if (order === null) return unknownOrder();
    const occasion = { cause: 'staff', key: `staff:${order.id}:${key}`, way, reason, by } as const;
    // A retry gets the response of the first request, even when nothing remains since.
    if (await hadRefund(shop, order.id, occasion.key)) return null;
    const wanted = await wantedOf(shop, order.id, refund);
    if (isRefusal(wanted)) return wanted;
    const { amount, pieces } = wanted;
    if (!orderCan.refund(order)) return nothingToRefund();
    const over = await countGivenMoney(shop, {
      giver: { id: by, role: refund.role },
      customerId: order.customerId,
      amount,
      link: `/admin/orders/${number}`,
    });
    if (over !== null) return over;
    if ((await giveBack(shop, order, amount, occasion)) === 'too-much') {
      const message = inBoth(refundErrors, (t) => t.refundTooMuch(refundableSum(order)));
      return refuse('refund-too-much', message, { fields: { amount: message } });
    }
    await notePaidBack(shop, order.id, { occasion: occasion.key, pieces });
    const before = { refunded: order.refunded };
    await recordChange(shop, {
      by,
      action: 'order.refunded',
      subject: 'order',
      subjectId: number,
      before,
      after: { refunded: order.refunded + amount, way: await wayTaken(shop, order.id, occasion.key), reason },
    });
    return null;
  });
}

const refundOfWhat = () =>
  refuse(
    'refund-of-what',
    inBoth(refundErrors, (t) => t.refundOfWhat),
  );

interface PaidBackPieces {
  readonly position: number;
  readonly quantity: number;
  readonly amount: Toman;
}

/** Returns the amount to refund, and the pieces if it is for pieces. */
async function wantedOf(
  shop: Shop,
  orderId: number,
  { amount, lines: wanted = [] }: Pick<StaffRefund, 'amount' | 'lines'>,
): Promise<{ amount: Toman; pieces: PaidBackPieces[] } | Refusal<'refund-of-what'>> {
  if (wanted.length === 0) return amount === undefined ? refundOfWhat() : { amount, pieces: [] };
  if (amount !== undefined || new Set(wanted.map(({ position }) => position)).size < wanted.length)
    return refundOfWhat();
  const lines = await linesOfOrder(shop, orderId);
  const pieces: PaidBackPieces[] = [];
  for (const { position, quantity } of wanted) {
    const line = lines.find((one) => one.position === position);
    if (line === undefined || quantity > line.quantity - line.returned - line.paidBack) return refundOfWhat();
    pieces.push({ position, quantity, amount: refundOfPieces(line, quantity) });
  }
  const cost = pieces.reduce((sum, piece) => sum + piece.amount, 0);
  return cost > 0 ? { amount: cost, pieces } : refundOfWhat();
}

/** Counts pieces as refunded and records the refund they belong to. */
async function notePaidBack(
  shop: Shop,
  orderId: number,
  { occasion, pieces }: { readonly occasion: string; readonly pieces: readonly PaidBackPieces[] },
): Promise<void> {
  if (pieces.length === 0) return;
  await payBackPieces(shop, orderId, pieces);
  await insertRefundLines(shop, {
    orderId,
    occasion,
    positions: pieces.map(({ position }) => position),
    quantities: pieces.map(({ quantity }) => quantity),
    amounts: pieces.map(({ amount }) => amount),
  });
}
