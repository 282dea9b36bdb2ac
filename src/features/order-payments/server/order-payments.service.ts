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
  noteReceipt,
  payAddressOf,
  type Confirmation,
  type StoredAttempt,
} from '#features/payments/server/payments.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Static } from 'typebox';
import { orderCan } from '#features/orders/orders.rules.ts';
import { orderPaymentErrors } from '../order-payment-errors.messages.ts';
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
export async function answerPlaced(shop: Shop, order: OrderToPay, card?: GivenCard): Promise<PlacedOrder> {
  const { number, state, total } = order;
  const address = await payAddress(shop, order, card);
  return { number, status: state, total, ...(address === null ? {} : { payment: { redirect_url: address } }) };
}

async function payAddress(shop: Shop, order: OrderToPay, card: GivenCard): Promise<string | null> {
  const method = await offeredPaymentMethod(shop, order.paymentMethod);
  if (method === null || !orderCan.pay(order, shop.clock.now())) return null;
  return payAddressOf(shop, method, {
    orderId: order.id,
    number: order.number,
    amount: order.total - order.creditUsed,
    phone: order.phone,
    card: card && { token: card.token, lastFour: card.last_four },
  });
}

/** Another try to pay a customer's own order. */
export async function payAgain(
  shop: Shop,
  { customerId, number, card }: { customerId: number; number: string; card?: GivenCard },
): Promise<PlacedOrder | Refusal<'order-not-found' | 'order-not-payable' | 'payment-unavailable'>> {
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
  const answer = await answerPlaced(shop, order, card);
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
  const { number } = await orderById(shop, attempt.orderId);
  const settled = claimsPaid ? await settleAttempt(shop, attempt) : 'failed';
  if (settled === 'failed') await noteError(shop, attempt);
  if (settled === 'unsaid' || settled === 'disputed') await noteClaim(shop, attempt);
  return { orderNumber: number, paid: settled === 'paid' || attempt.state === 'paid' };
}

/**
 * What became of an attempt; `refunded` when there was nothing left to sell, `unsaid` while its gateway does not answer,
 * `disputed` when it names another sum.
 */
export type Settlement = 'paid' | 'refunded' | 'failed' | 'unsaid' | 'disputed';

/** Queries the gateway about an attempt and takes the money that came in by it; an error is left for the caller to note. */
export async function settleAttempt(shop: Shop, attempt: StoredAttempt): Promise<Settlement> {
  if (attempt.state === 'paid') return 'paid';
  if (attempt.state === 'refunded') return 'refunded';
  const confirmation = await requestGateway(shop, attempt);
  if (typeof confirmation === 'string') return confirmation;
  if (confirmation.outcome === 'failed') return 'failed';
  await faultPoint(shop, 'payment-confirmed');
  const taken = await takeMoney(shop, attempt, confirmation);
  await faultPoint(shop, 'money-kept');
  return taken;
}

/** Takes money that the staff has found in the shop's account, as a gateway's is taken. In a transaction that has locked the order. */
export async function takeReportedMoney(
  shop: Shop,
  { method, authority, reference }: { readonly method: string; readonly authority: string; readonly reference: string },
): Promise<Settlement> {
  const attempt = await attemptNamed(shop, method, authority);
  if (attempt === null) throw new Error(`Nothing was reported for ${authority}.`);
  return takeMoney(shop, attempt, { outcome: 'paid', reference, cardMask: null });
}

/** Money came in for an order: the order is placed by it, or the money becomes the customer's credit. One transaction, and once. */
async function takeMoney(
  shop: Shop,
  attempt: StoredAttempt,
  confirmation: Confirmation & { outcome: 'paid' },
): Promise<Settlement> {
  return shop.transaction(async () => {
    const order = await lockOrder(shop, attempt.orderId);
    const supplied = await canSupply(shop, order);
    if (!(await noteReceipt(shop, attempt, { confirmation, state: supplied ? 'paid' : 'refunded' }))) {
      return (await attemptNamed(shop, attempt.method, attempt.authority))?.state === 'paid' ? 'paid' : 'refunded';
    }
    if (supplied && (await creditTakenAgain(shop, order))) {
      await placePaid(shop, order);
      await faultPoint(shop, 'money-noted');
      return 'paid';
    }
    await giveBackPayment(shop, order, attempt);
    return 'refunded';
  });
}

/** A lapse gave the order's credit back: it has to be there once more for the rest of the order to be paid by it. */
async function creditTakenAgain(shop: Shop, order: StandingOrder): Promise<boolean> {
  return order.state !== 'lapsed' || payWithCredit(shop, { ...ofOrder(order), amount: order.creditUsed });
}

const ofOrder = ({ id, number, customerId }: StandingOrder) => ({ orderId: id, number, customerId });

/** Whether there are pieces for a payment: those held, or after the hold has lapsed, those that are left. */
async function canSupply(shop: Shop, order: StandingOrder): Promise<boolean> {
  if (order.state === 'awaiting-payment') return true;
  if (!orderCan.become(order, 'placed')) return false;
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
  await shop.publish('order.placed', { orderId: order.id });
  await shop.publish('order.paid', { orderId: order.id });
}

/** What the lapse gave back is taken again as far as it is there; the price that was paid holds in any case. */
async function takePromotionsAgain(shop: Shop, order: StandingOrder): Promise<void> {
  const { id: orderId, couponId, customerId } = order;
  if (couponId !== null && !(await redeemCouponAgain(shop, { orderId, couponId, customerId })))
    await forgetCoupon(shop, orderId);
  await countFlashSalePieces(shop, await flashSalePieces(shop, orderId));
}
