import { salePrice, type PriceRule } from '#features/prices/prices.rules.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import type { AttributeEntry, FacetTable } from './facet-table.rules.ts';

/** An attribute filter: the value must be within one of the ranges; a single value is a range of one. */
export interface AttributeWish {
  readonly attributeId: number;
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
}

/** A filter of a list; omitted parts do not filter. */
export interface FacetFilter {
  readonly brands?: ReadonlySet<number | null> | undefined;
  readonly colours?: ReadonlySet<string> | undefined;
  readonly sizes?: ReadonlySet<string> | undefined;
  readonly payments?: ReadonlySet<string> | undefined;
  /** The minimum average rating. */
  readonly rating?: number | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly inStock?: boolean | undefined;
  /** All of them must match. */
  readonly attributes?: readonly AttributeWish[] | undefined;
}

/** The selectable minimum ratings in stars. */
export const ratingSteps = [4, 3, 2] as const;

/** Numbers of products by attribute and value. */
export type ValueCounts = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** The number of products that each filter choice would leave, each part counted with all other parts of the filter applied. */
export interface FacetCounts {
  /** With the whole filter applied. */
  readonly total: number;
  readonly brands: Map<number, number>;
  readonly colours: Map<string, number>;
  readonly sizes: Map<string, number>;
  readonly payments: Map<string, number>;
  readonly ratings: Map<number, number>;
  readonly inStock: number;
  /** The number of products with each value, by attribute id. */
  readonly attributes: ValueCounts;
  /** The same without the filter. */
  readonly allAttributes: ValueCounts;
  /** Null where no product is left. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

/** The products to count, and their prices. */
interface Counted {
  /** Their slots in the table; all when omitted. */
  readonly slots?: readonly number[] | undefined;
  /** Their categories; any when omitted. */
  readonly categoryIds?: ReadonlySet<number> | undefined;
  readonly rule: PriceRule;
  /** The overridden prices by product id. */
  readonly specials: ReadonlyMap<number, number>;
}

/**
 * Counts all choices in one pass: a product that fails exactly one part still counts among the choices of that part. Lists of names are shared by
 * products, so the lists are counted first and expanded to names once at the end.
 */
export function countFacets(table: FacetTable, filter: FacetFilter, counted: Counted): FacetCounts {
  const counts = new Counts(table, filter.attributes ?? []);
  const { columns } = table;
  const failedPart = failedPartOf(table, filter);
  const { slots, categoryIds, rule, specials } = counted;
  const inCategory = categoryIds === undefined ? null : table.categories.which((id) => categoryIds.has(id));
  const special = new Map([...specials].flatMap(([id, price]) => table.slotsOf([id]).map((slot) => [slot, { price }])));
  const count = slots?.length ?? table.size;
  for (let index = 0; index < count; index++) {
    const slot = slots === undefined ? index : (slots[index] ?? 0);
    if (inCategory !== null && inCategory[columns.category[slot] ?? 0] === 0) continue;
    counts.addAny(slot);
    const own = special.size === 0 ? undefined : special.get(slot);
    const price = salePrice(columns.basePrice[slot] ?? 0, rule, own ?? null);
    const failed = failedPart(slot, price);
    if (failed !== several) counts.add(slot, price, failed);
  }
  return counts.all();
}

// Filter parts as numbers, since a million of them are compared.
const none = 0;
const brand = 1;
const colour = 2;
const size = 3;
const payment = 4;
const stars = 5;
const cost = 6;
const stock = 7;
const several = 8;
/** The first attribute condition; the others follow it. */
const attribute = 9;

/** Returns which part of a filter the product in a slot fails at its price: none, one or several. */
function failedPartOf(table: FacetTable, filter: FacetFilter): (slot: number, price: number) => number {
  const { columns } = table;
  const named = (names: ReadonlySet<string>) => (list: readonly string[]) => list.some((name) => names.has(name));
  const { brands, colours, sizes, payments, rating = 0, priceMin = -Infinity, priceMax = Infinity, inStock } = filter;
  if (Object.values(filter).every((part) => part === undefined)) return () => none;
  const inLists = (
    [
      [brand, columns.brand, brands && table.brands.which((id) => brands.has(id))],
      [colour, columns.colours, colours && table.colours.which(named(colours))],
      [size, columns.sizes, sizes && table.sizes.which(named(sizes))],
      [payment, columns.payments, payments && table.payments.which(named(payments))],
      ...(filter.attributes ?? []).map(
        (wish, index) => [attribute + index, columns.attributes, table.attributes.which(meeting(wish))] as const,
      ),
    ] as const
  ).flatMap(([part, column, chosen]) => (chosen === undefined ? [] : [{ part, column, chosen }]));
  return (slot, price) => {
    let failed = none;
    for (const { part, column, chosen } of inLists)
      if (chosen[column[slot] ?? 0] === 0) failed = failed === none ? part : several;
    if ((columns.rating[slot] ?? 0) < rating) failed = failed === none ? stars : several;
    if (price < priceMin || price > priceMax) failed = failed === none ? cost : several;
    if (inStock === true && columns.inStock[slot] === 0) failed = failed === none ? stock : several;
    return failed;
  };
}

const meeting =
  ({ attributeId, ranges }: AttributeWish) =>
  (list: readonly AttributeEntry[]) =>
    list.some(
      (one) => one.attributeId === attributeId && ranges.some(({ from, to }) => one.value >= from && one.value <= to),
    );

/** The number of products of each choice, by the table's indexes. */
class Counts {
  readonly #table: FacetTable;
  readonly #brands: Int32Array;
  readonly #colours: Int32Array;
  readonly #sizes: Int32Array;
  readonly #payments: Int32Array;
  /** All counted products, without the filter. */
  readonly #allAttributes: Int32Array;
  /** First those that fail no part, then for each attribute condition those that fail only it. */
  readonly #attributes: readonly Int32Array[];
  readonly #wishes: readonly AttributeWish[];
  readonly #ratings = new Int32Array(ratingSteps.length);
  #total = 0;
  #inStock = 0;
  #priceMin = Infinity;
  #priceMax = -Infinity;

  constructor(table: FacetTable, wishes: readonly AttributeWish[]) {
    this.#table = table;
    this.#wishes = wishes;
    const zeros = ({ values }: { readonly values: readonly unknown[] }) => new Int32Array(values.length);
    this.#brands = zeros(table.brands);
    this.#colours = zeros(table.colours);
    this.#sizes = zeros(table.sizes);
    this.#payments = zeros(table.payments);
    this.#allAttributes = zeros(table.attributes);
    this.#attributes = [none, ...wishes].map(() => zeros(table.attributes));
  }

  /** Counts a product regardless of the filter. */
  addAny(slot: number): void {
    increment(this.#allAttributes, this.#table.columns.attributes[slot]);
  }

  /** Counts a product among the choices of the part that it fails, or of all parts. */
  add(slot: number, price: number, failed: number): void {
    const { columns } = this.#table;
    if (failed === none) this.#total++;
    if (failed === none || failed === brand) increment(this.#brands, columns.brand[slot]);
    if (failed === none || failed === colour) increment(this.#colours, columns.colours[slot]);
    if (failed === none || failed === size) increment(this.#sizes, columns.sizes[slot]);
    if (failed === none || failed === payment) increment(this.#payments, columns.payments[slot]);
    if (failed === none || failed === stars) {
      const rating = columns.rating[slot] ?? 0;
      for (let step = 0; step < ratingSteps.length; step++)
        if (rating >= (ratingSteps[step] ?? 0)) increment(this.#ratings, step);
    }
    const ofAttribute = failed === none ? 0 : failed - attribute + 1;
    const values = this.#attributes[ofAttribute];
    if (values !== undefined) increment(values, columns.attributes[slot]);
    if (failed === none || failed === stock) this.#inStock += columns.inStock[slot] ?? 0;
    if (failed === none || failed === cost) {
      if (price < this.#priceMin) this.#priceMin = price;
      if (price > this.#priceMax) this.#priceMax = price;
    }
  }

  /** An attribute's values are counted with all attribute conditions but its own. */
  #valueCounts(): ValueCounts {
    const [met = new Int32Array(0), ...failedAlone] = this.#attributes;
    const alone = new Map(this.#wishes.map(({ attributeId }, index) => [attributeId, failedAlone[index]]));
    return valueCountsOf(
      this.#table.attributes.values,
      (number, attributeId) => (met[number] ?? 0) + (alone.get(attributeId)?.[number] ?? 0),
    );
  }

  all(): FacetCounts {
    const { brands, colours, sizes, payments } = this.#table;
    return {
      total: this.#total,
      brands: sumsOf(brands.values, this.#brands, (id) => (id === null ? [] : [id])),
      colours: sumsOf(colours.values, this.#colours, (names) => names),
      sizes: sumsOf(sizes.values, this.#sizes, (names) => names),
      payments: sumsOf(payments.values, this.#payments, (names) => names),
      ratings: new Map(ratingSteps.map((step, index) => [step, this.#ratings[index] ?? 0])),
      inStock: this.#inStock,
      attributes: this.#valueCounts(),
      allAttributes: valueCountsOf(this.#table.attributes.values, (number) => this.#allAttributes[number] ?? 0),
      priceMin: this.#priceMin === Infinity ? null : this.#priceMin,
      priceMax: this.#priceMax === -Infinity ? null : this.#priceMax,
    };
  }
}

/** Returns the number of products with each value of each attribute, from the counts of value lists. */
function valueCountsOf(
  lists: readonly (readonly AttributeEntry[])[],
  countOf: (number: number, attributeId: number) => number,
): ValueCounts {
  const counts = new Map<number, Map<number, number>>();
  lists.forEach((list, number) => {
    for (const { attributeId, value } of list) {
      const count = countOf(number, attributeId);
      if (count === 0) continue;
      const values = counts.get(attributeId) ?? new Map<number, number>();
      counts.set(attributeId, values.set(value, (values.get(value) ?? 0) + count));
    }
  });
  return counts;
}

function increment(counts: Int32Array, number = 0): void {
  counts[number] = (counts[number] ?? 0) + 1;
}

/** Sums the counts of values by the names in them. */
function sumsOf<Value, Name>(
  values: readonly Value[],
  counts: Int32Array,
  namesOf: (value: Value) => readonly Name[],
): Map<Name, number> {
  const sums = new Map<Name, number>();
  values.forEach((value, number) => {
    const count = counts[number] ?? 0;
    if (count > 0) for (const name of namesOf(value)) sums.set(name, (sums.get(name) ?? 0) + count);
  });
  return sums;
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];

/** Sorts sizes: letter sizes from small to large, then numbers, then words. */
export function inSizeOrder(sizes: readonly string[]): string[] {
  const rank = (size: string) => {
    const letters = letterSizes.indexOf(size.toUpperCase());
    if (letters >= 0) return letters;
    const number = Number.parseFloat(toLatinDigits(size));
    return Number.isNaN(number) ? 1_000_000 : 1_000 + number;
  };
  return [...sizes].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'fa'));
}
