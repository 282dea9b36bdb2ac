import type { PageRequest } from '#web/pages/page-data.ts';
import type { Facets } from '../../listings.contract.ts';
import { facetsQueryOf, filterIn, noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { orNothing } from '../product-lists.ts';

/** What a list is of, as the call of its choices takes it; nothing for all products. */
export interface FacetsSubject {
  readonly category?: string;
  readonly q?: string;
  readonly tag?: string;
  readonly picture?: string;
  readonly seller?: string;
  readonly offers?: true;
  readonly featured?: true;
}

/** The choices of a list under a filter, each with how many products it would leave. */
export function requestFacets(
  api: PageRequest['api'],
  subject: FacetsSubject,
  filter: ListFilter,
  signal: AbortSignal,
): Promise<Facets> {
  return api('GET /api/products/facets/', { query: { ...facetsQueryOf(filter), ...subject }, signal });
}

/**
 * What names the chips of a page that is already narrowed: its brands, and its colours and sizes where they are not called as
 * they stand in the address. It requests the choices of the whole list, so that what leaves nothing has its name as well.
 * Other chips need no names, and the panel requests its own.
 */
export async function facetsForChips(
  { api, query, language, signal }: Pick<PageRequest, 'api' | 'query' | 'language' | 'signal'>,
  subject: FacetsSubject,
): Promise<Facets | null> {
  const filter = filterIn(query);
  const needsNames =
    filter.brands.length > 0 ||
    Object.keys(filter.attributes).length > 0 ||
    (language !== 'fa' && filter.colours.length + filter.sizes.length > 0);
  return needsNames ? orNothing(requestFacets(api, subject, noFilter, signal)) : null;
}
