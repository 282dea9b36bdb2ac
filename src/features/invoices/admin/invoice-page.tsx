import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { CorrectInvoiceDialog } from './correct-invoice-dialog.tsx';
import { InvoicePaper } from '../storefront/invoice-paper.tsx';

export const meta = pageHead(({ language }) => ({ title: invoiceMessages[language].title, unlisted: true }));

/** The invoice of any order, as its customer sees it. */
export default function StaffInvoicePage() {
  const t = useMessages(invoiceMessages);
  const { order } = useMessages(ordersMessages);
  const { number = '' } = useParams();
  const navigate = useNavigateFromHere();
  const [correcting, setCorrecting] = useState(false);
  const document = useSearchParams()[0].get('document') ?? undefined;
  const invoice = useResource<Invoice>(['admin/orders', number, 'invoice', document ?? ''], (signal) =>
    staffApi('GET /api/admin/orders/:number/invoice/', {
      params: { number },
      query: document === undefined ? {} : { document },
      signal,
    }),
  );
  const addressOf = (other: string) => `/admin/orders/${number}/invoice?document=${other}`;
  return (
    <AdminLayout
      title={t.title}
      actions={
        <span className="flex flex-wrap gap-2 print:hidden">
          {invoice.state === 'ready' && mayCorrect(invoice.data) ? (
            <Button
              size="small"
              onClick={() => {
                setCorrecting(true);
              }}
            >
              {t.correct}
            </Button>
          ) : null}
          <Button asChild size="small">
            <Link to={`/admin/orders/${number}`}>{order(number)}</Link>
          </Button>
        </span>
      }
    >
      {invoice.state === 'loading' ? <SkeletonSheet lines={12} /> : null}
      {invoice.state === 'failed' ? (
        <FailedState text={invoice.refused?.message ?? t.failed} onRetry={invoice.refresh} />
      ) : null}
      {invoice.state === 'ready' ? (
        <>
          <InvoicePaper invoice={invoice.data} pdf={`/api/admin/orders/${number}/invoice.pdf`} addressOf={addressOf} />
          {correcting ? (
            <CorrectInvoiceDialog
              invoice={invoice.data}
              onClose={() => {
                setCorrecting(false);
              }}
              onCorrected={(corrected) => {
                void navigate(addressOf(corrected.document), { replace: true });
              }}
            />
          ) : null}
        </>
      ) : null}
    </AdminLayout>
  );
}

/** Whether the displayed document is the one in force, of an order that was not cancelled and whose buyer's data still exist. */
const mayCorrect = ({ kind, corrected_by, documents, buyer }: Invoice): boolean =>
  (kind === 'original' || kind === 'correction') &&
  corrected_by === null &&
  buyer.line !== null &&
  !documents.some((document) => document.kind === 'cancellation');
