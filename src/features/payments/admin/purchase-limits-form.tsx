import { useState } from 'react';
import type { Reply } from '#shared/contract/contract.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { typedNumber } from '#web/admin/typed-number.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { payingTermsMessages } from './paying-terms.messages.ts';

type Limits = Reply<(typeof payingTermsContract)['GET /api/admin/paying-terms/']>['limits'];

const names = [
  'max_unpaid_orders',
  'max_unpaid_pieces',
  'max_new_customer_cash_orders',
  'max_new_customer_cash_total',
] as const;

/** Null for an empty field, undefined for what is no whole number from 1 on. */
function typedLimit(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const value = typedNumber(typed);
  return value !== null && Number.isInteger(value) && value >= 1 ? value : undefined;
}

/** How much a customer can have open without having paid, to be changed. */
export function PurchaseLimitsForm({ limits }: { limits: Limits }) {
  const t = useMessages(payingTermsMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState<Record<keyof Limits, string>>(() => {
    const text = (name: keyof Limits) => (limits[name] === null ? '' : formatNumber(limits[name], language));
    return {
      max_unpaid_orders: text('max_unpaid_orders'),
      max_unpaid_pieces: text('max_unpaid_pieces'),
      max_new_customer_cash_orders: text('max_new_customer_cash_orders'),
      max_new_customer_cash_total: text('max_new_customer_cash_total'),
    };
  });
  const [checked, setChecked] = useState(false);
  const keep = useAction();
  const save = () => {
    setChecked(true);
    const read = (name: keyof Limits) => typedLimit(typed[name]);
    const body = {
      max_unpaid_orders: read('max_unpaid_orders'),
      max_unpaid_pieces: read('max_unpaid_pieces'),
      max_new_customer_cash_orders: read('max_new_customer_cash_orders'),
      max_new_customer_cash_total: read('max_new_customer_cash_total'),
    };
    if (isComplete(body)) void keep.run(() => staffApi('PUT /api/admin/paying-terms/limits/', { body }));
  };
  return (
    <Form
      action={keep}
      aria-label={t.limits}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2"
      onSend={save}
    >
      <div className="md:col-span-2">
        <h2 className="font-bold">{t.limits}</h2>
        <p className="text-sm text-muted">{t.limitsHint}</p>
      </div>
      {names.map((name) => (
        <TextField
          key={name}
          label={t[name]}
          hint={t.noLimit}
          dir="ltr"
          inputMode="numeric"
          value={typed[name]}
          error={checked && typedLimit(typed[name]) === undefined ? t.badLimit : keep.fields[name]}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.currentTarget.value });
          }}
        />
      ))}
      <Button type="submit" variant="primary" size="small" busy={keep.busy} className="justify-self-start">
        {t.save}
      </Button>
    </Form>
  );
}

function isComplete(body: Record<keyof Limits, number | null | undefined>): body is Limits {
  return Object.values(body).every((value) => value !== undefined);
}
