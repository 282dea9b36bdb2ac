import { useState } from 'react';
import type { Language } from '#shared/language.ts';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import type { VersionedTerms } from '../selling-terms.contract.ts';
import { sellingTermsMessages } from './selling-terms.messages.ts';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { readRates, typedRate, VatRatesFields, type TypedRate } from './vat-rates-fields.tsx';

interface TypedTerms {
  readonly off_amount: number | null;
  readonly above_amount: number | null;
  readonly rates: readonly TypedRate[];
}

const typedTerms = (terms: VersionedTerms, language: Language): TypedTerms => ({
  off_amount: terms.off_amount,
  above_amount: terms.above_amount,
  rates: terms.vat_rates.map((rate, id) => typedRate(rate, id, language)),
});

/** The form for the price rule and the tax rates. */
export function SellingTermsForm({ terms }: { terms: VersionedTerms }) {
  const t = useMessages(sellingTermsMessages);
  const language = useLanguage();
  const draft = useDraft(typedTerms(terms, language), terms.version, 'selling-terms');
  const { value: typed } = draft;
  const { off_amount, above_amount, rates } = typed;
  const [checked, setChecked] = useState(false);
  const saving = useAction();
  const field = draftFields(draft, saving.fields);
  const save = () => {
    setChecked(true);
    const read = readRates(rates);
    if (off_amount === null || above_amount === null || read === null) return;
    const body = { version: draft.version, off_amount, above_amount, vat_rates: read };
    void saving.run(async () => {
      draft.saved(typed, (await staffApi('PUT /api/admin/settings/selling-terms/', { body })).version);
    });
  };
  const names = { off_amount: t.off, above_amount: t.above };
  const form = { draft, names, action: saving, save: t.save, onSave: save };
  return (
    <SettingsForm title={t.prices} hint={t.pricesHint} columns={2} {...form}>
      {(
        [
          ['off_amount', t.off],
          ['above_amount', t.above],
        ] as const
      ).map(([name, label]) => (
        <NumberField
          key={name}
          label={label}
          required
          {...field.number(name)}
          error={saving.fields[name] ?? (checked && typed[name] === null ? t.badNumber : undefined)}
        />
      ))}
      <VatRatesFields rates={rates} checked={checked} onChange={(next) => draft.change({ rates: next })} />
    </SettingsForm>
  );
}
