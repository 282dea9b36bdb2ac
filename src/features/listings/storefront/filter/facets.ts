import type { PageRequest } from '#web/pages/page-data.ts';
import type { Facets } from '../../listings.contract.ts';
import { facetsQueryOf, filterIn, noFilter, type ListFilter } from '../../list-filter.rules.ts';
import { orNothing } from '../product-lists.ts';

/** The subject of a list, as the facets API expects it; empty for all products. */
export interface FacetsSubject {
  readonly category?: string;
  readonly q?: string;
  readonly tag?: string;
  readonly picture?: string;
  readonly seller?: string;
  readonly offers?: true;
  readonly featured?: true;
}

/** Requests the facets of a list with a filter, each choice with the number of products it would leave. */
export function requestFacets(
  api: PageRequest['api'],
  subject: FacetsSubject,
  filter: ListFilter,
  signal: AbortSignal,
): Promise<Facets> {
  return api('GET /api/products/facets/', { query: { ...facetsQueryOf(filter), ...subject }, signal });
}

/**
 * Requests the names for the chips of an already filtered page: brands, and colours and sizes that differ from their URL values. Requests the facets
 * of the unfiltered list, so that choices without products have names as well. Other chips need no names, and the panel makes its own request.
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
