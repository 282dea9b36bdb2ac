import { useState } from 'react';
import { parseTaxId } from '#shared/commerce/identifiers.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { OrderTerms } from '../order-terms.contract.ts';
import { orderTermsMessages } from './order-terms.messages.ts';

const maxDays = 365;

/** Form for the return period and the shop's tax id on invoices. */
export function OrderTermsForm({ terms }: { terms: OrderTerms & { readonly version: number } }) {
  const t = useMessages(orderTermsMessages);
  const draft = useDraft<{ readonly days: number | null; readonly code: string }>(
    { days: terms.return_days, code: terms.tax_id ?? '' },
    terms.version,
    'order-terms',
  );
  const { days, code } = draft.value;
  const [checked, setChecked] = useState(false);
  const keep = useAction();
  const field = draftFields(draft, keep.fields);
  const daysWrong = days === null || days > maxDays;
  const taxId = code.trim() === '' ? null : parseTaxId(code);
  const codeWrong = code.trim() !== '' && taxId === null;
  const save = () => {
    setChecked(true);
    if (daysWrong || codeWrong) return;
    const body = { version: draft.version, return_days: days, tax_id: taxId };
    void keep.run(async () => {
      draft.saved(draft.value, (await staffApi('PUT /api/admin/settings/order-terms/', { body })).version);
    });
  };
  return (
    <Form
      action={keep}
      aria-label={t.title}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2"
      onSend={save}
    >
      <h2 className="font-bold md:col-span-2">{t.title}</h2>
      <DraftNotice draft={draft} names={{ days: t.returnDays, code: t.taxId }} className="md:col-span-2" />
      <NumberField
        label={t.returnDays}
        hint={t.returnDaysHint}
        required
        {...field.number('days')}
        error={checked && daysWrong ? t.badDays : keep.fields.return_days}
      />
      <TextField
        label={t.taxId}
        hint={t.taxIdHint}
        dir="ltr"
        inputMode="numeric"
        maxLength={20}
        {...field.text('code')}
        error={checked && codeWrong ? t.badTaxId : keep.fields.tax_id}
      />
      <Button type="submit" variant="primary" size="small" busy={keep.busy} className="justify-self-start">
        {t.save}
      </Button>
    </Form>
  );
}
