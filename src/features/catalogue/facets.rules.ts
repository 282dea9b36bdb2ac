import { toLatinDigits } from '#shared/digits.ts';

/** A product as far as lists are narrowed by it. */
export interface FacetRow {
  readonly categoryId: number;
  readonly brandId: number | null;
  /** Base price, in toman. */
  readonly price: number;
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

/** How many stars may be asked for at least. */
export const ratingSteps = [4, 3, 2] as const;

/** How many products each choice would leave, each part counted under all other parts of the filter. */
export interface FacetCounts {
  /** Under the whole filter. */
  total: number;
  readonly brands: Map<number, number>;
  readonly colours: Map<string, number>;
  readonly sizes: Map<string, number>;
  readonly payments: Map<string, number>;
  readonly ratings: Map<number, number>;
  inStock: number;
  /** Null where no product is left. */
  priceMin: number | null;
  priceMax: number | null;
}

type Part = 'brands' | 'colours' | 'sizes' | 'payments' | 'rating' | 'price' | 'inStock';

/** Counts in one pass: a product that fails one part alone still counts among the choices of that part. */
export function countFacets(rows: Iterable<FacetRow>, filter: FacetFilter): FacetCounts {
  const counts: FacetCounts = {
    total: 0, brands: new Map(), colours: new Map(), sizes: new Map(), payments: new Map(), ratings: new Map(), inStock: 0, priceMin: null, priceMax: null,
  };
  for (const row of rows) {
    const failed = failedPart(row, filter);
    if (failed === 'several') continue;
    if (failed === null) counts.total++;
    const countsFor = (part: Part) => failed === null || failed === part;
    if (countsFor('brands') && row.brandId !== null) add(counts.brands, row.brandId);
    if (countsFor('colours')) for (const colour of row.colours) add(counts.colours, colour);
    if (countsFor('sizes')) for (const size of row.sizes) add(counts.sizes, size);
    if (countsFor('payments')) for (const payment of row.payments) add(counts.payments, payment);
    if (countsFor('rating')) for (const step of ratingSteps) if ((row.rating ?? 0) >= step) add(counts.ratings, step);
    if (countsFor('inStock') && row.inStock) counts.inStock++;
    if (countsFor('price')) {
      counts.priceMin = Math.min(counts.priceMin ?? row.price, row.price);
      counts.priceMax = Math.max(counts.priceMax ?? row.price, row.price);
    }
  }
  return counts;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The one part of the filter that a product fails; null when it fails none. */
function failedPart(row: FacetRow, filter: FacetFilter): Part | 'several' | null {
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
  if ((priceMin !== undefined && row.price < priceMin) || (priceMax !== undefined && row.price > priceMax)) {
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
