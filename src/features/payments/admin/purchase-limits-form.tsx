import type { Reply } from '#shared/contract/contract.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { LimitsForm } from '#web/admin/settings/limits-form.tsx';
import { staffApi } from '#web/data/api.ts';
import type { payingTermsContract } from '../paying-terms.contract.ts';
import { payingTermsMessages } from './paying-terms.messages.ts';

type Limits = Reply<(typeof payingTermsContract)['GET /api/admin/settings/paying-terms/']>['limits'];

/** Form for the limits of a customer's unpaid orders. */
export function PurchaseLimitsForm({ limits: { version, ...limits } }: { limits: Limits }) {
  const t = useMessages(payingTermsMessages);
  return (
    <LimitsForm
      title={t.limits}
      hint={t.limitsHint}
      labels={t}
      limits={limits}
      version={version}
      draftName="purchase-limits"
      onSave={(body) => staffApi('PUT /api/admin/settings/paying-terms/limits/', { body })}
    />
  );
}
