import type { Language } from '#shared/language.ts';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { StockLocation } from '../stock-locations.contract.ts';

/** Every location, those that are archived last. */
export const useEveryLocation = () =>
  useResource(['admin/stock-locations'], (signal) =>
    staffApi('GET /api/admin/stock-locations/', { signal }).then(({ data }) => data),
  );

const none: readonly StockLocation[] = [];

/** The locations between which a screen has to distinguish: none in a shop that has one. */
export function useSeveralLocations(): readonly StockLocation[] {
  const requested = useEveryLocation();
  const active = requested.state === 'ready' ? requested.data.filter(({ archived }) => !archived) : none;
  return active.length > 1 ? active : none;
}

/** What a location is called. */
export const locationName = (location: StockLocation, language: Language): string => location.name[language];
