import { orderErrors } from '#features/orders/order-errors.messages.ts';
import type { PaymentWay } from '../order-payments.contract.ts';
import type { StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import {
  offeredPaymentMethod,
  offeredPaymentMethods,
  refusedPaymentMethods,
  type PaymentMethod,
  type PurchaseError,
} from '#features/payments/server/payment-methods.service.ts';
import { holdMinutesFor } from '#features/payments/purchase-limits.rules.ts';
import { paymentSettings } from '#features/payments/server/payment-settings.service.ts';
import { openAttempts } from '#features/payments/server/payments.service.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { orderCan } from '#features/orders/orders.rules.ts';
import { leftToPay, payAgain, settleAttempt, type PlacedOrder } from './order-payments.service.ts';
import { sellStock } from '#features/inventory/server/inventory.service.ts';
import { orderPaymentErrors } from '../order-payment-errors.messages.ts';
import {
  findOwnOrder,
  lockOrder,
  moveLockedOrder,
  orderById,
  payOtherwise,
  purchaseIn,
  stockOfOrder,
} from '#features/orders/server/standing-orders.service.ts';

interface OwnOrder {
  readonly customerId: number;
  readonly number: string;
}
type PayRefusal = Refusal<
  | 'order-not-found'
  | 'order-not-payable'
  | 'payment-amount-unfit'
  | 'payment-unavailable'
  | 'payment-method-unavailable'
  | PurchaseError
>;

const notFound = () =>
  refuse(
    'order-not-found',
    inBoth(orderErrors, (t) => t.notFound),
  );
const notPayable = () =>
  refuse(
    'order-not-payable',
    inBoth(orderPaymentErrors, (t) => t.notPayable),
  );

const methodUnavailable = () =>
  refuse(
    'payment-method-unavailable',
    inBoth(orderPaymentErrors, (t) => t.methodUnavailable),
  );

/** Rate limit for gateway queries caused by a customer's pages. */
const requesting = { max: 40, windowSeconds: 600 };

/**
 * Starts another payment of a customer's own order, possibly by another method; its hold continues. The gateways are queried first, since the
 * customer may have paid without returning; the order is then returned in its current state.
 */
export async function payOrder(
  shop: Shop,
  {
    customerId,
    number,
    method,
    ...rest
  }: OwnOrder & { readonly method?: string | undefined } & Omit<Parameters<typeof payAgain>[1], keyof OwnOrder>,
): Promise<PlacedOrder | PayRefusal> {
  const order = await findOwnOrder(shop, { customerId, number });
  if (order === null) return notFound();
  if (!orderCan.pay(order, shop.clock.now())) return notPayable();
  if (await reconcileOrder(shop, order)) return placedAsIs(await orderById(shop, order.id));
  if (method !== undefined && method !== order.paymentMethod) {
    const changed = await payInAnotherWay(shop, order, method);
    if (isRefusal(changed)) return changed;
    if (!changed.paidBeforehand) return placedAsIs(await orderById(shop, order.id));
  }
  return payAgain(shop, { customerId, number, ...rest });
}

const placedAsIs = ({ number, state, total }: StandingOrder): PlacedOrder => ({ number, status: state, total });

/** Returns the payment methods currently available for a customer's own order, including the present one; empty when it cannot be paid. */
export async function waysToPay(
  shop: Shop,
  { customerId, number, language }: OwnOrder & { readonly language: Language },
): Promise<PaymentWay[] | Refusal<'order-not-found'>> {
  const order = await findOwnOrder(shop, { customerId, number });
  if (order === null) return notFound();
  if (!orderCan.pay(order, shop.clock.now())) return [];
  const refused = new Set(
    (await refusedPaymentMethods(shop, await purchaseIn(shop, order.id))).map(({ method }) => method),
  );
  const partPaid = await isPartPaid(shop, order);
  return (await offeredPaymentMethods(shop))
    .filter(({ code, paidBeforehand }) => !refused.has(code) && (paidBeforehand || !partPaid))
    .map(({ code, name }) => ({ method: code, name: name[language] }));
}

/** Whether an order is partially paid: its remainder has to be prepaid too. */
async function isPartPaid(shop: Shop, { id, total, creditUsed }: StandingOrder): Promise<boolean> {
  return (await leftToPay(shop, id)) < total - creditUsed;
}

/** Queries the gateways about an order's open payments; returns whether that has settled it. All are queried in parallel, since each may time out. */
export async function reconcileOrder(shop: Shop, order: StandingOrder): Promise<boolean> {
  const attempts = await openAttempts(shop, order.id);
  if (attempts.length === 0) return false;
  const { allowed } = await countTry(shop, { key: `ask-gateways ${order.customerId}`, ...requesting });
  if (!allowed) return false;
  const settled = await Promise.all(attempts.map((attempt) => settleAttempt(shop, attempt)));
  return settled.some((settlement) => settlement === 'paid' || settlement === 'refunded');
}

/**
 * Changes the payment method of an order that awaits payment in one conditional statement, so that an earlier payment, lapse or cancellation takes
 * precedence.
 */
async function payInAnotherWay(shop: Shop, order: StandingOrder, code: string): Promise<PaymentMethod | PayRefusal> {
  const [method, settings] = [await offeredPaymentMethod(shop, code), await paymentSettings(shop)];
  if (method === null) return methodUnavailable();
  const purchase = await purchaseIn(shop, order.id);
  const unpayable = method.refusalOf?.(settings, purchase) ?? null;
  if (unpayable !== null) return unpayable;
  return shop.transaction(async () => {
    await lockOrder(shop, order.id);
    // If the order was paid meanwhile, that is the reason for the refusal, not the method.
    if (!orderCan.pay(await orderById(shop, order.id), shop.clock.now())) return notPayable();
    if (!method.paidBeforehand && (await isPartPaid(shop, order))) return methodUnavailable();
    const holdMinutes = holdMinutesFor(method.holdMinutes(shop.config, settings), purchase.shares);
    if (!(await payOtherwise(shop, { orderId: order.id, method: code, holdMinutes }))) return notPayable();
    if (!method.paidBeforehand) await placeUnpaid(shop, order);
    return method;
  });
}

/** Places an order that is paid on delivery immediately, and sells the pieces held for it. */
async function placeUnpaid(shop: Shop, order: StandingOrder): Promise<void> {
  await moveLockedOrder(
    shop,
    { id: order.id, state: 'awaiting-payment', paidAt: null },
    { to: 'placed', cause: 'customer' },
  );
  await sellStock(shop, { ...(await stockOfOrder(shop, order.id)), held: true });
}
