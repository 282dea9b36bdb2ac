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

/** What is answered to who placed an order or tries to pay it. */
export type PlacedOrder = Static<typeof PlacedOrderSchema>;
/** A card that its provider has taken from the customer's browser. */
type GivenCard = Static<typeof CardToken> | undefined;
/** As much of an order as paying it needs. */
export type OrderToPay = Pick<
  StandingOrder,
  'id' | 'number' | 'state' | 'total' | 'creditUsed' | 'paymentMethod' | 'phone' | 'heldUntil'
>;

/**
 * An order as it is answered to who placed it, with the address where it is paid while it awaits payment. A gateway that
 * does not answer leaves the order as it is: the customer can try again until the hold ends.
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

/** What of an order that awaits payment is left to pay; nothing of any other. */
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

/** Another try to pay a customer's own order: what is left of it, or a part of that. */
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

/** How a customer comes back from the gateway. */
export interface Outcome {
  readonly orderNumber: string;
  readonly paid: boolean;
  /** A part was paid, and the order waits for the rest. */
  readonly restDue: boolean;
}

/**
 * Takes what a gateway calls back with. The gateway itself has to confirm that it was paid, as anybody can call;
 * however often it calls, an attempt is settled once. Null for an attempt that the shop does not know.
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
 * What became of an attempt; `part` when its order waits for the rest, `refunded` when there was nothing left to sell, `unsaid` while its
 * gateway does not answer, `disputed` when it names another sum.
 */
export type Settlement = 'paid' | 'part' | 'refunded' | 'failed' | 'unsaid' | 'disputed';

/** Queries the gateway about an attempt and takes the money that came in by it; an error is left for the caller to note. */
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

/** Takes money that the staff has found in the shop's account, as a gateway's is taken. In a transaction that has locked the order. */
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
    /** What was found, which may be another sum than was reported. */
    readonly captured: Toman;
  },
): Promise<Settlement> {
  const attempt = await attemptNamed(shop, method, authority);
  if (attempt === null) throw new Error(`Nothing was reported for ${authority}.`);
  return takeMoney(shop, attempt, { confirmation: { outcome: 'paid', reference, cardMask: null }, captured });
}

/**
 * Money came in for an order: the order is placed by it when nothing is left to pay, waits for the rest, or the money becomes the
 * customer's credit. One transaction, and once.
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

/** A part came in: the pieces are held a while longer, and the customer is notified of what is left. */
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

/** A lapse gave the order's credit back: it has to be there once more for the rest of the order to be paid by it. */
async function creditTakenAgain(shop: Shop, order: StandingOrder): Promise<boolean> {
  if (order.state !== 'lapsed') return true;
  const taken = { ...ofOrder(order), amount: order.creditUsed };
  if (!(await payWithCredit(shop, taken))) return false;
  await notePaidFromCredit(shop, taken);
  return true;
}

const ofOrder = ({ id, number, customerId }: StandingOrder) => ({ orderId: id, number, customerId });

/** Whether there are pieces for a payment: those held, or after the hold has lapsed, those that are left, for who pays all at once. */
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

/** What the lapse gave back is taken again as far as it is there; the price that was paid holds in any case. */
async function takePromotionsAgain(shop: Shop, order: StandingOrder): Promise<void> {
  const { id: orderId, couponId, customerId } = order;
  if (couponId !== null && !(await redeemCouponAgain(shop, { orderId, couponId, customerId })))
    await forgetCoupon(shop, orderId);
  await countFlashSalePieces(shop, await flashSalePieces(shop, orderId));
}
