import { refundableSum } from '#features/orders/orders.rules.ts';
import { countRefund, countUncollected, type StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import { creditOrder } from '#features/store-credit/server/store-credit.service.ts';
import { canRefund } from '#features/payments/server/payment-methods.service.ts';
import { countRefundOfPayment } from '#features/payments/server/payments.service.ts';
import type { TenderKind } from '#features/payments/tenders.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { sharedRefund, type RefundParts } from '../refunds.rules.ts';
import type { RefundCause, RefundSource, RefundWay, StoredRefundWay, VisibleRefund } from '../refunds.contract.ts';
import {
  keepRefund,
  namelessAccount,
  refundRowsOfOrder,
  refundsOfOccasion,
  tendersLeft,
  uncollected,
  type StoredRefund,
} from './refunds.store.ts';

export type RefundedOrder = Pick<
  StandingOrder,
  'id' | 'number' | 'customerId' | 'total' | 'creditUsed' | 'refunded' | 'paidAt'
>;

/** The cause and method of a refund. */
export interface Occasion {
  readonly cause: RefundCause;
  /** The idempotency key of the occasion: money is refunded once per key. */
  readonly key: string;
  /** To the original payment where possible; otherwise as store credit. */
  readonly way: RefundWay;
  readonly reason?: string | undefined;
  /** The id of the staff member. */
  readonly by?: number | undefined;
}

/** A tender with its refundable remainder. */
export interface TenderLeft {
  readonly id: number;
  readonly method: string;
  readonly kind: TenderKind;
  readonly left: Toman;
}

/** Returns a tender's refund source. */
const sourceOf = ({ kind }: Pick<TenderLeft, 'kind'>): RefundSource =>
  kind === 'stored-value' ? 'credit' : kind === 'cash' ? 'cash' : 'gateway';

/** Returns the tenders of an order with a refundable remainder by source, first tender first. */
export async function leftBySource(
  shop: Shop,
  orderId: number,
): Promise<Readonly<Record<RefundSource, readonly TenderLeft[]>>> {
  const tenders = await tendersLeft(shop, { orderId });
  const of = (source: RefundSource) => tenders.filter((tender) => sourceOf(tender) === source);
  return { gateway: of('gateway'), cash: of('cash'), credit: of('credit') };
}

const sumLeft = (tenders: readonly TenderLeft[]): Toman => tenders.reduce((sum, { left }) => sum + left, 0);

/**
 * Refunds an amount of what was paid for an order locked by the current transaction: store credit immediately, other methods as a row that is due,
 * which is requested from the gateway after the commit. `repeated` when this occasion was already refunded, `too-much` when less than the amount
 * remains.
 */
export async function giveBack(
  shop: Shop,
  order: RefundedOrder,
  amount: Toman,
  occasion: Occasion,
): Promise<'given' | 'repeated' | 'too-much'> {
  if (await hadRefund(shop, order.id, occasion.key)) return 'repeated';
  if (amount === 0) return 'given';
  if (amount > refundableSum(order)) return 'too-much';
  const tenders = await leftBySource(shop, order.id);
  const shares = sharedRefund(amount, partsLeft(order, tenders));
  if (shares === null) return 'too-much';
  await countRefund(shop, order.id, amount);
  for (const { source, amount: share } of shares)
    await giveShare(shop, order, { source, amount: share, tenders: tenders[source], occasion });
  return 'given';
}

/** Whether an occasion was already refunded. */
export async function hadRefund(shop: Shop, orderId: number, key: string): Promise<boolean> {
  return (await refundsOfOccasion(shop, { orderId, key })).length > 0;
}

/** Returns the refundable remainder of a paid order's total, by source. Any excess payment is not part of it. */
function partsLeft(order: RefundedOrder, tenders: Readonly<Record<RefundSource, readonly TenderLeft[]>>): RefundParts {
  const [credit, cash] = [sumLeft(tenders.credit), sumLeft(tenders.cash)];
  return { credit, cash, gateway: Math.min(refundableSum(order) - credit - cash, sumLeft(tenders.gateway)) };
}

/**
 * Subtracts an amount for undelivered goods from what a locked, unpaid order owes on delivery: first cash, which is not collected, then the store
 * credit it used, which is refunded. Returns how much of the amount was covered.
 */
export async function leaveUncollected(
  shop: Shop,
  order: RefundedOrder,
  amount: Toman,
  occasion: Omit<Occasion, 'way'>,
): Promise<Toman> {
  if (order.paidAt !== null || (await hadRefund(shop, order.id, occasion.key))) return 0;
  const [before, { credit: tenders }] = [
    await uncollected(shop, { orderId: order.id }),
    await leftBySource(shop, order.id),
  ];
  const left = {
    gateway: 0,
    cash: order.total - order.creditUsed - (before[0]?.amount ?? 0),
    credit: sumLeft(tenders),
  };
  const off = Math.min(amount, left.cash + left.credit);
  if (off === 0) return 0;
  await countUncollected(shop, order.id, off);
  for (const { source, amount: share } of sharedRefund(off, left) ?? [])
    if (source === 'cash')
      await writeRefund(shop, order, {
        source,
        amount: share,
        paymentId: null,
        way: 'uncollected',
        occasion,
        key: `${occasion.key}:cash`,
      });
    else await giveShare(shop, order, { source, amount: share, tenders, occasion: { ...occasion, way: 'credit' } });
  return off;
}

async function giveShare(
  shop: Shop,
  order: RefundedOrder,
  {
    source,
    amount,
    tenders,
    occasion,
  }: { source: RefundSource; amount: Toman; tenders: readonly TenderLeft[]; occasion: Occasion },
): Promise<void> {
  const key = `${occasion.key}:${source}`;
  const [first] = tenders;
  // An order paid in full at checkout has one tender of each source, so the refund's key is the occasion alone.
  await giveByTenders(shop, order, {
    amount,
    tenders,
    occasion,
    key: ({ id }) => (id === first?.id ? key : `${key}:${id}`),
  });
}

/** Refunds an amount from tenders one after another, each up to its remainder. Returns the method used for each. */
export async function giveByTenders(
  shop: Shop,
  order: RefundedOrder,
  {
    amount,
    tenders,
    occasion,
    key,
  }: {
    readonly amount: Toman;
    readonly tenders: readonly TenderLeft[];
    readonly occasion: Omit<Occasion, 'key'>;
    readonly key: (tender: TenderLeft) => string;
  },
): Promise<StoredRefundWay[]> {
  const ways: StoredRefundWay[] = [];
  // Anonymous customers have no store credit.
  const atCounter = (await namelessAccount(shop, { customerId: order.customerId })).length > 0;
  let open = amount;
  for (const tender of tenders) {
    const share = Math.min(open, tender.left);
    if (share === 0) continue;
    open -= share;
    if (!(await countRefundOfPayment(shop, tender.id, share)))
      throw new Error('A payment was refunded beside its locked order.');
    const way = atCounter ? 'counter' : await wayBack(shop, tender, occasion.way);
    await writeRefund(shop, order, {
      source: sourceOf(tender),
      amount: share,
      paymentId: tender.id,
      way,
      occasion,
      key: key(tender),
    });
    ways.push(way);
  }
  if (open > 0) throw new Error('More was to go back than came in.');
  return ways;
}

/** Returns the chosen method if the tender supports it. */
async function wayBack(shop: Shop, { method }: TenderLeft, chosen: RefundWay): Promise<RefundWay> {
  return chosen === 'payment' && (await canRefund(shop, method)) ? 'payment' : 'credit';
}

interface NewRefund {
  readonly source: RefundSource;
  readonly amount: Toman;
  readonly paymentId: number | null;
  readonly way: StoredRefundWay;
  readonly occasion: Pick<Occasion, 'cause' | 'reason' | 'by'>;
  readonly key: string;
}

/** Inserts a refund under its key: store credit is granted with it, any other is requested from the gateway by the job that its event triggers. */
export async function writeRefund(
  shop: Shop,
  { id: orderId, number, customerId }: Pick<RefundedOrder, 'id' | 'number' | 'customerId'>,
  { source, amount, paymentId, way, occasion, key }: NewRefund,
): Promise<void> {
  const now = shop.clock.now();
  const atOnce = way !== 'payment';
  const [stored] = await keepRefund(shop, {
    orderId,
    source,
    paymentId,
    amount,
    way,
    state: atOnce ? 'done' : 'due',
    cause: occasion.cause,
    reason: occasion.reason ?? null,
    by: occasion.by ?? null,
    key,
    now,
    doneAt: atOnce ? now : null,
  });
  if (stored === undefined) throw new Error('A refund was not kept.');
  if (!atOnce) {
    await shop.publish('refund.due', { refundId: stored.id });
    return;
  }
  if (way !== 'credit') return;
  await creditOrder(shop, {
    orderId,
    number,
    customerId,
    amount,
    reason: source === 'credit' ? 'given-back' : 'refund',
  });
  await shop.publish('refund.done', { refundId: stored.id });
}

/** Converts money paid for an order that could not accept it to store credit, in the transaction that settled its payment as refunded. */
export async function giveBackPayment(
  shop: Shop,
  order: RefundedOrder,
  payment: { readonly id: number; readonly captured: Toman },
): Promise<void> {
  if (!(await countRefundOfPayment(shop, payment.id, payment.captured)))
    throw new Error('A payment that was not taken has gone back before.');
  const { id: paymentId, captured: amount } = payment;
  await writeRefund(shop, order, {
    source: 'gateway',
    amount,
    paymentId,
    way: 'credit',
    occasion: { cause: 'not-taken' },
    key: `payment:${paymentId}`,
  });
}

/** Returns a refund's form in the customer's responses. */
export function visibleRefund({
  id,
  amount,
  way,
  state,
  cause,
  reason,
  at,
  doneAt,
  reference,
}: StoredRefund): VisibleRefund {
  return {
    id,
    amount,
    method: way,
    status: state,
    kind: cause,
    reason,
    created_at: at.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
    reference,
  };
}

/** Returns the refunds of an order, oldest first. */
export function refundsOfOrder(shop: Shop, orderId: number): Promise<StoredRefund[]> {
  return refundRowsOfOrder(shop, { orderId });
}
