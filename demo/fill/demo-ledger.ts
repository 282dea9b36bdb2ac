import { orderSums, type OrderSums } from '#features/checkout/order-sums.rules.ts';
import { demoReviewText, demoStars } from './demo-reviews.ts';
import type { DemoPurchase } from './demo-orders.ts';
import type { ProductFigures, Shelf } from './demo-shelves.ts';
import { numberOf, type Dice } from '../goods/demo-number.ts';
import { percentCoupon } from '#features/coupons/coupons.rules.ts';
import { deliveredPriceRule, salePrice } from '#features/prices/prices.rules.ts';

/** A purchase with its prices, as recorded in the ledger. */
export interface BookedOrder {
  readonly purchase: DemoPurchase<Shelf>;
  readonly sums: OrderSums;
  readonly hasCoupon: boolean;
  readonly paidAt: Date | null;
  readonly lines: readonly (DemoPurchase<Shelf>['lines'][number] & {
    readonly unitPrice: number;
    readonly onFlashSale: boolean;
  })[];
}

export interface DemoReview {
  readonly customer: number;
  readonly productId: number;
  readonly stars: number;
  readonly text: string;
  readonly bought: boolean;
  readonly createdAt: Date;
}

/** All data of orders and reviews, computed before the first of them is written. */
export interface DemoLedger {
  readonly orders: readonly BookedOrder[];
  readonly reviews: readonly DemoReview[];
  readonly soldOfVariant: ReadonlyMap<number, number>;
  readonly soldOnFlashSale: ReadonlyMap<number, number>;
  readonly couponUses: ReadonlyMap<number, number>;
  readonly figuresOf: (productId: number) => ProductFigures;
}

export const demoCoupon = { code: 'GET20', percentOff: 20, maxUsesPerCustomer: 3, shownOnHome: true } as const;
const vatPercent = 10;
const wantedReviews = 700;
/** The number of allotted units left for every product in a flash sale. */
const leftOfFlashSale = 2;

/** Prices the purchases by the shop's own rules, and generates customers' reviews of what they bought. */
export function demoLedger(options: LedgerOptions): DemoLedger {
  const { bookOrder, soldOnFlashSale: soldOnFlashSale, couponUses } = bookkeeper(options);
  const orders = options.purchases.map(bookOrder);
  const reviews = demoReviews(options);
  return {
    orders,
    reviews,
    soldOfVariant: summed(orders.flatMap(({ lines }) => lines.map((line) => [line.variantId, line.quantity] as const))),
    soldOnFlashSale: soldOnFlashSale,
    couponUses,
    figuresOf: figuresBy(orders, reviews),
  };
}

interface LedgerOptions {
  readonly purchases: DemoPurchase<Shelf>[];
  readonly shelves: readonly Shelf[];
  readonly shippingPrice: number;
  readonly flashSalesSince: Date;
  readonly customers: number;
  readonly now: Date;
  readonly dice: Dice;
}

/** Prices one purchase after another, counting flash sale quantities and each customer's coupon uses. */
function bookkeeper({ flashSalesSince: flashSalesSince, shippingPrice }: LedgerOptions) {
  const soldOnFlashSale = new Map<number, number>();
  const couponUses = new Map<number, number>();
  const bookLine = (placedAt: Date, line: DemoPurchase<Shelf>['lines'][number]) => {
    const { demo, id } = line.product;
    const sold = soldOnFlashSale.get(id) ?? 0;
    const onFlashSale =
      demo.flashSale !== undefined &&
      placedAt >= flashSalesSince &&
      sold + line.quantity <= demo.flashSale.allotted - leftOfFlashSale;
    if (onFlashSale) soldOnFlashSale.set(id, sold + line.quantity);
    const flashSale = onFlashSale ? (demo.flashSale ?? null) : null;
    return { ...line, onFlashSale: onFlashSale, unitPrice: salePrice(demo.price, deliveredPriceRule, flashSale) };
  };
  const bookOrder = (purchase: DemoPurchase<Shelf>): BookedOrder => {
    const lines = purchase.lines.map((line) => bookLine(purchase.placedAt, line));
    const uses = couponUses.get(purchase.customer) ?? 0;
    const hasCoupon = purchase.hasCoupon && uses < demoCoupon.maxUsesPerCustomer;
    if (hasCoupon) couponUses.set(purchase.customer, uses + 1);
    const delivered = purchase.steps.find((step) => step.state === 'delivered');
    return {
      purchase,
      lines,
      hasCoupon,
      paidAt: (purchase.paysInCash ? delivered : purchase.steps[0])?.at ?? null,
      sums: orderSums(lines, {
        coupon: hasCoupon ? percentCoupon(demoCoupon.percentOff) : null,
        shipping: shippingPrice,
        vatPercent,
      }),
    };
  };
  return { bookOrder, soldOnFlashSale: soldOnFlashSale, couponUses };
}

function figuresBy(
  orders: readonly BookedOrder[],
  reviews: readonly DemoReview[],
): (productId: number) => ProductFigures {
  const sold = summed(orders.flatMap(({ lines }) => lines.map((line) => [line.product.id, line.quantity] as const)));
  const stars = summed(reviews.map((review) => [review.productId, review.stars] as const));
  const count = summed(reviews.map((review) => [review.productId, 1] as const));
  return (id) => ({ soldCount: sold.get(id) ?? 0, ratingSum: stars.get(id) ?? 0, ratingCount: count.get(id) ?? 0 });
}

/** Most reviews are by buyers after delivery; one in four is by a customer who did not buy the product here. */
function demoReviews({ purchases, shelves, customers, now, dice }: LedgerOptions): DemoReview[] {
  const reviews = new Map<string, DemoReview>();
  const write = (review: Omit<DemoReview, 'stars' | 'text'>) => {
    const key = `${review.customer}/${review.productId}`;
    if (reviews.has(key)) return;
    const stars = demoStars(dice);
    reviews.set(key, { ...review, stars, text: demoReviewText(stars, dice) });
  };
  const bought = new Set(
    purchases.flatMap(({ customer, lines }) => lines.map(({ product }) => `${customer}/${product.id}`)),
  );
  for (const { customer, steps, lines } of purchases) {
    const delivered = steps.find((step) => step.state === 'delivered');
    if (delivered === undefined) continue;
    for (const { product } of lines) {
      const createdAt = new Date(
        Math.min(delivered.at.getTime() + dice.between(3, 220) * 3_600_000, now.getTime() - 60_000),
      );
      if (createdAt >= delivered.at && dice.chance(82))
        write({ customer, productId: product.id, bought: true, createdAt });
    }
  }
  const weights = shelves.map((shelf) => shelf.weight + 8);
  while (reviews.size < wantedReviews) {
    const { id, createdAt: since } = dice.weighed(shelves, weights);
    const customer = dice.between(1, customers - 1);
    if (bought.has(`${customer}/${id}`)) continue;
    const hours = Math.floor((now.getTime() - since.getTime()) / 3_600_000);
    write({
      customer,
      productId: id,
      bought: false,
      createdAt: new Date(since.getTime() + dice.between(1, hours - 1) * 3_600_000),
    });
  }
  return [...reviews.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function summed(entries: readonly (readonly [key: number, amount: number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [key, amount] of entries) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
}

/** Returns the gateway's result for a payment: a typical masked card and a receipt. */
export function demoReceipt(number: string): { authority: string; reference: string; cardMask: string } {
  return {
    authority: `DEMO${number.padStart(32, '0')}`,
    reference: String(100_000_000 + numberOf(`${number} receipt`, 899_999_999)),
    cardMask: `${['603799', '610433', '621986', '589210'][numberOf(number, 4)] ?? '603799'}******${1_000 + numberOf(`${number} card`, 9_000)}`,
  };
}
