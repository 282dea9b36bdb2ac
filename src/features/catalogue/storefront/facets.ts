import type { PageRequest } from '#web/page-data.ts';
import type { Facets } from '../catalogue.contract.ts';
import { facetsQueryOf, filterIn, type ListFilter } from '../list-filter.rules.ts';
import { orNothing } from './product-lists.ts';

/** What a list is of, as the call of its choices takes it; nothing for all products. */
export interface FacetsSubject {
  readonly category?: string;
  readonly q?: string;
  readonly tag?: string;
  readonly picture?: string;
  readonly seller?: string;
  readonly offers?: true;
}

/** The choices of a list under a filter, each with how many products it would leave. */
export function askFacets(api: PageRequest['api'], subject: FacetsSubject, filter: ListFilter, signal: AbortSignal): Promise<Facets> {
  return api('GET /api/products/facets/', { query: { ...facetsQueryOf(filter), ...subject }, signal });
}

/** What names the chips of a page that is already narrowed by brands; other chips need no names, and the panel asks for itself. */
export async function facetsForChips({ api, query, signal }: Pick<PageRequest, 'api' | 'query' | 'signal'>, subject: FacetsSubject): Promise<Facets | null> {
  const filter = filterIn(query);
  return filter.brands.length === 0 ? null : orNothing(askFacets(api, subject, { ...filter, brands: [] }, signal));
}
