import { useEffect, useId, useState } from 'react';
import { citiesOf, provinces } from '#shared/iran/provinces.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { becomeSellerMessages } from '../become-vendor.messages.ts';

/** Province and city; the cities of the province are offered while one types. */
export function PlaceFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useMessages(becomeSellerMessages);
  const [province, setProvince] = useState('');
  const [known, setKnown] = useState<{ province: string; cities: readonly string[] }>({ province: '', cities: [] });
  const list = useId();
  useEffect(() => {
    let left = false;
    void partOfPage(citiesOf(province)).then((cities) => {
      if (!left) setKnown({ province, cities: cities ?? [] });
    });
    return () => {
      left = true;
    };
  }, [province]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t.province}
        name="province"
        autoComplete="address-level1"
        placeholder={t.chooseProvince}
        options={provinces.map((one) => ({ value: one, label: one }))}
        required
        error={errors.province}
        onChange={(event) => {
          setProvince(event.target.value);
        }}
      />
      <div>
        <TextField
          label={t.city}
          name="city"
          autoComplete="address-level2"
          list={list}
          maxLength={60}
          required
          error={errors.city}
        />
        <datalist id={list}>
          {known.province === province ? known.cities.map((city) => <option key={city} value={city} />) : null}
        </datalist>
      </div>
    </div>
  );
}
