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

/** So often a customer's pages may have the gateways queried. */
const requesting = { max: 40, windowSeconds: 600 };

/**
 * Another try to pay a customer's own order, also in another way than before: its hold goes on. The gateways are queried
 * first, as the customer may have paid on a page that they did not come back from; then the order is answered as it stands.
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

/** The ways in which a customer's own order can be paid now, the present one among them; none when it cannot be paid. */
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

/** Whether something came in for an order: the rest of such an order is paid beforehand too. */
async function isPartPaid(shop: Shop, { id, total, creditUsed }: StandingOrder): Promise<boolean> {
  return (await leftToPay(shop, id)) < total - creditUsed;
}

/** Queries the gateways about the open payments of an order: whether that has settled it. All are queried at once, as each may take its time to be silent. */
export async function reconcileOrder(shop: Shop, order: StandingOrder): Promise<boolean> {
  const attempts = await openAttempts(shop, order.id);
  if (attempts.length === 0) return false;
  const { allowed } = await countTry(shop, { key: `ask-gateways ${order.customerId}`, ...requesting });
  if (!allowed) return false;
  const settled = await Promise.all(attempts.map((attempt) => settleAttempt(shop, attempt)));
  return settled.some((settlement) => settlement === 'paid' || settlement === 'refunded');
}

/** Lets an order that awaits payment be paid in another way: one conditional statement, so that a payment, a lapse or a cancellation that comes first stands. */
async function payInAnotherWay(shop: Shop, order: StandingOrder, code: string): Promise<PaymentMethod | PayRefusal> {
  const [method, settings] = [await offeredPaymentMethod(shop, code), await paymentSettings(shop)];
  if (method === null) return methodUnavailable();
  const purchase = await purchaseIn(shop, order.id);
  const unpayable = method.refusalOf?.(settings, purchase) ?? null;
  if (unpayable !== null) return unpayable;
  return shop.transaction(async () => {
    await lockOrder(shop, order.id);
    // Who paid meanwhile has placed it: that, and not the way, is why it cannot be paid otherwise.
    if (!orderCan.pay(await orderById(shop, order.id), shop.clock.now())) return notPayable();
    if (!method.paidBeforehand && (await isPartPaid(shop, order))) return methodUnavailable();
    const holdMinutes = holdMinutesFor(method.holdMinutes(shop.config, settings), purchase.shares);
    if (!(await payOtherwise(shop, { orderId: order.id, method: code, holdMinutes }))) return notPayable();
    if (!method.paidBeforehand) await placeUnpaid(shop, order);
    return method;
  });
}

/** An order that is to be paid when it is handed over stands at once, and takes the pieces that were held for it. */
async function placeUnpaid(shop: Shop, order: StandingOrder): Promise<void> {
  await moveLockedOrder(
    shop,
    { id: order.id, state: 'awaiting-payment', paidAt: null },
    { to: 'placed', cause: 'customer' },
  );
  await sellStock(shop, { ...(await stockOfOrder(shop, order.id)), held: true });
}
