import { useSearchParams } from 'react-router';
import { filterIn, type ListFilter } from '../../list-filter.rules.ts';

/** What the present address narrows its list to. */
export function useListFilter(): { readonly filter: ListFilter; readonly query: URLSearchParams } {
  const [query] = useSearchParams();
  return { filter: filterIn(query), query };
}
