import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { provinceOptions } from '#web/data/province-options.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useCities } from '#web/data/use-cities.ts';
import { payingTermsMessages } from './paying-terms.messages.ts';

/** A place being edited; `id` distinguishes it from the others in the form. */
export interface TypedPlace {
  readonly id: number;
  readonly province: string;
  /** Empty for the whole province. */
  readonly city: string;
}

interface CashPlaceFieldsProps {
  place: TypedPlace;
  /** Whether errors are displayed. */
  checked: boolean;
  onChange: (event: Partial<TypedPlace>) => void;
  onRemove: () => void;
}

/** Fields of a province, or a city of it, where cash is accepted. */
export function CashPlaceFields({ place, checked, onChange, onRemove }: CashPlaceFieldsProps) {
  const t = useMessages(payingTermsMessages);
  const language = useLanguage();
  const cities = useCities(place.province);
  const list = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
      <Select
        label={t.province}
        placeholder={t.chooseProvince}
        options={provinceOptions(language)}
        value={place.province}
        error={checked && place.province === '' ? t.chooseProvince : undefined}
        onChange={(event) => {
          onChange({ province: event.currentTarget.value, city: '' });
        }}
      />
      <TextField
        label={t.city}
        hint={t.wholeProvince}
        list={list}
        maxLength={60}
        value={place.city}
        onChange={(event) => {
          onChange({ city: event.currentTarget.value });
        }}
      />
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <IconButton
        label={t.removePlace(place.city === '' ? place.province : place.city)}
        className="mt-7"
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
