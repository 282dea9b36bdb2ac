import { TextField } from '#ui/inputs/field.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { tickedBilling, withBilling, type BillingErrors, type TypedBilling } from '../checkout-draft.rules.ts';
import { checkoutMessages } from '../checkout-screens.messages.ts';
import type { BillingState } from './use-billing.ts';

/** Renders the fields of the party named on the invoice, for a buyer who wants a company or a national code on it. */
export function OfficialInvoice({ billing: { action, draft, change } }: { billing: BillingState }) {
  const t = useMessages(checkoutMessages);
  const { billing } = draft;
  const errors: BillingErrors = action.fields;
  const field = (name: keyof TypedBilling) => {
    const error = errors[`billing_${name}`];
    return {
      name: `billing_${name}`,
      value: billing?.[name] ?? '',
      error: error === undefined ? undefined : t[error],
      onChange: (event: { target: { value: string } }) => {
        change(withBilling(draft, { [name]: event.target.value }));
      },
    };
  };
  const id = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <div className="grid gap-3 border-t border-line pt-2">
      <Checkbox
        label={t.officialInvoice}
        checked={billing !== null}
        onChange={(event) => {
          change(tickedBilling(draft, event.currentTarget.checked));
        }}
      />
      {billing === null ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField
              label={t.billingName}
              hint={t.officialInvoiceHint}
              autoComplete="organization"
              maxLength={120}
              required
              {...field('name')}
            />
          </div>
          <TextField label={t.nationalId} hint={t.nationalIdHint} required {...id} {...field('national_id')} />
          <TextField label={t.economicCode} hint={t.economicCodeHint} {...id} {...field('economic_code')} />
        </div>
      )}
    </div>
  );
}
