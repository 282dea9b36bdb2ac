import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { InvoicePaper } from './invoice-paper.tsx';

export const meta = pageHead(({ language }) => ({
  title: invoiceMessages[language].title,
  canonical: '/invoice',
  unlisted: true,
}));

/** Page of the invoice of a customer's own order, given by `?order=`, and by `document=` for one of several documents. */
export default function InvoicePage() {
  const t = useMessages(invoiceMessages);
  const alive = useHydrated();
  const [query] = useSearchParams();
  const number = alive ? query.get('order') : null;
  const document = query.get('document') ?? undefined;
  return (
    <>
      <PageHeader
        title={t.title}
        back={number === null ? '/my-order' : `/my-order?order=${encodeURIComponent(number)}`}
      />
      <main id="content" className="container-middle py-4 print:p-0">
        <RequireSignIn meanwhile={<PaperSkeleton />}>
          {() => {
            if (number !== null) return <WholeInvoice number={number} document={document} />;
            return alive ? (
              <EmptyState
                icon={<ReceiptText />}
                text={t.ofWhich}
                action={
                  <Button asChild>
                    <Link to="/my-order">{t.toOrders}</Link>
                  </Button>
                }
              />
            ) : (
              <PaperSkeleton />
            );
          }}
        </RequireSignIn>
      </main>
    </>
  );
}
/** Loading skeleton of the invoice: parties, lines and total. */
function PaperSkeleton() {
  return (
    <span aria-hidden="true" className="grid gap-8 rounded-card bg-surface p-4 shadow-card sm:p-8">
      <span className="flex justify-between gap-6">
        <Skeleton className="h-8 w-24" />
        <SkeletonText lines={4} className="w-32" />
      </span>
      <SkeletonText lines={4} className="max-w-xs" />
      <SkeletonText lines={3} />
      <SkeletonText lines={3} className="ms-auto w-40" />
    </span>
  );
}

function WholeInvoice({ number, document }: { number: string; document: string | undefined }) {
  const t = useMessages(invoiceMessages);
  const invoice = useResource<Invoice>(['orders', number, 'invoice', document ?? ''], (signal) =>
    customerApi('GET /api/orders/:number/invoice/', {
      params: { number },
      query: document === undefined ? {} : { document },
      signal,
    }),
  );
  if (invoice.state === 'loading') return <PaperSkeleton />;
  if (invoice.state === 'failed') {
    const unknown = invoice.refused?.status === 404;
    return (
      <FailedState
        text={invoice.refused?.message ?? t.failed}
        {...(unknown
          ? {
              action: (
                <Button asChild>
                  <Link to="/my-order">{t.toOrders}</Link>
                </Button>
              ),
            }
          : { onRetry: invoice.refresh })}
      />
    );
  }
  return (
    <InvoicePaper
      invoice={invoice.data}
      pdf={`/api/orders/${number}/invoice.pdf`}
      addressOf={(other) => `/invoice?order=${encodeURIComponent(number)}&document=${other}`}
    />
  );
}
