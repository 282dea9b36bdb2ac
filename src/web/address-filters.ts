import { useSearchParams } from 'react-router';

/** Filters of a list by their names, as {@link useAddressFilters} answers them. */
export interface AddressFilters<Name extends string> {
  readonly filters: Partial<Record<Name, string>>;
  /** Changes what is named and leaves the rest; null or nothing takes a filter off. `replace` adds no step to go back to. */
  readonly set: (changed: Partial<Record<Name, string | null>>, options?: { readonly replace?: boolean }) => void;
  /** The same while the filters are the same. */
  readonly key: string;
}

/** The filters of a list as they stand in the address, so that a link names what is seen and back returns to it. */
export function useAddressFilters<Name extends string>(names: readonly Name[]): AddressFilters<Name> {
  const [query, setQuery] = useSearchParams();
  const filters = Object.fromEntries(names.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  })) as Partial<Record<Name, string>>;
  const set: AddressFilters<Name>['set'] = (changed, { replace = false } = {}) => {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | null | undefined>(changed)) {
        if (value === null || value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, { preventScrollReset: true, replace });
  };
  return { filters, set, key: names.map((name) => filters[name] ?? '').join('\n') };
}
