import { useState } from 'react';
import type { Language } from '#shared/language.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import type { VersionedTerms } from '../selling-terms.contract.ts';
import { sellingTermsMessages } from './selling-terms.messages.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { readRates, typedRate, VatRatesFields, type TypedRate } from './vat-rates-fields.tsx';

interface TypedTerms {
  readonly off_amount: string;
  readonly above_amount: string;
  readonly rates: readonly TypedRate[];
}

const typedTerms = (terms: VersionedTerms, language: Language): TypedTerms => ({
  off_amount: formatNumber(terms.off_amount, language),
  above_amount: formatNumber(terms.above_amount, language),
  rates: terms.vat_rates.map((rate) => typedRate(rate, language)),
});

/** The price rule and the tax rates, to be changed. */
export function SellingTermsForm({ terms }: { terms: VersionedTerms }) {
  const t = useMessages(sellingTermsMessages);
  const language = useLanguage();
  const draft = useDraft(typedTerms(terms, language), terms.version, 'selling-terms');
  const { value: typed } = draft;
  const { rates } = typed;
  const [checked, setChecked] = useState(false);
  const saving = useAction();
  const read = { off: typedNumber(typed.off_amount), above: typedNumber(typed.above_amount), rates: readRates(rates) };
  const save = () => {
    setChecked(true);
    if (read.off === null || read.above === null || read.rates === null) return;
    const body = { version: draft.version, off_amount: read.off, above_amount: read.above, vat_rates: read.rates };
    void saving.run(async () => {
      draft.saved(typed, (await staffApi('PUT /api/admin/selling-terms/', { body })).version);
    });
  };
  const errorOf = (name: 'off_amount' | 'above_amount', value: number | null) =>
    saving.fields[name] ?? (checked && value === null ? t.badNumber : undefined);
  const names = { off_amount: t.off, above_amount: t.above };
  const form = { draft, names, action: saving, save: t.save, onSave: save };
  return (
    <SettingsForm title={t.prices} hint={t.pricesHint} columns={2} {...form}>
      {(
        [
          ['off_amount', t.off, read.off],
          ['above_amount', t.above, read.above],
        ] as const
      ).map(([name, label, value]) => (
        <TextField
          key={name}
          label={label}
          dir="ltr"
          inputMode="decimal"
          required
          value={typed[name]}
          error={errorOf(name, value)}
          onChange={(event) => {
            draft.change({ [name]: event.currentTarget.value });
          }}
        />
      ))}
      <VatRatesFields rates={rates} checked={checked} onChange={(next) => draft.change({ rates: next })} />
    </SettingsForm>
  );
}
