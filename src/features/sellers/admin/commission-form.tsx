import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { sellersMessages } from './sellers.messages.ts';
import { typedPercent } from './typed-percent.ts';

/** What shops are charged that are opened from now on, to be changed. */
export function CommissionForm({ commission }: { commission: { readonly version: number; readonly percent: number } }) {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const draft = useDraft({ percent: formatNumber(commission.percent, language) }, commission.version);
  const typed = draft.value.percent;
  const [error, setError] = useState<string | undefined>();
  const keep = useAction();
  const save = () => {
    const wanted = typedPercent(typed);
    setError(wanted === null ? t.badPercent : undefined);
    if (wanted !== null)
      void keep.run(async () => {
        const body = { version: draft.version, percent: wanted };
        draft.saved(draft.value, (await staffApi('PUT /api/admin/seller-commission/', { body })).version);
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
        error={error ?? keep.fields.percent}
        onChange={(event) => {
          draft.change({ percent: event.currentTarget.value });
        }}
      />
      <div className="empty:hidden md:col-span-3">
        <DraftNotice draft={draft} names={{ percent: t.commissionPercent }} />
      </div>
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
