import {
  offeredPaymentMethod,
  offeredPaymentMethods,
  refusedPaymentMethods,
  type PaymentMethod,
  type PurchaseFault,
} from '#features/payments/server/payment-methods.service.ts';
import { paymentSettings } from '#features/payments/server/payment-settings.service.ts';
import { openAttempts } from '#features/payments/server/payments.service.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/throttle.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { orderRefusals } from '../order-errors.messages.ts';
import type { OrderDetail, PaymentWay } from '../orders.contract.ts';
import { orderCan } from '../orders.rules.ts';
import { orderPlaced, payAgain, settleAttempt, type PlacedOrder } from './order-payment.service.ts';
import { movedPieces } from './order-pieces.ts';
import { orderDetail, type OrderOfCustomer } from './orders.service.ts';
import { changePaymentMethod, ownOrder, purchaseOfOrder, stepOrder, type StandingOrder } from './orders.store.ts';

type OwnOrder = Pick<OrderOfCustomer, 'customerId' | 'number'>;
type PayRefusal = Refusal<
  'order-not-found' | 'order-not-payable' | 'payment-unavailable' | 'payment-method-unavailable' | PurchaseFault
>;

const notFound = () =>
  refuse(
    'order-not-found',
    inBoth(orderRefusals, (t) => t.notFound),
  );
const notPayable = () =>
  refuse(
    'order-not-payable',
    inBoth(orderRefusals, (t) => t.notPayable),
  );

/** So often a customer's pages may let the gateways be asked. */
const asking = { most: 40, windowSeconds: 600 };

/**
 * Another try to pay a customer's own order, also in another way than before: its hold goes on. The gateways are asked
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
  const [order] = await ownOrder(shop, [customerId, number]);
  if (order === undefined) return notFound();
  if (!orderCan.pay(order, shop.clock.now())) return notPayable();
  if (await askAboutOrder(shop, order)) return placedAsIs(await orderPlaced(shop, order.id));
  if (method !== undefined && method !== order.paymentMethod) {
    const changed = await payInAnotherWay(shop, order, method);
    if (isRefusal(changed)) return changed;
    if (!changed.paidBeforehand) return placedAsIs(await orderPlaced(shop, order.id));
  }
  return payAgain(shop, { customerId, number, ...rest });
}

const placedAsIs = ({ number, state, total }: StandingOrder): PlacedOrder => ({ number, status: state, total });

/** Asks the gateways once more about the payments of a customer's own order, and answers it as it stands then. */
export async function askAgain(
  shop: Shop,
  { customerId, number, language }: OrderOfCustomer,
): Promise<OrderDetail | Refusal<'order-not-found'>> {
  const [order] = await ownOrder(shop, [customerId, number]);
  if (order === undefined) return notFound();
  await askAboutOrder(shop, order);
  return orderDetail(shop, { customerId, number, language });
}

/** The ways in which a customer's own order can be paid now, the present one among them; none when it cannot be paid. */
export async function waysToPay(
  shop: Shop,
  { customerId, number, language }: OwnOrder & { readonly language: Language },
): Promise<PaymentWay[] | Refusal<'order-not-found'>> {
  const [order] = await ownOrder(shop, [customerId, number]);
  if (order === undefined) return notFound();
  if (!orderCan.pay(order, shop.clock.now())) return [];
  const refused = new Set(
    (await refusedPaymentMethods(shop, await purchaseOf(shop, order))).map(({ method }) => method),
  );
  return (await offeredPaymentMethods(shop))
    .filter(({ code }) => !refused.has(code))
    .map(({ code, name }) => ({ method: code, name: name[language] }));
}

/** Whether asking has settled the order. All gateways are asked at once, as each may take its time to be silent. */
async function askAboutOrder(shop: Shop, order: StandingOrder): Promise<boolean> {
  const attempts = await openAttempts(shop, order.id);
  if (attempts.length === 0) return false;
  const { allowed } = await countTry(shop, { key: `ask-gateways ${order.customerId}`, ...asking });
  if (!allowed) return false;
  const settled = await Promise.all(attempts.map((attempt) => settleAttempt(shop, attempt)));
  return settled.some((settlement) => settlement === 'paid' || settlement === 'refunded');
}

async function purchaseOf(shop: Shop, order: StandingOrder) {
  const [purchase] = await purchaseOfOrder(shop, [order.id]);
  if (purchase === undefined) throw new Error(`The order ${order.id} is gone.`);
  return purchase;
}

/** Lets an order that awaits payment be paid in another way: one conditional statement, so that a payment, a lapse or a cancellation that comes first stands. */
async function payInAnotherWay(shop: Shop, order: StandingOrder, code: string): Promise<PaymentMethod | PayRefusal> {
  const [method, settings] = [await offeredPaymentMethod(shop, code), await paymentSettings(shop)];
  if (method === null)
    return refuse(
      'payment-method-unavailable',
      inBoth(orderRefusals, (t) => t.methodUnavailable),
    );
  const unpayable = method.refusalOf?.(settings, await purchaseOf(shop, order)) ?? null;
  if (unpayable !== null) return unpayable;
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const changed = await changePaymentMethod(shop, [order.id, code, now, method.holdMinutes(shop.config, settings)]);
    if (changed.length !== 1) return notPayable();
    if (!method.paidBeforehand) await placeUnpaid(shop, order);
    return method;
  });
}

/** An order that is to be paid when it is handed over stands at once, and takes the pieces that were held for it. */
async function placeUnpaid(shop: Shop, order: StandingOrder): Promise<void> {
  const stepped = await stepOrder(shop, [
    order.id,
    ['awaiting-payment'],
    'placed',
    'customer',
    shop.clock.now(),
    null,
    null,
  ]);
  if (stepped.length !== 1) throw new Error('A locked order changed while it was placed.');
  await movedPieces(shop, order.id, 'sold');
  await shop.publish('order.placed', { orderId: order.id });
}
