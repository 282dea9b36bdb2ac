import { useId, useState } from 'react';
import { provinceOptions } from '#web/data/province-options.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useCities } from '#web/data/use-cities.ts';
import { becomeSellerMessages } from '../become-vendor.messages.ts';

/** Renders province and city, with the province's cities as suggestions. */
export function PlaceFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useMessages(becomeSellerMessages);
  const language = useLanguage();
  const [province, setProvince] = useState('');
  const cities = useCities(province);
  const list = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t.province}
        name="province"
        autoComplete="address-level1"
        placeholder={t.chooseProvince}
        options={provinceOptions(language)}
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
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      </div>
    </div>
  );
}
