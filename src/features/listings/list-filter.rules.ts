import { greatestAmount } from '#shared/commerce/money.ts';
import { digitsOnly, wholeNumberIn } from '#shared/text/digits.ts';
import { attributeChoicesIn, attributeParameters, type AttributeChoices } from './attribute-filter.rules.ts';
import type { Facets, ListQuery, ProductSort } from './listings.contract.ts';

/** How something can be paid; cash is paid on delivery. */
export type PaymentWay = 'online' | 'cash';

/** What narrows and orders a list, as its address says it. */
export interface ListFilter {
  readonly sort: ProductSort | null;
  /** Slugs of brands; none means all. */
  readonly brands: readonly string[];
  /** Names of colours and sizes; none means all. */
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  /** The least mean of the stars. */
  readonly rating: number | null;
  readonly payment: PaymentWay | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly inStock: boolean;
  /** Values of attributes, by their codes. */
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

/** What stands in addresses of pages that were stored before the orders had their present names. */
const formerSorts: Readonly<Record<string, ProductSort | undefined>> = {
  ratings: 'rating',
  cheapest: 'price-asc',
  dearest: 'price-desc',
};

function sortIn(query: URLSearchParams): ProductSort | null {
  const text = query.get('sort') ?? '';
  return isSort(text) ? text : ((Object.hasOwn(formerSorts, text) ? formerSorts[text] : undefined) ?? null);
}

/** A price as it was typed or stands in an address; null when it is none. */
export function priceIn(text: string | null | undefined): number | null {
  const price = wholeNumberIn(text ?? '');
  return price === null ? null : Math.min(price, greatestAmount);
}

/** What an address narrows its list to; what it says wrongly is passed over. */
export function filterIn(query: URLSearchParams): ListFilter {
  const rating = Number(digitsOnly(query.get('rating') ?? '').slice(0, 2));
  const payment = query.get('payment');
  const prices = [priceIn(query.get('price_min')), priceIn(query.get('price_max'))] as const;
  // A greatest price below the least one is the two exchanged: the calls refuse it.
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

/** The names of a list divided by commas, no more than a call takes. */
function namesIn(list: string | null): string[] {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const saved = [...new Set(names)].slice(0, maxNames);
  while (saved.join(',').length > longestList) saved.pop();
  return saved;
}

// What a list is of, as against how it is narrowed.
const subjects = ['q', 'tag', 'category', 'picture'];

/** The search part of the address of a list narrowed so; what the list is of stays as the present address says it. */
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
  // A comma may stand in an address as it is.
  return `?${query.toString().replaceAll('%2C', ',')}`;
}

/** The filter as the calls of lists take it. */
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

/** The filter as the call of its choices takes it: the order counts nothing. */
export function facetsQueryOf(filter: ListFilter): Omit<ListQuery, 'page' | 'page_size' | 'after' | 'sort'> {
  return listQueryOf({ ...filter, sort: null });
}

/** Whether anything but the order differs from the whole list. */
export function narrows(filter: ListFilter): boolean {
  return Object.keys(facetsQueryOf(filter)).length > 0;
}

/** The choices of attributes with one more value, or one less when it was among them. */
export function withValue(chosen: AttributeChoices, code: string, value: string): AttributeChoices {
  const { [code]: values = [], ...others } = chosen;
  const next = withOrWithout(values, value);
  return next.length === 0 ? others : { ...others, [code]: next };
}

/** A choice of several with one more, or one less when it was among them. */
export function withOrWithout(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}

/** The price limits that were meant: one left as it is offered is none, and two the wrong way round are turned. */
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

/** What the next page of a list is requested with, out of the address that the page before it names. */
export function cursorIn(next: string): Pick<ListQuery, 'page' | 'after'> {
  const query = new URLSearchParams(next.slice(next.indexOf('?') + 1));
  const page = Number(query.get('page'));
  const after = query.get('after');
  return { ...(Number.isSafeInteger(page) && page > 0 && { page }), ...(after !== null && { after }) };
}

/** A list and a further page of it: only what was not there before is added. */
export function withUnseen<Item extends { readonly id: number }>(seen: readonly Item[], more: readonly Item[]): Item[] {
  const ids = new Set(seen.map(({ id }) => id));
  return [...seen, ...more.filter(({ id }) => !ids.has(id) && ids.add(id))];
}
