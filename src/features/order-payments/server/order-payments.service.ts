import { orderErrors } from '#features/orders/order-errors.messages.ts';
import type { CardToken, PlacedOrder as PlacedOrderSchema } from '../order-payments.contract.ts';
import type { StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import { payWithCredit } from '#features/store-credit/server/store-credit.service.ts';
import { redeemCouponAgain } from '#features/coupons/server/coupon-uses.service.ts';
import { countFlashSalePieces } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import { offeredPaymentMethod } from '#features/payments/server/payment-methods.service.ts';
import {
  requestGateway,
  attemptNamed,
  noteClaim,
  noteError,
  notePaidFromCredit,
  noteReceipt,
  payAddressOf,
  type Confirmation,
  type StoredAttempt,
} from '#features/payments/server/payments.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Static } from 'typebox';
import { orderCan } from '#features/orders/orders.rules.ts';
import { orderPaymentErrors } from '../order-payment-errors.messages.ts';
import { fitsAsPart, hoursForRest, minPart } from '../order-payments.rules.ts';
import {
  findOwnOrder,
  flashSalePieces,
  forgetCoupon,
  lockOrder,
  moveLockedOrder,
  orderById,
  stockOfOrder,
} from '#features/orders/server/standing-orders.service.ts';
import { lockAvailableStock, sellStock } from '#features/inventory/server/inventory.service.ts';
import { holdAtLeastUntil } from '#features/orders/server/order-holds.service.ts';
import { balanceOf } from '#features/refunds/server/order-balance.service.ts';
import { giveBackPayment } from '#features/refunds/server/refunds.service.ts';

/** The response to placing or paying an order. */
export type PlacedOrder = Static<typeof PlacedOrderSchema>;
/** A card tokenised by its provider in the customer's browser. */
type GivenCard = Static<typeof CardToken> | undefined;
/** The fields of an order needed for payment. */
export type OrderToPay = Pick<
  StandingOrder,
  'id' | 'number' | 'state' | 'total' | 'creditUsed' | 'paymentMethod' | 'phone' | 'heldUntil'
>;

/**
 * Returns the response for a placed order, with its payment URL while it awaits payment. When the gateway does not respond, the order is unchanged
 * and the customer can retry until the hold ends.
 */
export async function answerPlaced(
  shop: Shop,
  order: OrderToPay,
  { card, amount, isPart }: { readonly card?: GivenCard; readonly amount: Toman; readonly isPart?: boolean },
): Promise<PlacedOrder> {
  const { number, state, total } = order;
  const address = await payAddress(shop, order, { card, amount, isPart });
  return { number, status: state, total, ...(address === null ? {} : { payment: { redirect_url: address } }) };
}

/** Returns the amount left to pay for an order that awaits payment; zero for any other. */
export async function leftToPay(shop: Shop, orderId: number): Promise<Toman> {
  return (await balanceOf(shop, orderId)).shortfall;
}

async function payAddress(
  shop: Shop,
  order: OrderToPay,
  { card, amount, isPart }: { card: GivenCard; amount: Toman; isPart: boolean | undefined },
): Promise<string | null> {
  const method = await offeredPaymentMethod(shop, order.paymentMethod);
  if (method === null || !orderCan.pay(order, shop.clock.now())) return null;
  return payAddressOf(shop, method, {
    orderId: order.id,
    number: order.number,
    amount,
    isPart,
    phone: order.phone,
    card: card && { token: card.token, lastFour: card.last_four },
  });
}

/** Starts another payment for a customer's own order: of the amount left, or a part of it. */
export async function payAgain(
  shop: Shop,
  {
    customerId,
    number,
    card,
    amount,
  }: { customerId: number; number: string; card?: GivenCard; amount?: Toman | undefined },
): Promise<
  PlacedOrder | Refusal<'order-not-found' | 'order-not-payable' | 'payment-amount-unfit' | 'payment-unavailable'>
> {
  const order = await findOwnOrder(shop, { customerId, number });
  if (order === null)
    return refuse(
      'order-not-found',
      inBoth(orderErrors, (t) => t.notFound),
    );
  if (!orderCan.pay(order, shop.clock.now()))
    return refuse(
      'order-not-payable',
      inBoth(orderPaymentErrors, (t) => t.notPayable),
    );
  const left = await leftToPay(shop, order.id);
  if (amount !== undefined && !fitsAsPart(amount, left)) {
    const message = inBoth(orderPaymentErrors, (t) => t.amountUnfit(left, minPart));
    return refuse('payment-amount-unfit', message, { fields: { amount: message } });
  }
  const answer = await answerPlaced(shop, order, {
    card,
    amount: amount ?? left,
    isPart: amount !== undefined && amount < left,
  });
  return answer.payment === undefined
    ? refuse(
        'payment-unavailable',
        inBoth(orderPaymentErrors, (t) => t.paymentUnavailable),
      )
    : answer;
}

/** The outcome of a customer's return from the gateway. */
export interface Outcome {
  readonly orderNumber: string;
  readonly paid: boolean;
  /** Whether a part was paid and the order awaits the remainder. */
  readonly restDue: boolean;
}

/**
 * Handles a gateway's callback. Since anybody can call it, the payment must be confirmed by the gateway itself; an attempt is settled once, however
 * often it is called. Returns null for an unknown attempt.
 */
export async function handleCallback(
  shop: Shop,
  { method, authority, claimsPaid }: { method: string; authority: string; claimsPaid: boolean },
): Promise<Outcome | null> {
  const attempt = await attemptNamed(shop, method, authority);
  if (attempt === null) return null;
  await faultPoint(shop, 'callback-heard');
  const settled = claimsPaid ? await settleAttempt(shop, attempt) : 'failed';
  if (settled === 'failed') await noteError(shop, attempt);
  if (settled === 'unsaid' || settled === 'disputed') await noteClaim(shop, attempt);
  const { number, state } = await orderById(shop, attempt.orderId);
  const cameIn = settled === 'paid' || settled === 'part' || attempt.state === 'paid';
  const restDue = cameIn && state === 'awaiting-payment';
  return { orderNumber: number, paid: cameIn && !restDue, restDue };
}

/**
 * The outcome of an attempt; `part` when its order awaits the remainder, `refunded` when nothing was left to sell, `unsaid` while its gateway does
 * not respond, `disputed` when it reports another amount.
 */
export type Settlement = 'paid' | 'part' | 'refunded' | 'failed' | 'unsaid' | 'disputed';

/** Queries the gateway about an attempt and books the received money; errors are thrown for the caller to record. */
export async function settleAttempt(shop: Shop, attempt: StoredAttempt): Promise<Settlement> {
  if (attempt.state === 'paid') return 'paid';
  if (attempt.state === 'refunded') return 'refunded';
  const confirmation = await requestGateway(shop, attempt);
  if (typeof confirmation === 'string') return confirmation;
  if (confirmation.outcome === 'failed') return 'failed';
  await faultPoint(shop, 'payment-confirmed');
  const taken = await takeMoney(shop, attempt, { confirmation, captured: attempt.amount });
  await faultPoint(shop, 'money-kept');
  return taken;
}

/** Books money that the staff has found in the shop's account, like that of a gateway. Requires the order to be locked by the transaction. */
export async function takeReportedMoney(
  shop: Shop,
  {
    method,
    authority,
    reference,
    captured,
  }: {
    readonly method: string;
    readonly authority: string;
    readonly reference: string;
    /** The amount found, which may differ from the reported one. */
    readonly captured: Toman;
  },
): Promise<Settlement> {
  const attempt = await attemptNamed(shop, method, authority);
  if (attempt === null) throw new Error(`Nothing was reported for ${authority}.`);
  return takeMoney(shop, attempt, { confirmation: { outcome: 'paid', reference, cardMask: null }, captured });
}

/**
 * Books money received for an order: the order is placed when nothing is left to pay, otherwise awaits the remainder, or the money becomes store
 * credit. Runs in one transaction, once.
 */
async function takeMoney(
  shop: Shop,
  attempt: StoredAttempt,
  { confirmation, captured }: { confirmation: Confirmation & { outcome: 'paid' }; captured: Toman },
): Promise<Settlement> {
  return shop.transaction(async () => {
    const order = await lockOrder(shop, attempt.orderId);
    const left = order.total - order.creditUsed - (await balanceOf(shop, order.id)).received;
    const supplied = await canSupply(shop, order, captured >= left);
    if (!(await noteReceipt(shop, attempt, { confirmation, captured, state: supplied ? 'paid' : 'refunded' })))
      return settledBefore(shop, attempt, order);
    if (supplied && captured < left) {
      await waitForRest(shop, order, { received: captured, left: left - captured });
      return 'part';
    }
    if (supplied && (await creditTakenAgain(shop, order))) {
      await placePaid(shop, order);
      await faultPoint(shop, 'money-noted');
      return 'paid';
    }
    await giveBackPayment(shop, order, { id: attempt.id, captured });
    return 'refunded';
  });
}

async function settledBefore(shop: Shop, attempt: StoredAttempt, order: StandingOrder): Promise<Settlement> {
  if ((await attemptNamed(shop, attempt.method, attempt.authority))?.state !== 'paid') return 'refunded';
  return order.state === 'awaiting-payment' ? 'part' : 'paid';
}

/** After a partial payment, prolongs the hold and notifies the customer of the remainder. */
async function waitForRest(
  shop: Shop,
  { id, number, customerId }: StandingOrder,
  { received, left }: { readonly received: Toman; readonly left: Toman },
): Promise<void> {
  await holdAtLeastUntil(shop, id, new Date(shop.clock.now().getTime() + hoursForRest * 3_600_000));
  await shop.publish('notice.due', {
    customerId,
    kind: 'payment-part',
    params: { number, amount: received, left },
    link: `/my-order?order=${number}`,
  });
}

/** Takes the store credit of a lapsed order again, which the lapse had returned; false when it is no longer sufficient. */
async function creditTakenAgain(shop: Shop, order: StandingOrder): Promise<boolean> {
  if (order.state !== 'lapsed') return true;
  const taken = { ...ofOrder(order), amount: order.creditUsed };
  if (!(await payWithCredit(shop, taken))) return false;
  await notePaidFromCredit(shop, taken);
  return true;
}

const ofOrder = ({ id, number, customerId }: StandingOrder) => ({ orderId: id, number, customerId });

/** Whether there is stock for a payment: the held pieces or, after the hold has expired, available ones, if the payment is for the whole amount. */
async function canSupply(shop: Shop, order: StandingOrder, whole: boolean): Promise<boolean> {
  if (order.state === 'awaiting-payment') return true;
  if (!whole || !orderCan.become(order, 'placed')) return false;
  const { pieces } = await stockOfOrder(shop, order.id);
  const available = await lockAvailableStock(
    shop,
    pieces.map(({ variantId }) => variantId),
  );
  return pieces.length > 0 && pieces.every(({ variantId, quantity }) => (available.get(variantId) ?? 0) >= quantity);
}

async function placePaid(shop: Shop, order: StandingOrder): Promise<void> {
  const late = order.state === 'lapsed';
  await moveLockedOrder(shop, order, { to: 'placed', cause: 'payment', paidAt: shop.clock.now() });
  if (late) await takePromotionsAgain(shop, order);
  await sellStock(shop, { ...(await stockOfOrder(shop, order.id)), held: !late });
}

/** Redeems the promotions again that the lapse released, as far as available; the paid price stays in any case. */
async function takePromotionsAgain(shop: Shop, order: StandingOrder): Promise<void> {
  const { id: orderId, couponId, customerId } = order;
  if (couponId !== null && !(await redeemCouponAgain(shop, { orderId, couponId, customerId })))
    await forgetCoupon(shop, orderId);
  await countFlashSalePieces(shop, await flashSalePieces(shop, orderId));
}
