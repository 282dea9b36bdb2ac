import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { LimitsForm } from '#web/admin/settings/limits-form.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { shopSettingsMessages } from './shop-settings.messages.ts';

/** The form for the daily limits on money that staff may grant customers; visible to the owner only. */
export function StaffMoneyForm() {
  const t = useMessages(shopSettingsMessages);
  const limits = useResource(['admin/settings', 'staff-money'], (signal) =>
    staffApi('GET /api/admin/settings/staff-money/', { signal }),
  );
  if (limits.state === 'loading') return <SkeletonForm fields={3} />;
  if (limits.state === 'failed') return <FailedState text={t.failed} onRetry={limits.refresh} />;
  const { version, ...visible } = limits.data;
  return (
    <LimitsForm
      title={t.staffMoney}
      hint={t.staffMoneyHint}
      labels={t}
      limits={visible}
      version={version}
      draftName="staff-money"
      onSave={(body) => staffApi('PUT /api/admin/settings/staff-money/', { body })}
    />
  );
}
