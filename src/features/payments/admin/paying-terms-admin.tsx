import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { BankTermsForm } from './bank-terms-form.tsx';
import { CashTermsForm } from './cash-terms-form.tsx';
import { payingTermsMessages } from './paying-terms.messages.ts';
import { PurchaseLimitsForm } from './purchase-limits-form.tsx';
import { PaypalRateForm } from './paypal-rate-form.tsx';

/** Forms for the terms of bank transfer, cash on delivery and PayPal. */
export function PayingTermsAdmin() {
  const t = useMessages(payingTermsMessages);
  const terms = useResource(['admin/settings', 'paying-terms'], (signal) =>
    staffApi('GET /api/admin/settings/paying-terms/', { signal }),
  );
  if (terms.state === 'loading') return <SkeletonForm fields={5} />;
  if (terms.state === 'failed') return <FailedState text={t.failed} onRetry={terms.refresh} />;
  return (
    <>
      <BankTermsForm terms={terms.data.bank} />
      <CashTermsForm terms={terms.data.cash} />
      <PurchaseLimitsForm limits={terms.data.limits} />
      {terms.data.paypal === null ? null : <PaypalRateForm terms={terms.data.paypal} onSaved={terms.refresh} />}
    </>
  );
}
