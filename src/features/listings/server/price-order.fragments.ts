import {
  specialPriceOf,
  specialPriceTable,
  idsWithSpecialPrice,
  specialPrice,
} from '#features/flash-sales/server/flash-sale-prices.fragments.ts';
import { priceSegments, type PriceRule, type PriceSegment } from '#features/prices/prices.rules.ts';
import { bigint, timestamptz } from '#platform/database/sql-types.ts';
import type { Bind } from '#platform/database/statement.ts';

/**
 * Lists are filtered and sorted by selling price (`salePrice` in prices.rules.ts), which is in no column: it depends on the time, the price rule,
 * sale prices and the pieces left of a flash sale. But where only the price rule applies, base prices and selling prices have the same order within
 * each segment, so an index on base prices serves; and products with an overridden price are few.
 */

/** The inputs of price calculation. */
export interface PriceTerms {
  readonly rule: PriceRule;
  readonly now: Date;
}

/** The inclusive price limits of a list, in toman. */
export interface PriceRange {
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
}

/** A part of a list whose price order follows an index, or which is small. */
export interface PricePart {
  /** The joins to the products `p`. */
  readonly join: string;
  /** Returns the SQL of the selling price, where a list needs it. */
  readonly price: () => string;
  /** The sort key, which has the same order as the price, and its excess over the price. */
  readonly key: string;
  readonly above: number;
  readonly condition: string;
  /** Whether it is small enough to be selected by ids. */
  readonly few: boolean;
}

/** Splits the products of a price range into disjoint parts that can each be read in price order. */
export function pricePartsOf(terms: PriceTerms, range: PriceRange, bind: Bind): PricePart[] {
  const now = bind(timestamptz, terms.now);
  const bySpecial = specialPrice('p.base_price', 'special.price');
  const segments = priceSegments(terms.rule, { least: range.priceMin, greatest: range.priceMax });
  return [
    ...segments.map((segment) => segmentPart(segment, now, bind)),
    {
      join: `join ${specialPriceTable(now)} special on special.product_id = p.id`,
      price: () => bySpecial,
      key: bySpecial,
      above: 0,
      few: true,
      condition: within(bySpecial, range, bind),
    },
  ];
}

/** Returns the number of parts of a list without price limits, which determines the shape of its statement. */
export const pricePartCount = ({ rule }: PriceTerms): number => priceSegments(rule, {}).length + 1;

function segmentPart(segment: PriceSegment, now: string, bind: Bind): PricePart {
  const condition = `${ofSegment(segment, bind)} and p.id not in ${idsWithSpecialPrice(now)}`;
  const { off } = segment;
  if (off === 'all') return { join: '', price: () => '0::bigint', key: '0::bigint', above: 0, few: false, condition };
  const price = () => (off === 0 ? 'p.base_price' : `p.base_price - ${bind(bigint, off)}`);
  return { join: '', price, key: 'p.base_price', above: off, few: false, condition };
}

/** Returns the condition that a product p's selling price is within a range. */
export function pricedWithin(terms: PriceTerms, range: PriceRange, bind: Bind): string {
  const now = bind(timestamptz, terms.now);
  const segments = priceSegments(terms.rule, { least: range.priceMin, greatest: range.priceMax });
  const byRule = segments.map((segment) => `(${ofSegment(segment, bind)})`).join(' or ') || 'false';
  return `case when p.id in ${idsWithSpecialPrice(now)} then ${within(priceOf(terms, bind), range, bind)} else ${byRule} end`;
}

/** Returns the selling price of a product p in toman: `salePrice` as SQL. */
export function priceOf({ rule, now }: PriceTerms, bind: Bind): string {
  const product = { id: 'p.id', basePrice: 'p.base_price' };
  return `coalesce(${specialPriceOf(product, bind(timestamptz, now))},
    case when p.base_price > ${bind(bigint, rule.above)} then greatest(0, p.base_price - ${bind(bigint, rule.off)}) else p.base_price end)`;
}

const ofSegment = ({ from, to }: PriceSegment, bind: Bind) =>
  `p.base_price between ${bind(bigint, from)} and ${bind(bigint, to)}`;

function within(price: string, { priceMin, priceMax }: PriceRange, bind: Bind): string {
  const conditions = ['true'];
  if (priceMin !== undefined) conditions.push(`${price} >= ${bind(bigint, priceMin)}`);
  if (priceMax !== undefined) conditions.push(`${price} <= ${bind(bigint, priceMax)}`);
  return conditions.join(' and ');
}
