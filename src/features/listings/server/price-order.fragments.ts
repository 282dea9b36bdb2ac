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
 * Lists are narrowed and ordered by what a product is sold for (`salePrice` in prices.rules.ts), which no column says: it moves
 * with the clock, the price rule, sale prices and the pieces left of a flash sale. But where the price rule alone decides, the order of base
 * prices is the order of prices within each segment, so an index of base prices serves; and products with a price of their own are few.
 */

/** What prices are reckoned by. */
export interface PriceTerms {
  readonly rule: PriceRule;
  readonly now: Date;
}

/** Prices from and up to which (both in it) a list is narrowed, in toman. */
export interface PriceRange {
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
}

/** Products of a list whose prices follow an index, or are few. */
export interface PricePart {
  /** What is joined to the products `p`. */
  readonly join: string;
  /** Writes what they are sold for, where a list says it. */
  readonly price: () => string;
  /** What they are ordered by, the same order as that of their prices, and how much more than the price it is. */
  readonly key: string;
  readonly above: number;
  readonly condition: string;
  /** Whether they are so few that they are found by their numbers. */
  readonly few: boolean;
}

/** The products of a range of prices, in parts that are each found in the order of prices; no product is in two of them. */
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

/** In how many parts a list of any price is found, which the shape of its statement depends on. */
export const pricePartCount = ({ rule }: PriceTerms): number => priceSegments(rule, {}).length + 1;

function segmentPart(segment: PriceSegment, now: string, bind: Bind): PricePart {
  const condition = `${ofSegment(segment, bind)} and p.id not in ${idsWithSpecialPrice(now)}`;
  const { off } = segment;
  if (off === 'all') return { join: '', price: () => '0::bigint', key: '0::bigint', above: 0, few: false, condition };
  const price = () => (off === 0 ? 'p.base_price' : `p.base_price - ${bind(bigint, off)}`);
  return { join: '', price, key: 'p.base_price', above: off, few: false, condition };
}

/** The condition that a product p is sold for a price of a range. */
export function pricedWithin(terms: PriceTerms, range: PriceRange, bind: Bind): string {
  const now = bind(timestamptz, terms.now);
  const segments = priceSegments(terms.rule, { least: range.priceMin, greatest: range.priceMax });
  const byRule = segments.map((segment) => `(${ofSegment(segment, bind)})`).join(' or ') || 'false';
  return `case when p.id in ${idsWithSpecialPrice(now)} then ${within(priceOf(terms, bind), range, bind)} else ${byRule} end`;
}

/** What a product p is sold for, in toman: `salePrice` as SQL. */
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
