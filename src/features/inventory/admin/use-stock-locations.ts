import type { Language } from '#shared/language.ts';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { StockLocation } from '../stock-locations.contract.ts';

/** Loads every location, archived ones last. */
export const useEveryLocation = () =>
  useResource(['admin/stock-locations'], (signal) =>
    staffApi('GET /api/admin/stock-locations/', { signal }).then(({ data }) => data),
  );

const none: readonly StockLocation[] = [];

/** Returns the locations that a page has to distinguish: empty in a shop with a single location. */
export function useSeveralLocations(): readonly StockLocation[] {
  const requested = useEveryLocation();
  const active = requested.state === 'ready' ? requested.data.filter(({ archived }) => !archived) : none;
  return active.length > 1 ? active : none;
}

/** Returns the name of a location. */
export const locationName = (location: StockLocation, language: Language): string => location.name[language];
