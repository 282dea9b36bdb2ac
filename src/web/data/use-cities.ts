import { citiesOf } from '#shared/iran/provinces.ts';
import { useResource } from './use-resource.ts';

/** The cities of a province, to be chosen from; none while they are on their way, and for no province. */
export function useCities(province: string): readonly string[] {
  const cities = useResource<readonly string[]>(['browser', 'cities', province], () => citiesOf(province));
  return cities.state === 'ready' ? cities.data : [];
}
