import { citiesOf } from '#shared/iran/provinces.ts';
import { useResource } from './use-resource.ts';

/** Returns the cities of a province as options; empty while they are loading, and for no province. */
export function useCities(province: string): readonly string[] {
  const cities = useResource<readonly string[]>(['browser', 'cities', province], () => citiesOf(province));
  return cities.state === 'ready' ? cities.data : [];
}
