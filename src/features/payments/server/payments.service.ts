import { lockOrder } from '#features/orders/server/standing-orders.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import type { ForeignPaid } from '../paying-terms.contract.ts';
import {
  GatewayUnavailable,
  type Confirmation,
  type ForeignSum,
  type Payable,
  type PaymentMethod,
  type Refund,
  type Refunded,
} from './payment-method.ts';
import { offeredPaymentMethod } from './payment-methods.service.ts';
import {
  attemptByAuthority,
  attemptsOf,
  attemptUnderWay,
  claimsWaiting,
  countRefunded,
  endDisputes,
  failAttempt,
  foreignOfPaid,
  keepAttempt,
  keepClaim,
  keepDispute,
  keepPaidTender,
  keepReported,
  openAttemptsOf,
  refuseReport,
  reportAttempt,
  reportsWaiting,
  settleAttempt,
  type StoredAttempt,
} from './payments.store.ts';

export type { StoredAttempt } from './payments.store.ts';
export type { Confirmation } from './payment-method.ts';

/** Minutes for which the gateway's page of an attempt is reused before a new attempt is started. */
const attemptMinutes = 10;
const minute = 60_000;

/** Attempts being started by this process: concurrent requests share the same one. */
const beginning = new WeakMap<Shop, Map<string, Promise<string | null>>>();

/**
 * Returns the URL on which the customer pays an order: the page of the pending attempt, or of a new one. Null when the gateway does not respond, or
 * nothing is to be prepaid. Must not be called inside a transaction.
 */
export async function payAddressOf(shop: Shop, method: PaymentMethod, payable: Payable): Promise<string | null> {
  if (!method.paidBeforehand) return null;
  const hasCard = method.takesCard === true && payable.card !== undefined;
  if (method.ownPage !== undefined && !hasCard) {
    const part = payable.isPart === true ? `&amount=${payable.amount}` : '';
    return `${shop.config.publicUrl}${method.ownPage(payable.number)}${part}`;
  }
  const running = beginning.get(shop) ?? new Map<string, Promise<string | null>>();
  beginning.set(shop, running);
  const key = `${payable.orderId} ${method.code} ${payable.amount}`;
  const begun = running.get(key) ?? beginOrGoOn(shop, method, payable).finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}

async function beginOrGoOn(shop: Shop, method: PaymentMethod, payable: Payable): Promise<string | null> {
  // Each card starts its own attempt; the same card reuses its attempt.
  if (method.takesCard === true) return begin(shop, method, payable);
  const now = shop.clock.now();
  const [underWay] = await attemptUnderWay(shop, {
    orderId: payable.orderId,
    method: method.code,
    amount: payable.amount,
    startedAfter: new Date(now.getTime() - attemptMinutes * minute),
  });
  return underWay === undefined ? begin(shop, method, payable) : method.payAddress(shop.config, underWay.authority);
}

async function begin(shop: Shop, method: PaymentMethod, payable: Payable): Promise<string | null> {
  try {
    const started = await method.start(shop, payable);
    if (started === null) return null;
    await faultPoint(shop, 'attempt-started');
    const { authority, cardMask = null, foreign } = started;
    await keepAttempt(shop, {
      orderId: payable.orderId,
      method: method.code,
      amount: payable.amount,
      authority,
      startedAt: shop.clock.now(),
      cardMask,
      currency: foreign?.currency ?? null,
      minor: foreign?.minor ?? null,
      tomanPerUnit: foreign?.tomanPerUnit ?? null,
    });
    return method.payAddress(shop.config, started.authority);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    shop.log[error.misconfigured ? 'error' : 'warn'](
      { err: error, order: payable.number, method: method.code },
      'a payment could not be started',
    );
    return null;
  }
}

/** Returns the attempt with a gateway's reference. */
export async function attemptNamed(shop: Shop, method: string, authority: string): Promise<StoredAttempt | null> {
  const [attempt] = await attemptByAuthority(shop, { method, authority });
  return attempt ?? null;
}

/** Returns the attempts of an order without a reported outcome. */
export function openAttempts(shop: Shop, orderId: number): Promise<StoredAttempt[]> {
  return openAttemptsOf(shop, { orderId });
}

/** A gateway's response that can be acted upon. */
export type Reply = Exclude<Confirmation, { outcome: 'wrong-sum' }>;

/**
 * Returns the gateway's response about an attempt; `unsaid` when it does not respond, `disputed` when it reports another amount. Stores its code for
 * the staff. Must not be called inside a transaction.
 */
export async function requestGateway(shop: Shop, attempt: StoredAttempt): Promise<Reply | 'unsaid' | 'disputed'> {
  const method = await offeredPaymentMethod(shop, attempt.method);
  if (method === null) return 'unsaid';
  const about = { attempt: attempt.id, order: attempt.orderId, method: attempt.method };
  try {
    const confirmation = await method.confirm(shop, attempt);
    if (confirmation.outcome === 'paid') return confirmation;
    if (confirmation.outcome === 'failed') {
      if (confirmation.response !== undefined)
        await keepReported(shop, { id: attempt.id, said: confirmation.response });
      return confirmation;
    }
    const dispute = { id: attempt.id, said: confirmation.response, at: shop.clock.now() };
    const events = await withOrderLocked(shop, attempt, () => keepDispute(shop, dispute));
    // Logged as an error only the first time, not at each query.
    shop.log[events.length > 0 ? 'error' : 'debug'](
      { ...about, asked: attempt.amount, said: confirmation.response },
      'a gateway names another sum than the order has: it is not taken as paid',
    );
    return 'disputed';
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    if (error.response !== null) await keepReported(shop, { id: attempt.id, said: error.response });
    shop.log[error.misconfigured ? 'error' : 'warn']({ ...about, err: error }, 'a payment could not be confirmed');
    return 'unsaid';
  }
}

/** Resolves the disputes of an order about amounts reported by gateways; returns whether there were any. */
export async function noteDealtWith(shop: Shop, orderId: number): Promise<boolean> {
  return (await endDisputes(shop, { orderId, at: shop.clock.now() })).length > 0;
}

/** Records that a browser returned with a claim of success that its gateway has not confirmed yet. */
export async function noteClaim(shop: Shop, attempt: StoredAttempt): Promise<void> {
  await keepClaim(shop, { id: attempt.id, at: shop.clock.now() });
}

/** Whether the customer of an order returned with a claim of success that no gateway has confirmed yet. */
export async function claimWaits(shop: Shop, orderId: number): Promise<boolean> {
  return (await claimsWaiting(shop, { orderId })).length > 0;
}

/** Marks an attempt as failed, unless it was settled. */
export async function noteError(shop: Shop, attempt: StoredAttempt): Promise<void> {
  await withOrderLocked(shop, attempt, () => failAttempt(shop, { id: attempt.id, at: shop.clock.now() }));
}

/** A change to a tender updates its order by a trigger: the order is locked first, as when an attempt is settled, to avoid deadlocks. */
function withOrderLocked<T>(shop: Shop, { orderId }: StoredAttempt, work: () => Promise<T>): Promise<T> {
  return shop.transaction(async () => {
    await lockOrder(shop, orderId);
    return work();
  });
}

/** Settles an attempt once, however often it is reported; returns whether it was this time. Runs in the transaction that moves the order. */
export async function noteReceipt(
  shop: Shop,
  attempt: StoredAttempt,
  {
    confirmation,
    captured,
    state,
  }: { confirmation: Confirmation & { outcome: 'paid' }; captured: Toman; state: 'paid' | 'refunded' },
): Promise<boolean> {
  const settled = await settleAttempt(shop, {
    id: attempt.id,
    state,
    captured,
    reference: confirmation.reference,
    cardMask: confirmation.cardMask,
    at: shop.clock.now(),
  });
  return settled.length === 1;
}

/**
 * Records a customer's report of a payment, which only the staff can confirm; returns null when it is already settled. Requires the order to be
 * locked by the transaction.
 */
export async function noteReport(
  shop: Shop,
  {
    orderId,
    method,
    amount,
    authority,
  }: { readonly orderId: number; readonly method: string; readonly amount: Toman; readonly authority: string },
): Promise<StoredAttempt | null> {
  const [reported] = await reportAttempt(shop, { orderId, method, amount, authority, at: shop.clock.now() });
  return reported ?? null;
}

/** Rejects a reported payment; returns whether it was still pending. */
export async function noteReportRefused(shop: Shop, attemptId: number): Promise<boolean> {
  return (await refuseReport(shop, { id: attemptId, at: shop.clock.now() })).length === 1;
}

/** Whether an order has a reported payment without a decision: such an order does not lapse. */
export async function reportWaits(shop: Shop, orderId: number): Promise<boolean> {
  return (await reportsWaiting(shop, { orderId })).length > 0;
}

/**
 * Requests a refund from the gateway; returns null while its outcome is unknown. Refused for a payment method that this shop no longer has, or that
 * does not support refunds. Must not be called inside a transaction.
 */
export async function requestForRefund(
  shop: Shop,
  {
    method: code,
    authority,
    ...refund
  }: Omit<Refund, 'attempt'> & { readonly method: string; readonly authority: string },
): Promise<Refunded | null> {
  const [method, attempt] = [await offeredPaymentMethod(shop, code), await attemptNamed(shop, code, authority)];
  if (method?.refund == null || attempt === null) return { outcome: 'refused', why: 'no-way-back' };
  try {
    return await method.refund(shop, { ...refund, attempt });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    shop.log.warn({ err: error, refund: refund.key }, 'a refund was not answered');
    return null;
  }
}

/** Records the payment with store credit of an order locked by the transaction; the ledger entry is inserted separately. */
export async function notePaidFromCredit(
  shop: Shop,
  { orderId, customerId, amount }: { readonly orderId: number; readonly customerId: number; readonly amount: Toman },
): Promise<void> {
  if (amount === 0) return;
  const at = shop.clock.now();
  await keepPaidTender(shop, { orderId, method: 'credit', kind: 'stored-value', accountId: customerId, amount, at });
}

/** Records the cash collected on delivery for an order locked by the transaction; a unique key rejects a second time. */
export async function noteCashCollected(
  shop: Shop,
  { orderId, amount }: { readonly orderId: number; readonly amount: Toman },
): Promise<void> {
  if (amount === 0) return;
  const at = shop.clock.now();
  await keepPaidTender(shop, { orderId, method: 'cash', kind: 'cash', accountId: null, amount, at });
}

/** Adds an amount to the refunds of a payment; returns false when they would exceed the paid amount. */
export async function countRefundOfPayment(shop: Shop, paymentId: number, amount: Toman): Promise<boolean> {
  return (await countRefunded(shop, { paymentId, amount })).length === 1;
}

/** Returns the foreign amount that an order was paid with; null where it was paid in rial, or not at all. */
export async function foreignPaid(shop: Shop, orderId: number): Promise<ForeignSum | null> {
  const [paid] = await foreignOfPaid(shop, { orderId });
  return paid?.foreign ?? null;
}

/** Serialises a foreign amount. */
export function visibleForeign(sum: ForeignSum | null): ForeignPaid | null {
  return sum === null ? null : { currency: sum.currency, minor: sum.minor, toman_per_unit: sum.tomanPerUnit };
}

/** Returns every payment attempt of an order, oldest first, for the staff. */
export function paymentsOfOrder(shop: Shop, orderId: number) {
  return attemptsOf(shop, { orderId });
}
