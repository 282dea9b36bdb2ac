import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { currencies, type Currency } from '#shared/commerce/currencies.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { oneUnit } from '../paypal.rules.ts';
import { payingTermsMessages } from './paying-terms.messages.ts';

type PaypalTerms = NonNullable<Reply<(typeof payingTermsContract)['GET /api/admin/settings/paying-terms/']>['paypal']>;

interface PaypalRateFormProps {
  terms: PaypalTerms;
  /** Called when it was saved, which changes the date of the rate. */
  onSaved: () => void;
}

/** Form for the currency in which PayPal charges the buyer, and its rate in toman; without a rate PayPal is not available. */
export function PaypalRateForm({ terms, onSaved }: PaypalRateFormProps) {
  const t = useMessages(payingTermsMessages);
  const language = useLanguage();
  const draft = useDraft<{ readonly currency: Currency; readonly toman: number | null }>(
    {
      currency: terms.currency,
      toman: terms.toman_per_unit,
    },
    terms.version,
    'paypal-rate',
  );
  const { currency, toman } = draft.value;
  const [checked, setChecked] = useState(false);
  const keep = useAction();
  const field = draftFields(draft, keep.fields);
  const wrong = toman === 0;
  const save = () => {
    setChecked(true);
    if (wrong) return;
    void keep.run(async () => {
      const body = { version: draft.version, currency, toman_per_unit: toman };
      draft.saved(draft.value, (await staffApi('PUT /api/admin/settings/paying-terms/paypal/', { body })).version);
      onSaved();
    });
  };
  const label = t.tomanPerUnit(oneUnit(currency, language));
  const hint =
    terms.date === null
      ? t.paypalNoRate
      : t.paypalRateOf(formatJalaliDate(new Date(`${terms.date}T12:00:00Z`), language, 'long'));
  const form = { draft, names: { currency: t.currency, toman: label }, action: keep, save: t.save, onSave: save };
  return (
    <SettingsForm title={t.paypal} hint={hint} columns={2} {...form}>
      <Select
        label={t.currency}
        options={currencies.map((code) => ({ value: code, label: `${oneUnit(code, language)} (${code})` }))}
        {...field.choice('currency', currencies)}
      />
      <NumberField
        label={label}
        hint={t.tomanPerUnitHint}
        {...field.number('toman')}
        error={checked && wrong ? t.badNumber : keep.fields.toman_per_unit}
      />
    </SettingsForm>
  );
}
