import { useParams, useSearchParams } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { InvoicePaper } from '../storefront/invoice-paper.tsx';

export const meta = pageHead(({ language }) => ({ title: invoiceMessages[language].title, unlisted: true }));

/** The invoice of any order, as its customer has it. */
export default function StaffInvoicePage() {
  const t = useMessages(invoiceMessages);
  const { order } = useMessages(ordersMessages);
  const { number = '' } = useParams();
  const document = useSearchParams()[0].get('document') ?? undefined;
  const invoice = useResource<Invoice>(['admin/orders', number, 'invoice', document ?? ''], (signal) =>
    staffApi('GET /api/admin/orders/:number/invoice/', {
      params: { number },
      query: document === undefined ? {} : { document },
      signal,
    }),
  );
  return (
    <AdminLayout
      title={t.title}
      actions={
        <span className="print:hidden">
          <Button asChild size="small">
            <Link to={`/admin/orders/${number}`}>{order(number)}</Link>
          </Button>
        </span>
      }
    >
      {invoice.state === 'loading' ? <SkeletonText lines={12} /> : null}
      {invoice.state === 'failed' ? (
        <FailedState text={invoice.refused?.message ?? t.failed} onRetry={invoice.refresh} />
      ) : null}
      {invoice.state === 'ready' ? (
        <InvoicePaper
          invoice={invoice.data}
          pdf={`/api/admin/orders/${number}/invoice.pdf`}
          addressOf={(other) => `/admin/orders/${number}/invoice?document=${other}`}
        />
      ) : null}
    </AdminLayout>
  );
}
