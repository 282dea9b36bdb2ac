import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { AddButton } from './add-button.tsx';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { CashPlaceFields, type TypedPlace } from './cash-place-fields.tsx';
import { payingTermsMessages } from './paying-terms.messages.ts';

type CashTerms = Reply<(typeof payingTermsContract)['GET /api/admin/settings/paying-terms/']>['cash'];

interface TypedCashTerms {
  readonly offered: boolean;
  readonly maxDue: number | null;
  readonly places: readonly TypedPlace[];
}

const typedTerms = ({ offered, max_due_amount: maxDue, places }: CashTerms): TypedCashTerms => ({
  offered,
  maxDue,
  places: places.map(({ province, city }, id) => ({ id, province, city: city ?? '' })),
});

/** Form for cash on delivery: whether it is accepted, up to what amount, and where. */
export function CashTermsForm({ terms }: { terms: CashTerms }) {
  const t = useMessages(payingTermsMessages);
  const draft = useDraft(typedTerms(terms), terms.version, 'cash-terms');
  const { offered, maxDue: maxDue, places } = draft.value;
  const setPlaces = (next: readonly TypedPlace[]) => {
    draft.change({ places: next });
  };
  const [checked, setChecked] = useState(false);
  const keep = useAction();
  const field = draftFields(draft, keep.fields);
  const save = () => {
    setChecked(true);
    if (places.some(({ province }) => province === '')) return;
    const body = {
      version: draft.version,
      offered,
      max_due_amount: maxDue,
      places: places.map(({ province, city }) => ({ province, city: city.trim() === '' ? null : city })),
    };
    void keep.run(async () => {
      draft.saved(draft.value, (await staffApi('PUT /api/admin/settings/paying-terms/cash/', { body })).version);
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
        <NumberField
          label={t.maxDue}
          hint={t.maxDueHint}
          {...field.number('maxDue')}
          error={keep.fields.max_due_amount}
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

/** The places where cash is accepted; when empty, everywhere. */
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
