import { useSearchParams } from 'react-router';

/** The kinds of filter values: any text, a whole number, a boolean, or one of several words. */
type FilterKind = 'text' | 'number' | 'boolean' | readonly string[];
type FilterKinds = Readonly<Record<string, FilterKind>>;

type ValueOf<Kind extends FilterKind> = Kind extends readonly (infer Word)[]
  ? Word
  : Kind extends 'number'
    ? number
    : Kind extends 'boolean'
      ? boolean
      : string;

/** The filters of a list by their names, as {@link useAddressFilters} returns them. */
export interface AddressFilters<Name extends string> {
  /** As written in the address; an invalid value is omitted. */
  readonly filters: Partial<Record<Name, string>>;
  /** Changes the named filters and leaves the rest; null or an empty text removes a filter. `replace` adds no history entry. */
  readonly set: (changed: Partial<Record<Name, string | null>>, options?: { readonly replace?: boolean }) => void;
  /** A key that is equal as long as the filters are. */
  readonly key: string;
}

/** The same with typed values, for the query of a call. */
export interface TypedFilters<Kinds extends FilterKinds> extends AddressFilters<keyof Kinds & string> {
  readonly query: { readonly [Name in keyof Kinds]?: ValueOf<Kinds[Name]> };
}

/** Former names of filters in links, from before they had the names of the API's parameters: saved links and open tabs continue to work. */
const formerly: Readonly<Record<string, string>> = { status: 'state', created_from: 'from', created_to: 'to' };

function valueOf(kind: FilterKind, text: string): string | number | boolean | null {
  if (kind === 'text') return text;
  if (kind === 'number') return /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : null;
  return kind.includes(text) ? text : null;
}

/** Returns the filters of these kinds in an address, under their current or former names. */
export function filtersIn(query: URLSearchParams, kinds: FilterKinds) {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const text = query.get(name) ?? query.get(formerly[name] ?? name) ?? '';
    const value = text === '' ? null : valueOf(kind, text);
    return value === null ? [] : [{ name, text, value }];
  });
}

/** Returns the address with changed filters: empty ones are removed, and a former name is removed together with the current one. */
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
 * Returns the filters of a list from the address, so that a link reproduces the view and Back returns to it: `useAddressFilters({ q: 'text', status:
 * statuses })`. An invalid value (an old link, a manual edit) is ignored.
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
