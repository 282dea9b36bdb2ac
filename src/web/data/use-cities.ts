import { useEffect, useState } from 'react';
import { citiesOf } from '#shared/iran/provinces.ts';
import { partOfPage } from '../pages/part-of-page.ts';

/** The cities of a province, to be chosen from; none while they are on their way, and for no province. */
export function useCities(province: string): readonly string[] {
  const [known, setKnown] = useState<{ province: string; cities: readonly string[] }>({ province: '', cities: [] });
  useEffect(() => {
    let left = false;
    void partOfPage(citiesOf(province)).then((cities) => {
      if (!left) setKnown({ province, cities: cities ?? [] });
    });
    return () => {
      left = true;
    };
  }, [province]);
  return known.province === province ? known.cities : [];
}
