import { greatestAmount } from '#shared/commerce/money.ts';
import { digitsOnly, wholeNumberIn } from '#shared/text/digits.ts';
import { attributeChoicesIn, attributeParameters, type AttributeChoices } from './attribute-filter.rules.ts';
import type { Facets, ListQuery, ProductSort } from './listings.contract.ts';

/** Ways of payment; cash is cash on delivery. */
export type PaymentWay = 'online' | 'cash';

/** The filter and sort order of a list, as in its URL. */
export interface ListFilter {
  readonly sort: ProductSort | null;
  /** Slugs of brands; empty means all. */
  readonly brands: readonly string[];
  /** Names of colours and sizes; empty means all. */
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  /** The minimum average rating. */
  readonly rating: number | null;
  readonly payment: PaymentWay | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly inStock: boolean;
  /** Attribute values by code. */
  readonly attributes: AttributeChoices;
}

export const noFilter: ListFilter = {
  sort: null,
  brands: [],
  colours: [],
  sizes: [],
  rating: null,
  payment: null,
  priceMin: null,
  priceMax: null,
  inStock: false,
  attributes: {},
};

const sorts: Readonly<Record<ProductSort, true>> = {
  newest: true,
  popular: true,
  rating: true,
  'price-asc': true,
  'price-desc': true,
};
const maxNames = 20;
const longestList = 400;

const isSort = (text: string): text is ProductSort => Object.hasOwn(sorts, text);

/** Former names of sort orders in bookmarked URLs. */
const formerSorts: Readonly<Record<string, ProductSort | undefined>> = {
  ratings: 'rating',
  cheapest: 'price-asc',
  dearest: 'price-desc',
};

function sortIn(query: URLSearchParams): ProductSort | null {
  const text = query.get('sort') ?? '';
  return isSort(text) ? text : ((Object.hasOwn(formerSorts, text) ? formerSorts[text] : undefined) ?? null);
}

/** Parses an entered or URL price; returns null when it is invalid. */
export function priceIn(text: string | null | undefined): number | null {
  const price = wholeNumberIn(text ?? '');
  return price === null ? null : Math.min(price, greatestAmount);
}

/** Parses the filter of a URL; invalid parts are ignored. */
export function filterIn(query: URLSearchParams): ListFilter {
  const rating = Number(digitsOnly(query.get('rating') ?? '').slice(0, 2));
  const payment = query.get('payment');
  const prices = [priceIn(query.get('price_min')), priceIn(query.get('price_max'))] as const;
  // Swaps a maximum price below the minimum, which the API would refuse.
  const isReversed = prices[0] !== null && prices[1] !== null && prices[0] > prices[1];
  const [priceMin, priceMax] = isReversed ? prices.toReversed() : prices;
  return {
    sort: sortIn(query),
    brands: namesIn(query.get('brand')),
    colours: namesIn(query.get('colour')),
    sizes: namesIn(query.get('size')),
    rating: rating >= 1 && rating <= 5 ? rating : null,
    payment: payment === 'online' || payment === 'cash' ? payment : null,
    priceMin: priceMin ?? null,
    priceMax: priceMax ?? null,
    inStock: query.get('in_stock') === 'true',
    attributes: attributeChoicesIn(query),
  };
}

/** Splits a comma-separated list of names, limited to the number that the API accepts. */
function namesIn(list: string | null): string[] {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const saved = [...new Set(names)].slice(0, maxNames);
  while (saved.join(',').length > longestList) saved.pop();
  return saved;
}

// The parameters for the subject of a list, as opposed to its filter.
const subjects = ['q', 'tag', 'category', 'picture'];

/** Returns the query string of a list with a filter; the list's subject is taken from the current URL. */
export function filterAddress(present: URLSearchParams, filter: ListFilter): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.set(name, String(value));
  };
  for (const name of subjects) put(name, present.get(name));
  put('sort', filter.sort);
  put('brand', filter.brands.join(','));
  put('colour', filter.colours.join(','));
  put('size', filter.sizes.join(','));
  put('rating', filter.rating);
  put('payment', filter.payment);
  put('price_min', filter.priceMin);
  put('price_max', filter.priceMax);
  put('in_stock', filter.inStock ? 'true' : null);
  for (const [name, value] of Object.entries(attributeParameters(filter.attributes))) put(name, value);
  // Commas need no escaping in a URL.
  return `?${query.toString().replaceAll('%2C', ',')}`;
}

/** Returns the filter as a query of the list API. */
export function listQueryOf(filter: ListFilter): ListQuery {
  return {
    ...(filter.sort !== null && { sort: filter.sort }),
    ...(filter.brands.length > 0 && { brand: filter.brands.join(',') }),
    ...(filter.colours.length > 0 && { colour: filter.colours.join(',') }),
    ...(filter.sizes.length > 0 && { size: filter.sizes.join(',') }),
    ...(filter.rating !== null && { rating: filter.rating }),
    ...(filter.payment !== null && { payment: filter.payment }),
    ...(filter.priceMin !== null && { price_min: filter.priceMin }),
    ...(filter.priceMax !== null && { price_max: filter.priceMax }),
    ...(filter.inStock && { in_stock: true }),
    ...attributeParameters(filter.attributes),
  };
}

/** Returns the filter as a query of the facets API, which ignores the sort order. */
export function facetsQueryOf(filter: ListFilter): Omit<ListQuery, 'page' | 'page_size' | 'after' | 'sort'> {
  return listQueryOf({ ...filter, sort: null });
}

/** Whether anything but the sort order is set. */
export function narrows(filter: ListFilter): boolean {
  return Object.keys(facetsQueryOf(filter)).length > 0;
}

/** Toggles a value of an attribute filter. */
export function withValue(chosen: AttributeChoices, code: string, value: string): AttributeChoices {
  const { [code]: values = [], ...others } = chosen;
  const next = withOrWithout(values, value);
  return next.length === 0 ? others : { ...others, [code]: next };
}

/** Toggles a name in a selection. */
export function withOrWithout(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}

/** Returns the intended price limits: one left at its default is none, and reversed ones are swapped. */
export function priceLimits(
  typed: { readonly min: string; readonly max: string },
  offered: Pick<Facets, 'price_min' | 'price_max'>,
): Pick<ListFilter, 'priceMin' | 'priceMax'> {
  const min = priceIn(typed.min);
  const max = priceIn(typed.max);
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return {
    priceMin: low === null || low <= offered.price_min ? null : low,
    priceMax: high === null || high >= offered.price_max ? null : high,
  };
}

/** Returns the paging parameters in the next-page URL of a page. */
export function cursorIn(next: string): Pick<ListQuery, 'page' | 'after'> {
  const query = new URLSearchParams(next.slice(next.indexOf('?') + 1));
  const page = Number(query.get('page'));
  const after = query.get('after');
  return { ...(Number.isSafeInteger(page) && page > 0 && { page }), ...(after !== null && { after }) };
}

/** Appends a further page to a list, without items that are already in it. */
export function withUnseen<Item extends { readonly id: number }>(seen: readonly Item[], more: readonly Item[]): Item[] {
  const ids = new Set(seen.map(({ id }) => id));
  return [...seen, ...more.filter(({ id }) => !ids.has(id) && ids.add(id))];
}
