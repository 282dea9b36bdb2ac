import { useSearchParams } from 'react-router';

/** What a filter may hold: any text, a whole number, yes or no, or one of some words. */
type FilterKind = 'text' | 'number' | 'boolean' | readonly string[];
type FilterKinds = Readonly<Record<string, FilterKind>>;

type ValueOf<Kind extends FilterKind> = Kind extends readonly (infer Word)[]
  ? Word
  : Kind extends 'number'
    ? number
    : Kind extends 'boolean'
      ? boolean
      : string;

/** Filters of a list by their names, as {@link useAddressFilters} answers them. */
export interface AddressFilters<Name extends string> {
  /** As they are written in the address; what none of the filter's values is, is left out. */
  readonly filters: Partial<Record<Name, string>>;
  /** Changes what is named and leaves the rest; null or nothing takes a filter off. `replace` adds no step to go back to. */
  readonly set: (changed: Partial<Record<Name, string | null>>, options?: { readonly replace?: boolean }) => void;
  /** The same while the filters are the same. */
  readonly key: string;
}

/** The same with what they mean, as the query of a call wants it. */
export interface TypedFilters<Kinds extends FilterKinds> extends AddressFilters<keyof Kinds & string> {
  readonly query: { readonly [Name in keyof Kinds]?: ValueOf<Kinds[Name]> };
}

/** Names of filters in links from before they were named as the calls name them: stored links and open tabs go on. */
const formerly: Readonly<Record<string, string>> = { status: 'state', created_from: 'from', created_to: 'to' };

function valueOf(kind: FilterKind, text: string): string | number | boolean | null {
  if (kind === 'text') return text;
  if (kind === 'number') return /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : null;
  return kind.includes(text) ? text : null;
}

/** What of an address is a filter of these kinds, under its name or under the former one. */
export function filtersIn(query: URLSearchParams, kinds: FilterKinds) {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const text = query.get(name) ?? query.get(formerly[name] ?? name) ?? '';
    const value = text === '' ? null : valueOf(kind, text);
    return value === null ? [] : [{ name, text, value }];
  });
}

/** The address with filters changed: what is nothing is taken off, and a former name with the present one. */
export function withFilters(
  before: URLSearchParams,
  changed: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changed)) {
    const former = formerly[name];
    if (former !== undefined) next.delete(former);
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * The filters of a list as they stand in the address, so that a link names what is seen and back returns to it:
 * `useAddressFilters({ q: 'text', status: statuses })`. A value that is none (an old link, a hand) is no filter.
 */
export function useAddressFilters<const Kinds extends FilterKinds>(kinds: Kinds): TypedFilters<Kinds> {
  const [query, setQuery] = useSearchParams();
  const found = filtersIn(query, kinds);
  const set = (changed: Readonly<Record<string, string | null | undefined>>, { replace = false } = {}) => {
    setQuery((before) => withFilters(before, changed), { preventScrollReset: true, replace });
  };
  return {
    filters: Object.fromEntries(found.map(({ name, text }) => [name, text])) as TypedFilters<Kinds>['filters'],
    query: Object.fromEntries(found.map(({ name, value }) => [name, value])) as TypedFilters<Kinds>['query'],
    set,
    key: Object.keys(kinds)
      .map((name) => found.find((one) => one.name === name)?.text ?? '')
      .join('\n'),
  };
}
