import { useState } from 'react';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { SettingsForm } from '#web/admin/settings/settings-form.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { maxCommissionPercent } from '../commission.rules.ts';
import { sellersMessages } from './sellers.messages.ts';

/** The form for the commission of sellers approved from now on. */
export function CommissionForm({ commission }: { commission: { readonly version: number; readonly percent: number } }) {
  const t = useMessages(sellersMessages);
  const draft = useDraft<{ readonly percent: number | null }>(
    { percent: commission.percent },
    commission.version,
    'seller-commission',
  );
  const { percent } = draft.value;
  const [error, setError] = useState<string | undefined>();
  const keep = useAction();
  const save = () => {
    const isWrong = percent === null || percent > maxCommissionPercent;
    setError(isWrong ? t.badPercent : undefined);
    if (!isWrong)
      void keep.run(async () => {
        const body = { version: draft.version, percent };
        draft.saved(draft.value, (await staffApi('PUT /api/admin/settings/seller-commission/', { body })).version);
      });
  };
  const form = { draft, names: { percent: t.commissionPercent }, action: keep, save: t.saveCommission, onSave: save };
  return (
    <SettingsForm title={t.newCommission} hint={t.newCommissionHint} columns={3} {...form}>
      <NumberField
        label={t.commissionPercent}
        required
        {...draftFields(draft, keep.fields).number('percent')}
        error={error ?? keep.fields.percent}
      />
    </SettingsForm>
  );
}
