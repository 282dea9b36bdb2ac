import { useId } from 'react';
import { provinceOptions } from '#web/data/province-options.ts';
import { TextField, type TextFieldProps } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useCities } from '#web/data/use-cities.ts';
import { isUnusualPostcode, type AddressProblems, type AddressField } from '../address.rules.ts';
import type { PostalAddress } from '../addresses.contract.ts';
import { addressesMessages } from '../addresses.messages.ts';

interface AddressFormProps {
  address: PostalAddress;
  problems: AddressProblems;
  /** The server's error message of each field. */
  errors?: Readonly<Partial<Record<AddressField, string>>>;
  onChange: (change: Partial<PostalAddress>) => void;
}

/** Renders the fields of an address, in the account and in the checkout, with each error beside its field. */
export function AddressForm({ address, problems, errors = {}, onChange }: AddressFormProps) {
  const t = useMessages(addressesMessages);
  const language = useLanguage();
  const error = (field: AddressField) => {
    const kind = problems[field];
    return kind === undefined ? errors[field] : t[kind];
  };
  const text = (field: AddressField) => ({
    name: field,
    value: address[field],
    error: error(field),
    required: true,
    onChange: (event: { target: { value: string } }) => {
      onChange({ [field]: event.target.value });
    },
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t.fullName} autoComplete="name" maxLength={100} {...text('full_name')} />
      <TextField
        label={t.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        {...text('phone')}
      />
      <Select
        label={t.province}
        name="province"
        autoComplete="address-level1"
        placeholder={t.chooseProvince}
        options={provinceOptions(language)}
        value={address.province}
        error={error('province')}
        required
        onChange={(event) => {
          onChange({ province: event.target.value, city: '' });
        }}
      />
      <CityField province={address.province} field={text('city')} />
      <div className="sm:col-span-2">
        <TextField label={t.line} hint={t.lineHint} autoComplete="street-address" maxLength={300} {...text('line')} />
      </div>
      <TextField
        label={t.postalCode}
        hint={isUnusualPostcode(address.postal_code) ? t.unusualPostcode : t.postalCodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        dir="ltr"
        maxLength={12}
        {...text('postal_code')}
      />
    </div>
  );
}

interface CityFieldProps {
  province: string;
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'required' | 'onChange'>;
}

/** Renders the city field, which suggests the cities of the province while typing. */
function CityField({ province, field }: CityFieldProps) {
  const t = useMessages(addressesMessages);
  const cities = useCities(province);
  const cityList = useId();
  return (
    <div>
      <TextField label={t.city} autoComplete="address-level2" list={cityList} maxLength={60} {...field} />
      <datalist id={cityList}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </div>
  );
}
