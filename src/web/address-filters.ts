import { useSearchParams } from 'react-router';

/** The filters of a list as they stand in the address, so that a link names what is seen and back returns to it. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const filters = Object.fromEntries(names.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  })) as Partial<Record<Name, string>>;
  const set = (changed: Partial<Record<Name, string | null>>) => {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | null | undefined>(changed)) {
        if (value === null || value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, { preventScrollReset: true });
  };
  return { filters, set, key: names.map((name) => filters[name] ?? '').join('\n') };
}
