import { toLatinDigits } from '#shared/text/digits.ts';

/** A product as far as lists are narrowed by it. */
export interface FacetRow {
  readonly productId: number;
  readonly categoryId: number;
  readonly brandId: number | null;
  /** In toman. */
  readonly basePrice: number;
  readonly rating: number | null;
  readonly inStock: boolean;
  readonly payments: readonly string[];
  /** Names of the colours and sizes in which it is sold. */
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
}

/** What a list is narrowed to; a part that is left out narrows nothing. */
export interface FacetFilter {
  readonly brands?: ReadonlySet<number | null> | undefined;
  readonly colours?: ReadonlySet<string> | undefined;
  readonly sizes?: ReadonlySet<string> | undefined;
  readonly payments?: ReadonlySet<string> | undefined;
  /** The least mean of the stars. */
  readonly rating?: number | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly inStock?: boolean | undefined;
}

/** How many stars a filter may require at least. */
export const ratingSteps = [4, 3, 2] as const;

/** How many products each choice would leave, each part counted under all other parts of the filter. */
export interface FacetCounts {
  /** Under the whole filter. */
  readonly total: number;
  readonly brands: Map<number, number>;
  readonly colours: Map<string, number>;
  readonly sizes: Map<string, number>;
  readonly payments: Map<string, number>;
  readonly ratings: Map<number, number>;
  readonly inStock: number;
  /** Null where no product is left. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

type Part = 'brands' | 'colours' | 'sizes' | 'payments' | 'rating' | 'price' | 'inStock';

/**
 * Counts in one pass: a product that fails one part alone still counts among the choices of that part. Products share their lists
 * of names, so the lists are counted first and their names once at the end. `priceOf` says what a product is sold for, in toman.
 */
export function countFacets(
  rows: Iterable<FacetRow>,
  filter: FacetFilter,
  priceOf: (row: FacetRow) => number,
): FacetCounts {
  const brands = new Map<number, number>();
  const lists = {
    colours: new Map<readonly string[], number>(),
    sizes: new Map<readonly string[], number>(),
    payments: new Map<readonly string[], number>(),
  };
  const ratings = ratingSteps.map(() => 0);
  let [total, inStock, priceMin, priceMax] = [0, 0, Infinity, -Infinity];
  for (const row of rows) {
    const price = priceOf(row);
    const failed = failedPart(row, price, filter);
    if (failed === 'several') continue;
    if (failed === null) total++;
    if ((failed === null || failed === 'brands') && row.brandId !== null) add(brands, row.brandId);
    if ((failed === null || failed === 'colours') && row.colours.length > 0) add(lists.colours, row.colours);
    if ((failed === null || failed === 'sizes') && row.sizes.length > 0) add(lists.sizes, row.sizes);
    if (failed === null || failed === 'payments') add(lists.payments, row.payments);
    if ((failed === null || failed === 'rating') && row.rating !== null) {
      for (let step = 0; step < ratingSteps.length; step++)
        if (row.rating >= (ratingSteps[step] ?? 0)) ratings[step] = (ratings[step] ?? 0) + 1;
    }
    if ((failed === null || failed === 'inStock') && row.inStock) inStock++;
    if (failed === null || failed === 'price') {
      if (price < priceMin) priceMin = price;
      if (price > priceMax) priceMax = price;
    }
  }
  return {
    total,
    brands,
    colours: namesOf(lists.colours),
    sizes: namesOf(lists.sizes),
    payments: namesOf(lists.payments),
    ratings: new Map(ratingSteps.map((stars, step) => [stars, ratings[step] ?? 0])),
    inStock,
    priceMin: priceMin === Infinity ? null : priceMin,
    priceMax: priceMax === -Infinity ? null : priceMax,
  };
}

function namesOf(lists: ReadonlyMap<readonly string[], number>): Map<string, number> {
  const names = new Map<string, number>();
  for (const [list, count] of lists) for (const name of list) names.set(name, (names.get(name) ?? 0) + count);
  return names;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The one part of the filter that a product fails; null when it fails none. */
function failedPart(row: FacetRow, price: number, filter: FacetFilter): Part | 'several' | null {
  let failed: Part | null = null;
  const { brands, colours, sizes, payments, rating, priceMin, priceMax, inStock } = filter;
  if (brands !== undefined && !brands.has(row.brandId)) failed = 'brands';
  if (colours !== undefined && !row.colours.some((colour) => colours.has(colour))) {
    if (failed !== null) return 'several';
    failed = 'colours';
  }
  if (sizes !== undefined && !row.sizes.some((size) => sizes.has(size))) {
    if (failed !== null) return 'several';
    failed = 'sizes';
  }
  if (payments !== undefined && !row.payments.some((payment) => payments.has(payment))) {
    if (failed !== null) return 'several';
    failed = 'payments';
  }
  if (rating !== undefined && (row.rating ?? 0) < rating) {
    if (failed !== null) return 'several';
    failed = 'rating';
  }
  if ((priceMin !== undefined && price < priceMin) || (priceMax !== undefined && price > priceMax)) {
    if (failed !== null) return 'several';
    failed = 'price';
  }
  if (inStock === true && !row.inStock) {
    if (failed !== null) return 'several';
    failed = 'inStock';
  }
  return failed;
}

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];

/** Sizes as one looks for them: letters from small to large, then numbers, then words. */
export function inSizeOrder(sizes: readonly string[]): string[] {
  const rank = (size: string) => {
    const letters = letterSizes.indexOf(size.toUpperCase());
    if (letters >= 0) return letters;
    const number = Number.parseFloat(toLatinDigits(size));
    return Number.isNaN(number) ? 1_000_000 : 1_000 + number;
  };
  return [...sizes].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'fa'));
}
