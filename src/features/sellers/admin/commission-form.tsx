import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { sellersMessages } from './sellers.messages.ts';
import { typedPercent } from './typed-percent.ts';

/** What shops are charged that are opened from now on, to be changed. */
export function CommissionForm({ commission }: { commission: { readonly version: number; readonly percent: number } }) {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const [typed, setTyped] = useState(formatNumber(commission.percent, language));
  const [fault, setError] = useState<string | undefined>();
  const keep = useAction();
  const [version, setVersion] = useState(commission.version);
  const save = () => {
    const wanted = typedPercent(typed);
    setError(wanted === null ? t.badPercent : undefined);
    if (wanted !== null)
      void keep.run(async () => {
        const body = { version, percent: wanted };
        setVersion((await staffApi('PUT /api/admin/seller-commission/', { body })).version);
      });
  };
  return (
    <Form
      action={keep}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-3"
      onSend={save}
    >
      <div className="md:col-span-3">
        <h2 className="font-bold">{t.newCommission}</h2>
        <p className="text-sm text-muted">{t.newCommissionHint}</p>
      </div>
      <TextField
        label={t.commissionPercent}
        dir="ltr"
        inputMode="numeric"
        required
        maxLength={3}
        value={typed}
        error={fault ?? keep.fields.percent}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="small"
        busy={keep.busy}
        className="justify-self-start md:col-span-3"
      >
        {t.saveCommission}
      </Button>
    </Form>
  );
}
