import { orderById } from '#features/orders/server/standing-orders.service.ts';
import type { NewOrder } from '../checkout.contract.ts';
import type { OrderSums } from '../order-sums.rules.ts';
import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { creditBalance, payWithCredit } from '#features/store-credit/server/store-credit.service.ts';
import { kindIn, nameIn } from '#shared/text/names.ts';
import { settleInStock } from '#features/products/server/product-stock.service.ts';
import { invalidatePieces } from '#features/inventory/server/inventory.service.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { orderNumber } from '#features/orders/orders.rules.ts';
import {
  answerPlaced,
  type OrderToPay,
  type PlacedOrder,
} from '#features/order-payments/server/order-payments.service.ts';
import { vatPercent } from '#features/prices/server/vat.service.ts';
import {
  offeredPaymentMethod,
  type PaymentMethod,
  type PurchaseFault,
} from '#features/payments/server/payment-methods.service.ts';
import { paymentSettings, type PaymentSettings } from '#features/payments/server/payment-settings.service.ts';
import { findCoupon, useCoupon, type CustomerCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import { invalidateFlashSales } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { checkoutRefusals } from '../checkout-errors.messages.ts';
import { orderOfKey, placeWholeOrder, takeKeyAndCart, type CartLine } from './checkout.store.ts';
import {
  couponFault,
  pricedLines,
  purchaseOf,
  sumsOf,
  type CouponFault,
  type PricedLine,
  type Terms,
} from './pricing.ts';

/** An order as a customer asks for it, under a key of the customer's own. */
export interface Placement {
  readonly customerId: number;
  readonly key: string;
  readonly body: Static<typeof NewOrder>;
}

export type PlacementRefusal = Refusal<
  | 'key-used-for-another-order'
  | 'cart-empty'
  | 'out-of-stock'
  | 'shipping-method-unknown'
  | 'payment-method-unavailable'
  | 'credit-short'
  | 'total-changed'
  | PurchaseFault
  | CouponFault
>;

/** Somebody else bought the last pieces of an offer between our reading and our writing: reckon again. */
class PricesMoved extends Error {
  override readonly name = 'PricesMoved';
}
const mostReckonings = 5;

/**
 * Places an order of the customer's whole cart, once for each key: whoever repeats it, even at the same time, is
 * answered the same order. A refused placement leaves cart and key as they were.
 */
export async function placeOrder(shop: Shop, placement: Placement): Promise<PlacedOrder | PlacementRefusal> {
  const { body } = placement;
  const bodyHash = hashOf(body);
  const terms = {
    rule: await priceRule(shop),
    vatPercent: await vatPercent(shop),
    method:
      body.payment_method === 'credit' ? ('credit' as const) : await offeredPaymentMethod(shop, body.payment_method),
    settings: await paymentSettings(shop),
    bodyHash,
  };
  for (let reckonings = 1; ; reckonings++) {
    try {
      const placed = await shop.transaction(() => placeOnce(shop, placement, terms));
      if (placed === 'repeated') return await answerRepeated(shop, placement, bodyHash);
      if (isRefusal(placed)) return placed;
      await faultPoint(shop, 'order-placed');
      return await answerPlaced(shop, placed, body.card);
    } catch (error) {
      if (!(error instanceof PricesMoved) || reckonings === mostReckonings) throw error;
    }
  }
}

/** What was known before the transaction: it reads none of it anew. */
interface PlacingTerms extends Pick<Terms, 'rule' | 'vatPercent'> {
  readonly method: PaymentMethod | 'credit' | null;
  readonly settings: PaymentSettings;
  readonly bodyHash: string;
}

/** One transaction of two statements, and two more with a coupon or with credit: all that is reckoned lies between them. */
async function placeOnce(
  shop: Shop,
  placement: Placement,
  terms: PlacingTerms,
): Promise<OrderToPay | PlacementRefusal | 'repeated'> {
  const { customerId, key, body } = placement;
  const now = shop.clock.now();
  const rows = await takeKeyAndCart(shop, [customerId, key, terms.bodyHash, now, body.shipping_method_id]);
  const [first] = rows;
  if (first === undefined) return 'repeated';
  await faultPoint(shop, 'key-taken');
  const { method } = terms;
  if (method === null)
    return refuse(
      'payment-method-unavailable',
      inBoth(checkoutRefusals, (t) => t.paymentUnavailable),
    );
  if (first.shippingPrice === null)
    return refuse(
      'shipping-method-unknown',
      inBoth(checkoutRefusals, (t) => t.shippingUnknown),
    );
  const found = rows.filter((row): row is CartLine & typeof row => row.variantId !== null);
  if (found.length === 0)
    return refuse(
      'cart-empty',
      inBoth(checkoutRefusals, (t) => t.cartEmpty),
    );
  const short = found.filter((line) => line.available < line.quantity);
  if (short.length > 0) return outOfStock(short);

  const lines = pricedLines(found, terms.rule);
  const coupon =
    body.coupon === undefined ? null : await takeCoupon(shop, { code: body.coupon, customerId, lines, now });
  if (isRefusal(coupon)) return coupon;
  const sums = sumsOf(lines, { ...terms, shipping: first.shippingPrice }, coupon);
  if (body.agreed_total !== undefined && body.agreed_total !== sums.total) return totalChanged(sums);
  const creditUsed = Math.min(body.credit ?? 0, sums.total);
  const unpayable =
    method === 'credit'
      ? null
      : (method.refusalOf?.(terms.settings, purchaseOf(lines, { due: sums.total - creditUsed, ...body.address })) ??
        null);
  if (unpayable !== null) return unpayable;
  const covered = method !== 'credit' || creditUsed === sums.total;
  if (!covered || !(await payWithCredit(shop, { customerId, orderId: first.orderId, amount: creditUsed })))
    return creditShort(shop, customerId);
  const order = newOrder(shop, {
    id: first.orderId,
    method,
    settings: terms.settings,
    placement,
    sums,
    creditUsed,
    now,
  });
  const values = [
    ...lineColumns(lines, sums),
    ...orderValues(order, { placement, sums, coupon, now, vatPercent: terms.vatPercent }),
  ];
  // Stock is locked by now: an order that takes no last piece and nothing of an offer has no more to do, and ends with this.
  const commits = lines.every((line) => line.offerId === null && line.available > line.quantity);
  const [counts] = await placeWholeOrder(shop, values, { commits });
  if (counts?.offersMoved !== new Set(lines.flatMap((line) => line.offerId ?? [])).size) throw new PricesMoved();

  if (order.paidAt !== null || order.state === 'placed') shop.newsWritten();
  if (counts.soldOut.length > 0) await settleInStock(shop, counts.soldOut);
  invalidatePieces(shop, [...new Set(lines.map((line) => line.productId))]);
  if (counts.offersMoved > 0) invalidateFlashSales(shop, counts.offersUsedUp);
  return order;
}

/** The message names what is left, so that the customer can take that. */
function outOfStock(lines: readonly CartLine[]): Refusal<'out-of-stock'> {
  const said = (language: Language) =>
    lines
      .map((line) => {
        const name = nameIn(line, language);
        const named =
          line.variantName === null
            ? name
            : `${name} (${kindIn({ name: line.variantName, nameEn: line.variantNameEn }, language)})`;
        const t = checkoutRefusals[language];
        return line.available > 0 ? t.left(named, line.available) : t.soldOut(named);
      })
      .join(' ');
  return refuse('out-of-stock', { fa: said('fa'), en: said('en') });
}

/** The customer agreed to another total: what it is now is told, and nothing is charged. */
function totalChanged(sums: OrderSums): Refusal<'total-changed'> {
  const { itemsTotal, discountTotal, shippingTotal, vatTotal, total } = sums;
  return refuse(
    'total-changed',
    inBoth(checkoutRefusals, (t) => t.totalChanged(total)),
    {
      facts: {
        items_total: itemsTotal,
        discount_total: discountTotal,
        shipping_total: shippingTotal,
        vat_total: vatTotal,
        total,
      },
    },
  );
}

async function creditShort(shop: Shop, customerId: number): Promise<Refusal<'credit-short'>> {
  const balance = await creditBalance(shop, customerId);
  return refuse(
    'credit-short',
    inBoth(checkoutRefusals, (t) => t.creditShort(balance)),
  );
}

async function takeCoupon(
  shop: Shop,
  use: { code: string; customerId: number; lines: readonly PricedLine[]; now: Date },
): Promise<CustomerCoupon | Refusal<CouponFault>> {
  const coupon = await findCoupon(shop, { ...use, productIds: use.lines.map((line) => line.productId) });
  const fault = couponFault(coupon, use.lines, use.now);
  if (coupon === null || fault !== null) return couponRefused(fault ?? 'coupon-unknown');
  const used = await useCoupon(shop, { couponId: coupon.id, customerId: use.customerId });
  return used ? coupon : couponRefused('coupon-used-up');
}

function couponRefused(fault: CouponFault): Refusal<CouponFault> {
  return refuse(
    fault,
    inBoth(checkoutRefusals, (t) => t[fault]),
  );
}

interface Reckoned {
  readonly id: number;
  readonly method: PaymentMethod | 'credit';
  readonly settings: PaymentSettings;
  readonly placement: Placement;
  readonly sums: OrderSums;
  readonly creditUsed: number;
  readonly now: Date;
}

/** An order of which nothing is left to pay is not sent to a gateway: it is paid as it is placed. */
function newOrder(
  shop: Shop,
  { id, method, settings, placement, sums, creditUsed, now }: Reckoned,
): OrderToPay & { readonly paidAt: Date | null } {
  const paidByCredit = creditUsed > 0 && creditUsed === sums.total;
  const paidBeforehand = method === 'credit' || method.paidBeforehand;
  const awaitsPayment = paidBeforehand && creditUsed < sums.total;
  const state: OrderState = awaitsPayment ? 'awaiting-payment' : 'placed';
  return {
    id,
    number: orderNumber(id),
    state,
    total: sums.total,
    creditUsed,
    paymentMethod: method === 'credit' || paidByCredit ? 'credit' : method.code,
    phone: placement.body.address.phone,
    heldUntil:
      method !== 'credit' && awaitsPayment
        ? new Date(now.getTime() + method.holdMinutes(shop.config, settings) * 60_000)
        : null,
    paidAt: paidByCredit || (paidBeforehand && !awaitsPayment) ? now : null,
  };
}

/** The lines as the columns of {@link placeWholeOrder}. */
function lineColumns(lines: readonly PricedLine[], sums: OrderSums): unknown[] {
  return [
    lines.map((line) => line.variantId),
    lines.map((line) => line.productId),
    lines.map((line) => line.sellerId),
    lines.map((line) => line.name),
    lines.map((line) => line.nameEn),
    lines.map((line) => line.variantName),
    lines.map((line) => line.variantNameEn),
    lines.map((line) => line.pictureKey),
    lines.map((line) => line.quantity),
    lines.map((line) => line.basePrice),
    lines.map((line) => line.unitPrice),
    lines.map((line) => line.offerId),
    sums.lines.map((line) => line.discount),
    sums.lines.map((line) => line.vat),
    sums.lines.map((line) => line.total),
  ];
}

function orderValues(
  order: ReturnType<typeof newOrder>,
  {
    placement,
    sums,
    coupon,
    now,
    vatPercent,
  }: { placement: Placement; sums: OrderSums; coupon: CustomerCoupon | null; now: Date; vatPercent: number },
): unknown[] {
  const { body, customerId } = placement;
  return [
    order.id,
    order.number,
    customerId,
    order.state,
    order.paymentMethod,
    body.shipping_method_id,
    JSON.stringify(body.address),
    coupon?.code ?? null,
    coupon?.id ?? null,
    sums.itemsTotal,
    sums.discountTotal,
    sums.shippingTotal,
    sums.vatTotal,
    sums.total,
    now,
    order.paidAt,
    order.heldUntil,
    order.creditUsed,
    vatPercent,
    body.save_address ?? null,
  ];
}

/** Another body under a key that placed an order is refused; the same one is answered that order as it stands now. */
async function answerRepeated(
  shop: Shop,
  { customerId, key, body }: Placement,
  bodyHash: string,
): Promise<PlacedOrder | PlacementRefusal> {
  const [bound] = await orderOfKey(shop, [customerId, key]);
  if (bound === undefined) throw new Error('A key was taken, and then it was not.');
  if (bound.bodyHash !== bodyHash)
    return refuse(
      'key-used-for-another-order',
      inBoth(checkoutRefusals, (t) => t.keyUsed),
    );
  return answerPlaced(shop, await orderById(shop, bound.orderId), body.card);
}

/** The same for the same content, in whatever order its fields were sent. A card is no part of what is ordered: given anew, it pays the same order. */
function hashOf({ card: _, ...ordered }: Placement['body']): string {
  return createHash('sha256').update(canonical(ordered)).digest('base64url');
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(',')}}`;
}
