import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { staffApi } from '#web/data/api.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { CashPlaceFields, type TypedPlace } from './cash-place-fields.tsx';
import { payingTermsMessages } from './paying-terms.messages.ts';

type CashTerms = Reply<(typeof payingTermsContract)['GET /api/admin/paying-terms/']>['cash'];

interface TypedCashTerms {
  readonly offered: boolean;
  readonly mostDue: string;
  readonly places: readonly TypedPlace[];
}

/** Whether cash is taken at the door, up to what sum, and where. */
export function CashTermsForm({ terms }: { terms: CashTerms }) {
  const t = useMessages(payingTermsMessages);
  const language = useLanguage();
  const draft = useDraft<TypedCashTerms>(
    {
      offered: terms.offered,
      mostDue: terms.most_due === null ? '' : formatNumber(terms.most_due, language),
      places: terms.places.map(({ province, city }, id) => ({ id, province, city: city ?? '' })),
    },
    terms.version,
  );
  const { offered, mostDue: maxDue, places } = draft.value;
  const setPlaces = (next: readonly TypedPlace[]) => {
    draft.change({ places: next });
  };
  const [checked, setChecked] = useState(false);
  const keep = useAction();
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
  return (
    <Form
      action={keep}
      aria-label={t.cash}
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
      onSend={save}
    >
      <div>
        <h2 className="font-bold">{t.cash}</h2>
        <p className="text-sm text-muted">{t.cashHint}</p>
      </div>
      <div className="max-w-120">
        <Switch label={t.offered} checked={offered} onChange={(next) => draft.change({ offered: next })} />
      </div>
      <div className="md:max-w-60">
        <TextField
          label={t.maxDue}
          hint={t.maxDueHint}
          dir="ltr"
          inputMode="numeric"
          value={maxDue}
          error={checked && sumWrong ? t.badNumber : keep.fields.most_due}
          onChange={(event) => {
            draft.change({ mostDue: event.currentTarget.value });
          }}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-semibold">{t.places}</legend>
        {places.length === 0 ? <p className="text-sm text-muted">{t.everywhere}</p> : null}
        {places.map((place) => (
          <CashPlaceFields
            key={place.id}
            place={place}
            checked={checked}
            onChange={(event) => {
              setPlaces(places.map((one) => (one === place ? { ...one, ...event } : one)));
            }}
            onRemove={() => {
              setPlaces(places.filter((one) => one !== place));
            }}
          />
        ))}
      </fieldset>
      <DraftNotice draft={draft} names={{ offered: t.offered, mostDue: t.maxDue, places: t.places }} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={keep.busy}>
          {t.save}
        </Button>
        <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={add}>
          {t.addPlace}
        </Button>
      </div>
    </Form>
  );
}
