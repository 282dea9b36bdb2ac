import type { Dice } from '../goods/demo-number.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';

/** The facts about a product that determine the demo customers' choice. */
export interface Choosable {
  readonly department: string;
  /** The relative weight of the product in a random choice. */
  readonly weight: number;
  readonly onFlashSale: boolean;
  readonly variantIds: readonly number[];
}

/** A customer's purchase, before pricing. */
export interface DemoPurchase<Product extends Choosable> {
  /** Index of the customer in the list of customers. */
  readonly customer: number;
  readonly placedAt: Date;
  readonly state: OrderState;
  /** Every state since the order was placed, with its time; a prepaid order is placed by its payment. */
  readonly steps: readonly { readonly state: OrderState; readonly at: Date }[];
  readonly paysInCash: boolean;
  readonly hasCoupon: boolean;
  readonly lines: readonly { readonly product: Product; readonly variantId: number; readonly quantity: number }[];
}

export const demoOrderCount = 420;
/** The number of weeks that the demo's orders cover. */
export const demoWeeks = 8;
const minute = 60_000;
const minutesOfDay = 24 * 60;

/** The age of the demo's flash sales in days: their sales began then. */
export const flashSaleAgeDays = 3;

const way: readonly { state: OrderState; afterHours: readonly [least: number, max: number] }[] = [
  { state: 'placed', afterHours: [0, 0] },
  { state: 'packaging', afterHours: [3, 20] },
  { state: 'ready', afterHours: [2, 10] },
  { state: 'on-the-way', afterHours: [4, 26] },
  { state: 'at-station', afterHours: [12, 40] },
  { state: 'delivered', afterHours: [3, 26] },
];

/** Days after which every demo order has been delivered. */
const surelyDeliveredDays = 6;

/** Generates the orders of the last eight weeks, oldest first; more of them since the flash sales began. */
export function demoPurchases<Product extends Choosable>(options: {
  products: readonly Product[];
  customers: number;
  now: Date;
  dice: Dice;
}): DemoPurchase<Product>[] {
  const { products, customers, now, dice } = options;
  const weights = products.map((product) => product.weight);
  const offered = products.filter((product) => product.onFlashSale);
  const offeredWeights = offered.map((product) => 4 + Math.ceil(Math.sqrt(product.weight)));
  const ages = Array.from({ length: demoOrderCount }, (_, index) =>
    index < demoOrderCount / 4
      ? dice.between(12, flashSaleAgeDays * minutesOfDay - 1)
      : dice.between(flashSaleAgeDays * minutesOfDay, demoWeeks * 7 * minutesOfDay),
  ).sort((a, b) => b - a);
  return ages.map((age, index) => {
    const placedAt = new Date(now.getTime() - age * minute);
    const duringFlashSales = age < flashSaleAgeDays * minutesOfDay;
    const first =
      duringFlashSales && dice.chance(80) ? dice.weighed(offered, offeredWeights) : dice.weighed(products, weights);
    const beside = products.filter((product) => product.department === first.department && product !== first);
    const chosen = new Set([first]);
    for (let more = dice.weighed([0, 1, 2, 3], [30, 35, 22, 13]); more > 0; more--) {
      if (duringFlashSales && dice.chance(45)) chosen.add(dice.weighed(offered, offeredWeights));
      else if (beside.length > 0 && dice.chance(60))
        chosen.add(
          dice.weighed(
            beside,
            beside.map((product) => product.weight),
          ),
        );
      else chosen.add(dice.weighed(products, weights));
    }
    const paysInCash = dice.chance(12) && age > surelyDeliveredDays * minutesOfDay;
    const steps = stepsSince({ placedAt, now, paysInCash, dice });
    return {
      // Every seventieth order is the demo account's; its coupons stay unused for visitors.
      customer: index % 70 === 69 ? 0 : dice.between(1, customers - 1),
      placedAt,
      state: steps.at(-1)?.state ?? 'placed',
      steps,
      paysInCash,
      hasCoupon: index % 70 !== 69 && dice.chance(7),
      lines: [...chosen].map((product) => ({
        product,
        variantId: dice.oneOf(product.variantIds),
        quantity: dice.weighed([1, 2, 3], duringFlashSales && product.onFlashSale ? [38, 37, 25] : [78, 17, 5]),
      })),
    };
  });
}

/** Returns an order's steps so far; a cash-on-delivery order is placed at once. */
function stepsSince({
  placedAt,
  now,
  paysInCash,
  dice,
}: {
  placedAt: Date;
  now: Date;
  paysInCash: boolean;
  dice: Dice;
}): { state: OrderState; at: Date }[] {
  const steps: { state: OrderState; at: Date }[] = [];
  let at = placedAt.getTime();
  for (const { state, afterHours } of way) {
    at +=
      dice.between(afterHours[0] * 60, afterHours[1] * 60) * minute + (state === 'placed' && !paysInCash ? 90_000 : 0);
    if (at > now.getTime()) break;
    steps.push({ state, at: new Date(at) });
  }
  return steps;
}
