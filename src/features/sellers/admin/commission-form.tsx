import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { sellersMessages } from './sellers.messages.ts';
import { typedPercent } from './typed-percent.ts';

/** What shops are charged that are opened from now on, to be changed. */
export function CommissionForm({ commission }: { commission: { readonly version: number; readonly percent: number } }) {
  const t = useMessages(sellersMessages);
  const language = useLanguage();
  const draft = useDraft(
    { percent: formatNumber(commission.percent, language) },
    commission.version,
    'seller-commission',
  );
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
  const form = { draft, names: { percent: t.commissionPercent }, action: keep, save: t.saveCommission, onSave: save };
  return (
    <SettingsForm title={t.newCommission} hint={t.newCommissionHint} columns={3} {...form}>
      <TextField
        label={t.commissionPercent}
        dir="ltr"
        inputMode="numeric"
        required
        maxLength={3}
        {...draftFields(draft, keep.fields).text('percent')}
        error={error ?? keep.fields.percent}
      />
    </SettingsForm>
  );
}
