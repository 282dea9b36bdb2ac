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

/** How long a page of the gateway is gone back to before a new attempt is begun. */
const attemptMinutes = 10;
const minute = 60_000;

/** Attempts being announced by this process: a request meanwhile is given the same one. */
const beginning = new WeakMap<Shop, Map<string, Promise<string | null>>>();

/**
 * Where the customer pays an order: the page of the attempt under way, else of a new one. Null when the gateway does not
 * answer, or nothing is paid beforehand. Never called inside a transaction.
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
  // Each card begins an attempt of its own, and the same card the same one.
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

/** The attempt that a gateway speaks of. */
export async function attemptNamed(shop: Shop, method: string, authority: string): Promise<StoredAttempt | null> {
  const [attempt] = await attemptByAuthority(shop, { method, authority });
  return attempt ?? null;
}

/** The attempts of an order whose end nobody has reported. */
export function openAttempts(shop: Shop, orderId: number): Promise<StoredAttempt[]> {
  return openAttemptsOf(shop, { orderId });
}

/** What a gateway says when it says anything that can be acted upon. */
export type Reply = Exclude<Confirmation, { outcome: 'wrong-sum' }>;

/**
 * What the gateway says of an attempt; `unsaid` while it does not, `disputed` when it names another sum. Its code is stored
 * for the staff. Never called inside a transaction.
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
    // Loudly, but not again at each query.
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

/** Notes that somebody has dealt with what gateways reported of an order, as far as they named another sum; whether there was any. */
export async function noteDealtWith(shop: Shop, orderId: number): Promise<boolean> {
  return (await endDisputes(shop, { orderId, at: shop.clock.now() })).length > 0;
}

/** Notes that a browser came back saying that it was paid, of which its gateway does not speak yet. */
export async function noteClaim(shop: Shop, attempt: StoredAttempt): Promise<void> {
  await keepClaim(shop, { id: attempt.id, at: shop.clock.now() });
}

/** Whether the customer of an order came back saying that it was paid, of which no gateway has spoken yet. */
export async function claimWaits(shop: Shop, orderId: number): Promise<boolean> {
  return (await claimsWaiting(shop, { orderId })).length > 0;
}

/** Notes that an attempt came to nothing, unless it was settled. */
export async function noteError(shop: Shop, attempt: StoredAttempt): Promise<void> {
  await withOrderLocked(shop, attempt, () => failAttempt(shop, { id: attempt.id, at: shop.clock.now() }));
}

/** What changes a tender changes its order, by a trigger: the order is locked first, as whoever settles an attempt locks it, so that nobody waits crosswise. */
function withOrderLocked<T>(shop: Shop, { orderId }: StoredAttempt, work: () => Promise<T>): Promise<T> {
  return shop.transaction(async () => {
    await lockOrder(shop, orderId);
    return work();
  });
}

/**
 * Settles an attempt once, however often it is reported; answers whether it was this time. In the transaction that
 * moves the order.
 */
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

/** Notes that a customer says to have paid, which the staff alone can confirm; null when that is settled already. In the transaction that locks the order. */
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

/** Notes that a reported payment was not found; whether it still waited. */
export async function noteReportRefused(shop: Shop, attemptId: number): Promise<boolean> {
  return (await refuseReport(shop, { id: attemptId, at: shop.clock.now() })).length === 1;
}

/** Whether a payment of an order was reported about which nobody has decided: such an order does not lapse. */
export async function reportWaits(shop: Shop, orderId: number): Promise<boolean> {
  return (await reportsWaiting(shop, { orderId })).length > 0;
}

/**
 * Requests a refund from the gateway; null while it does not say whether it made one. A way to pay that this shop
 * has no longer, or by which nothing can go back, refuses. Never called inside a transaction.
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

/** Notes what an order that the transaction has locked was paid from its customer's credit; the ledger's entry is written beside it. */
export async function notePaidFromCredit(
  shop: Shop,
  { orderId, customerId, amount }: { readonly orderId: number; readonly customerId: number; readonly amount: Toman },
): Promise<void> {
  if (amount === 0) return;
  const at = shop.clock.now();
  await keepPaidTender(shop, { orderId, method: 'credit', kind: 'stored-value', accountId: customerId, amount, at });
}

/** Notes what was collected at the door for an order that the transaction has locked; a second time is refused by a key. */
export async function noteCashCollected(
  shop: Shop,
  { orderId, amount }: { readonly orderId: number; readonly amount: Toman },
): Promise<void> {
  if (amount === 0) return;
  const at = shop.clock.now();
  await keepPaidTender(shop, { orderId, method: 'cash', kind: 'cash', accountId: null, amount, at });
}

/** Counts an amount as gone back of a payment; false when that would be more than was paid. */
export async function countRefundOfPayment(shop: Shop, paymentId: number, amount: Toman): Promise<boolean> {
  return (await countRefunded(shop, { paymentId, amount })).length === 1;
}

/** What an order was paid with in another currency; null where it was paid in rial, or not at all. */
export async function foreignPaid(shop: Shop, orderId: number): Promise<ForeignSum | null> {
  const [paid] = await foreignOfPaid(shop, { orderId });
  return paid?.foreign ?? null;
}

/** A foreign sum as the calls write it. */
export function visibleForeign(sum: ForeignSum | null): ForeignPaid | null {
  return sum === null ? null : { currency: sum.currency, minor: sum.minor, toman_per_unit: sum.tomanPerUnit };
}

/** Every attempt to pay an order, oldest first, for the staff. */
export function paymentsOfOrder(shop: Shop, orderId: number) {
  return attemptsOf(shop, { orderId });
}
