import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { Language } from '#shared/language.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { AddButton } from './add-button.tsx';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { CashPlaceFields, type TypedPlace } from './cash-place-fields.tsx';
import { payingTermsMessages } from './paying-terms.messages.ts';

type CashTerms = Reply<(typeof payingTermsContract)['GET /api/admin/paying-terms/']>['cash'];

interface TypedCashTerms {
  readonly offered: boolean;
  readonly maxDue: string;
  readonly places: readonly TypedPlace[];
}

const typedTerms = ({ offered, most_due: maxDue, places }: CashTerms, language: Language): TypedCashTerms => ({
  offered,
  maxDue: maxDue === null ? '' : formatNumber(maxDue, language),
  places: places.map(({ province, city }, id) => ({ id, province, city: city ?? '' })),
});

/** Whether cash is taken at the door, up to what sum, and where. */
export function CashTermsForm({ terms }: { terms: CashTerms }) {
  const t = useMessages(payingTermsMessages);
  const draft = useDraft(typedTerms(terms, useLanguage()), terms.version, 'cash-terms');
  const { offered, maxDue: maxDue, places } = draft.value;
  const setPlaces = (next: readonly TypedPlace[]) => {
    draft.change({ places: next });
  };
  const [checked, setChecked] = useState(false);
  const keep = useAction();
  const field = draftFields(draft, keep.fields);
  const sum = maxDue.trim() === '' ? null : typedNumber(maxDue);
  const sumWrong = maxDue.trim() !== '' && (sum === null || !Number.isInteger(sum));
  const save = () => {
    setChecked(true);
    if (sumWrong || places.some(({ province }) => province === '')) return;
    const body = {
      version: draft.version,
      offered,
      most_due: sum,
      places: places.map(({ province, city }) => ({ province, city: city.trim() === '' ? null : city })),
    };
    void keep.run(async () => {
      draft.saved(draft.value, (await staffApi('PUT /api/admin/paying-terms/cash/', { body })).version);
    });
  };
  const add = () => {
    setPlaces([...places, { id: Math.max(-1, ...places.map(({ id }) => id)) + 1, province: '', city: '' }]);
  };
  const names = { offered: t.offered, maxDue: t.maxDue, places: t.places };
  const more = <AddButton label={t.addPlace} onAdd={add} />;
  const form = { draft, names, action: keep, save: t.save, more, onSave: save };
  return (
    <SettingsForm title={t.cash} hint={t.cashHint} columns={1} {...form}>
      <div className="max-w-120">
        <Switch label={t.offered} {...field.switch('offered')} />
      </div>
      <div className="md:max-w-60">
        <TextField
          label={t.maxDue}
          hint={t.maxDueHint}
          dir="ltr"
          inputMode="numeric"
          {...field.text('maxDue')}
          error={checked && sumWrong ? t.badNumber : keep.fields.most_due}
        />
      </div>
      <Areas areas={places} checked={checked} onChange={setPlaces} />
    </SettingsForm>
  );
}

interface AreasProps {
  areas: readonly TypedPlace[];
  checked: boolean;
  onChange: (areas: readonly TypedPlace[]) => void;
}

/** Where cash is taken; without any, everywhere. */
function Areas({ areas, checked, onChange }: AreasProps) {
  const t = useMessages(payingTermsMessages);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{t.places}</legend>
      {areas.length === 0 ? <p className="text-sm text-muted">{t.everywhere}</p> : null}
      {areas.map((area) => (
        <CashPlaceFields
          key={area.id}
          place={area}
          checked={checked}
          onChange={(event) => {
            onChange(areas.map((one) => (one === area ? { ...one, ...event } : one)));
          }}
          onRemove={() => {
            onChange(areas.filter((one) => one !== area));
          }}
        />
      ))}
    </fieldset>
  );
}
