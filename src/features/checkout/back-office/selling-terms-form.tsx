import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { staffApi } from '#web/api.ts';
import { useStaffAction } from '#web/back-office/use-staff-action.ts';
import type { SellingTerms } from '../selling-terms.contract.ts';
import { sellingTermsMessages } from './selling-terms.messages.ts';
import { typedNumber } from './typed-number.ts';

/** The price rule and the tax rate, to be changed. */
export function SellingTermsForm({ terms }: { terms: SellingTerms }) {
  const t = useMessages(sellingTermsMessages);
  const [typed, setTyped] = useState({ price_off: String(terms.price_off), price_above: String(terms.price_above), vat_percent: String(terms.vat_percent) });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const keep = useStaffAction();
  const save = () => {
    const [off, above, vat] = [typedNumber(typed.price_off), typedNumber(typed.price_above), typedNumber(typed.vat_percent)];
    setFaults({ ...(off === null ? { price_off: t.badNumber } : {}), ...(above === null ? { price_above: t.badNumber } : {}), ...(vat === null ? { vat_percent: t.badNumber } : {}) });
    if (off === null || above === null || vat === null) return;
    void keep.run(() => staffApi('PUT /api/admin/selling-terms/', { body: { price_off: off, price_above: above, vat_percent: vat } }));
  };
  const errors = { ...keep.fields, ...faults };
  return (
    <form
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="md:col-span-3">
        <h2 className="font-bold">{t.prices}</h2>
        <p className="text-sm text-muted">{t.pricesHint}</p>
      </div>
      {([['price_off', t.off], ['price_above', t.above], ['vat_percent', t.vat]] as const).map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          dir="ltr"
          inputMode="decimal"
          required
          value={typed[name]}
          error={errors[name]}
          onChange={(event) => { setTyped({ ...typed, [name]: event.currentTarget.value }); }}
        />
      ))}
      <Button type="submit" variant="primary" size="small" busy={keep.busy} className="justify-self-start">{t.save}</Button>
    </form>
  );
}
