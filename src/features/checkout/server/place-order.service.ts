import { guessCoupon } from '#features/coupons/server/coupon-guesses.service.ts';
import { findCoupon, useCoupon, type CustomerCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import { invalidateFlashSales } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import { invalidatePieces } from '#features/inventory/server/inventory.service.ts';
import {
  answerPlaced,
  leftToPay,
  type OrderToPay,
  type PlacedOrder,
} from '#features/order-payments/server/order-payments.service.ts';
import { orderById, orderPlacedUnder } from '#features/orders/server/standing-orders.service.ts';
import { offeredPaymentMethod, type PurchaseError } from '#features/payments/server/payment-methods.service.ts';
import { unpaidError } from '#features/payments/purchase-limits.rules.ts';
import { paymentSettings } from '#features/payments/server/payment-settings.service.ts';
import { orderNumbersOf } from '#features/orders/server/order-numbers.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import { vatPercent } from '#features/prices/server/vat.service.ts';
import { settleInStock } from '#features/products/server/product-stock.service.ts';
import { returnWindowDays } from '#features/settings/server/return-window.service.ts';
import { creditBalance, payWithCredit } from '#features/store-credit/server/store-credit.service.ts';
import { isUniqueViolation } from '#platform/database/sql-state.ts';
import type { RowOf } from '#platform/database/statement.ts';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { OrderSums } from '../order-sums.rules.ts';
import {
  writeSpreadOrder,
  placeWholeOrder,
  takeKeyAndCart,
  type CartLine,
  type ShippingTerms,
} from './checkout.store.ts';
import { awaitsPayment, newOrder, nothingOpen, placedValues, type OpenOrders, type OrderToPlace } from './new-order.ts';
import type { Placement, PlacementRefusal, PlacingTerms } from './placement.ts';
import { placementHash } from './placement-hash.ts';
import {
  cartEmpty,
  couponRefused,
  creditShort,
  keyUsed,
  outOfStock,
  paymentUnavailable,
  shippingUnknown,
  tooMuchUnpaid,
  totalChanged,
} from './placement-refusals.ts';
import {
  couponRejection,
  piecesIn,
  pricedLines,
  purchaseOf,
  sumsOf,
  type CouponRejection,
  type PricedLine,
} from './pricing.ts';

export type { Placement, PlacementRefusal } from './placement.ts';

/** Thrown when another buyer took the last pieces of a flash sale between the read and the write: the cart is priced again. */
class PricesMoved extends Error {
  override readonly name = 'PricesMoved';
}
const maxAttempts = 5;

/**
 * Places an order of the customer's whole cart, once for each idempotency key: a repeated request, even a concurrent one, returns the same order. A
 * refused placement leaves cart and key unchanged.
 */
export function placeOrder(shop: Shop, placement: Placement): Promise<PlacedOrder | PlacementRefusal> {
  if (placement.body.coupon === undefined) return orderOnTerms(shop, placement, true);
  return guessCoupon(shop, placement.customerId, {
    run: (mayGuess) => orderOnTerms(shop, placement, mayGuess),
    failed: (placed) => isRefusal(placed) && placed.refusal === 'coupon-unknown',
  });
}

async function orderOnTerms(
  shop: Shop,
  placement: Placement,
  mayGuess: boolean,
): Promise<PlacedOrder | PlacementRefusal> {
  const { body } = placement;
  const bodyHash = placementHash(body);
  const terms = {
    rule: await priceRule(shop),
    vatPercent: await vatPercent(shop),
    method:
      body.payment_method === 'credit' ? ('credit' as const) : await offeredPaymentMethod(shop, body.payment_method),
    settings: await paymentSettings(shop),
    bodyHash,
    mayGuess,
    returnDays: await returnWindowDays(shop),
    numberOf: await orderNumbersOf(shop),
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const placed = await shop.transaction(() => placeOnce(shop, placement, terms));
      if (placed === 'repeated') return await answerRepeated(shop, placement, bodyHash);
      if (isRefusal(placed)) return placed;
      await faultPoint(shop, 'order-placed');
      return await answerPlaced(shop, placed, { card: body.card, amount: placed.total - placed.creditUsed });
    } catch (error) {
      // The customer placed another order concurrently, or somebody else one with this code: on retry it is counted.
      const again =
        error instanceof PricesMoved ||
        isUniqueViolation(error, 'orders_unpaid_slot') ||
        isUniqueViolation(error, 'coupon_redemptions_code');
      if (!again || attempt === maxAttempts) throw error;
    }
  }
}

/** Places the order in one transaction of two statements, plus two with a coupon or with credit; all pricing happens between them. */
async function placeOnce(
  shop: Shop,
  placement: Placement,
  terms: PlacingTerms,
): Promise<OrderToPay | PlacementRefusal | 'repeated'> {
  const { customerId, key, body } = placement;
  const now = shop.clock.now();
  const { method, settings } = terms;
  const rows = await takeKeyAndCart(shop, {
    customerId,
    key,
    bodyHash: terms.bodyHash,
    now,
    shippingMethodId: body.shipping_method_id,
    phone: body.address.phone,
    limited: method !== null && method !== 'credit',
  });
  if (rows.length === 0) return 'repeated';
  await faultPoint(shop, 'key-taken');
  if (method === null) return paymentUnavailable();
  const cart = cartToPlace(rows);
  if (isRefusal(cart)) return cart;
  const priced = await pricedCart(shop, { placement, cart, terms, now });
  if (isRefusal(priced)) return priced;
  const toPay = { placement, method, settings, open: cart.open, ...priced };
  const creditUsed = await creditTaken(shop, { ...toPay, orderId: cart.orderId });
  if (isRefusal(creditUsed)) return creditUsed;
  if (awaitsPayment({ ...toPay, creditUsed })) {
    const error = unpaidError(settings.limits, cart.open, piecesIn(priced.lines));
    if (error !== null) return tooMuchUnpaid(error);
  }
  return writeOrder(shop, {
    id: cart.orderId,
    spread: cart.spread,
    open: cart.open,
    method,
    settings,
    terms,
    shipping: cart.shipping,
    placement,
    ...priced,
    creditUsed,
    now,
  });
}

interface CartToPlace {
  readonly orderId: number;
  readonly shipping: ShippingTerms;
  readonly lines: readonly CartLine[];
  /** Whether pieces of a line are stored at several locations. */
  readonly spread: boolean;
  readonly open: OpenOrders;
}

type CartRow = RowOf<typeof takeKeyAndCart>;

function cartToPlace(
  rows: readonly CartRow[],
): CartToPlace | Refusal<'shipping-method-unknown' | 'cart-empty' | 'out-of-stock'> {
  const [first] = rows;
  const shipping = first?.shipping ?? null;
  if (first === undefined || shipping === null) return shippingUnknown();
  const lines = rows.filter((row): row is CartRow & CartLine => row.variantId !== null);
  if (lines.length === 0) return cartEmpty();
  const short = lines.filter((line) => line.available < line.quantity);
  return short.length > 0
    ? outOfStock(short)
    : {
        orderId: first.orderId,
        shipping,
        lines,
        spread: lines.some((line) => line.spread),
        open: first.open ?? nothingOpen,
      };
}

interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly coupon: CustomerCoupon | null;
  readonly sums: OrderSums;
}

/** Returns the totals of the cart, with a use of its coupon; refused where the customer agreed to another total. */
async function pricedCart(
  shop: Shop,
  {
    placement: { body, customerId },
    cart,
    terms,
    now,
  }: {
    readonly placement: Placement;
    readonly cart: CartToPlace;
    readonly terms: PlacingTerms;
    readonly now: Date;
  },
): Promise<PricedCart | Refusal<CouponRejection | 'total-changed' | 'order-too-large'>> {
  const lines = pricedLines(cart.lines, terms.rule);
  const coupon =
    body.coupon === undefined
      ? null
      : await takeCoupon(shop, { code: body.coupon, customerId, lines, now, mayGuess: terms.mayGuess });
  if (isRefusal(coupon)) return coupon;
  const sums = sumsOf(lines, { ...terms, shipping: cart.shipping.price }, coupon);
  if (isRefusal(sums)) return sums;
  if (body.agreed_total !== undefined && body.agreed_total !== sums.total) return totalChanged(sums);
  return { lines, coupon, sums };
}

async function takeCoupon(
  shop: Shop,
  use: { code: string; customerId: number; lines: readonly PricedLine[]; now: Date; mayGuess: boolean },
): Promise<CustomerCoupon | Refusal<CouponRejection>> {
  if (!use.mayGuess) return couponRefused('coupon-too-many-guesses');
  const coupon = await findCoupon(shop, { ...use, productIds: use.lines.map((line) => line.productId) });
  const rejection = couponRejection(coupon, use.lines, use.now);
  if (coupon === null || rejection !== null) return couponRefused(rejection ?? 'coupon-unknown');
  const used = await useCoupon(shop, { couponId: coupon.id, customerId: use.customerId, codeId: coupon.codeId });
  return used ? coupon : couponRefused('coupon-used-up');
}

/** Pays the chosen amount from the customer's credit and returns it; refused where the rest cannot be paid by the chosen method. */
async function creditTaken(
  shop: Shop,
  {
    placement: { body, customerId },
    method,
    settings,
    orderId,
    lines,
    sums,
    open,
  }: Pick<OrderToPlace, 'placement' | 'method' | 'settings' | 'lines' | 'sums' | 'open'> & { readonly orderId: number },
): Promise<number | Refusal<'credit-short' | PurchaseError>> {
  const amount = Math.min(body.credit_amount ?? 0, sums.total);
  const unpayable =
    method === 'credit'
      ? null
      : (method.refusalOf?.(settings, purchaseOf(lines, { due: sums.total - amount, ...body.address, open })) ?? null);
  if (unpayable !== null) return unpayable;
  const covered = method !== 'credit' || amount === sums.total;
  if (covered && (await payWithCredit(shop, { customerId, orderId, amount }))) return amount;
  return creditShort(await creditBalance(shop, customerId));
}

/** Writes the order with all its rows, and invalidates what its pieces change. */
async function writeOrder(shop: Shop, given: OrderToPlace & { readonly spread: boolean }): Promise<OrderToPay> {
  const { lines, spread } = given;
  const order = newOrder(shop, given);
  // Stock is locked by now: an order that takes no last piece and nothing from a flash sale needs no further statement, so this one also commits.
  const commits = lines.every((line) => line.flashSaleId === null && line.available > line.quantity);
  const write = spread ? writeSpreadOrder : placeWholeOrder;
  const [counts] = await write(shop, placedValues(shop, order, given), { commits });
  if (counts?.flashSalesMoved !== new Set(lines.flatMap((line) => line.flashSaleId ?? [])).size)
    throw new PricesMoved();

  if (order.state === 'placed') shop.eventWritten();
  if (counts.soldOut.length > 0) await settleInStock(shop, counts.soldOut);
  invalidatePieces(shop, [...new Set(lines.map((line) => line.productId))]);
  if (counts.flashSalesMoved > 0) invalidateFlashSales(shop, counts.flashSalesUsedUp);
  return order;
}

/** Refuses a different body under a key that placed an order; for the same body, returns that order in its present state. */
async function answerRepeated(
  shop: Shop,
  placement: Placement,
  bodyHash: string,
): Promise<PlacedOrder | PlacementRefusal> {
  const bound = await orderPlacedUnder(shop, placement);
  if (bound === undefined) throw new Error('A key was taken, and then it was not.');
  if (bound.bodyHash !== bodyHash) return keyUsed();
  const [order, amount] = [await orderById(shop, bound.orderId), await leftToPay(shop, bound.orderId)];
  return answerPlaced(shop, order, { card: placement.body.card, amount });
}
