import { useSearchParams } from 'react-router';
import { filterIn, type ListFilter } from '../../list-filter.rules.ts';

/** Returns the filter in the current URL. */
export function useListFilter(): { readonly filter: ListFilter; readonly query: URLSearchParams } {
  const [query] = useSearchParams();
  return { filter: filterIn(query), query };
}
