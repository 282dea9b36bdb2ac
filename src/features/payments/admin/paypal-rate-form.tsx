import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { currencies, type Currency } from '#shared/commerce/currencies.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { oneUnit } from '../paypal.rules.ts';
import { payingTermsMessages } from './paying-terms.messages.ts';

type PaypalTerms = NonNullable<Reply<(typeof payingTermsContract)['GET /api/admin/paying-terms/']>['paypal']>;

interface PaypalRateFormProps {
  terms: PaypalTerms;
  /** It was stored: the day of the rate is another one. */
  onSaved: () => void;
}

/**
 * The currency in which PayPal charges the buyer, and how many toman one of it is; without a rate it is not offered.
 */
export function PaypalRateForm({ terms, onSaved }: PaypalRateFormProps) {
  const t = useMessages(payingTermsMessages);
  const language = useLanguage();
  const draft = useDraft<{ readonly currency: Currency; readonly toman: string }>(
    {
      currency: terms.currency,
      toman: terms.toman_per_unit === null ? '' : formatNumber(terms.toman_per_unit, language),
    },
    terms.version,
  );
  const { currency, toman } = draft.value;
  const [checked, setChecked] = useState(false);
  const keep = useAction();
  const rate = typedNumber(toman);
  const wrong = toman.trim() !== '' && (rate === null || !Number.isInteger(rate) || rate < 1);
  const save = () => {
    setChecked(true);
    if (wrong) return;
    void keep.run(async () => {
      const body = { version: draft.version, currency, toman_per_unit: rate };
      draft.saved(draft.value, (await staffApi('PUT /api/admin/paying-terms/paypal/', { body })).version);
      onSaved();
    });
  };
  return (
    <Form
      action={keep}
      aria-label={t.paypal}
      className="grid items-start gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2"
      onSend={save}
    >
      <div className="md:col-span-2">
        <h2 className="font-bold">{t.paypal}</h2>
        <p className="text-sm text-muted">
          {terms.date === null
            ? t.paypalNoRate
            : t.paypalRateOf(formatJalaliDate(new Date(`${terms.date}T12:00:00Z`), language, 'long'))}
        </p>
      </div>
      <Select
        label={t.currency}
        options={currencies.map((code) => ({ value: code, label: `${oneUnit(code, language)} (${code})` }))}
        value={currency}
        onChange={(event) => {
          draft.change({ currency: currencies.find((code) => code === event.currentTarget.value) ?? currency });
        }}
      />
      <TextField
        label={t.tomanPerUnit(oneUnit(currency, language))}
        hint={t.tomanPerUnitHint}
        dir="ltr"
        inputMode="numeric"
        value={toman}
        error={checked && wrong ? t.badNumber : keep.fields.toman_per_unit}
        onChange={(event) => {
          draft.change({ toman: event.currentTarget.value });
        }}
      />
      <div className="empty:hidden md:col-span-2">
        <DraftNotice
          draft={draft}
          names={{ currency: t.currency, toman: t.tomanPerUnit(oneUnit(currency, language)) }}
        />
      </div>
      <Button type="submit" variant="primary" size="small" busy={keep.busy} className="justify-self-start">
        {t.save}
      </Button>
    </Form>
  );
}
