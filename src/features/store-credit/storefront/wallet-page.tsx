import { Wallet } from 'lucide-react';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/text/price.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import { webMessages } from '#web/web.messages.ts';
import type { CreditEntry } from '../store-credit.contract.ts';
import { creditMessages } from '../store-credit.messages.ts';

export const meta = pageHead(({ language }) => ({
  title: creditMessages[language].title,
  canonical: '/wallet',
  unlisted: true,
}));

/** The page of the customer's store credit with its entries. */
export default function WalletPage() {
  const t = useMessages(creditMessages);
  return (
    <>
      <PageHeader title={t.title} back="/profile" />
      <main id="content" className="container-middle py-4">
        <RequireSignIn meanwhile={<SkeletonSheet />}>{(customer) => <Ledger customerId={customer.id} />}</RequireSignIn>
      </main>
    </>
  );
}

function Ledger({ customerId }: { customerId: number }) {
  const t = useMessages(creditMessages);
  const { toman } = useMessages(webMessages);
  const list = usePages<CreditEntry>(['credit', customerId], (query, signal) =>
    customerApi('GET /api/credit/', { query, ...(signal === undefined ? {} : { signal }) }),
  );
  if (list.state === 'loading') return <SkeletonSheet lines={6} />;
  if (list.state === 'failed') return <FailedState text={t.failed} onRetry={list.refresh} />;
  const { data, next } = list.data;
  // Without entries an explanation is more useful than a large zero.
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Wallet />}
        text={t.empty}
        hint={t.lead}
        action={
          <Button asChild variant="primary">
            <Link to="/shop-grid">{t.browse}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-160 gap-4">
      <Card className="grid gap-2">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Wallet aria-hidden size={18} />
          {t.balance}
        </p>
        <Price amount={data[0]?.balance ?? 0} unit={toman} size="large" />
        <p className="text-sm text-muted">{t.lead}</p>
      </Card>
      <ul aria-label={t.entries} className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {next === null ? null : <MoreButton list={list}>{t.more}</MoreButton>}
    </div>
  );
}

function Entry({ entry }: { entry: CreditEntry }) {
  const t = useMessages(creditMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{t[entry.reason]}</p>
        {entry.order === null ? null : (
          <Link
            to={`/my-order?order=${entry.order}`}
            className="inline-flex min-h-target items-center text-sm text-turquoise"
          >
            {t.order(entry.order)}
          </Link>
        )}
        {entry.note === null ? null : (
          <p className="text-sm text-muted" dir="auto">
            {entry.note}
          </p>
        )}
        <time dateTime={entry.created_at} className="block text-xs text-muted">
          {formatJalaliDate(new Date(entry.created_at), language, 'with-time')}
        </time>
      </div>
      <div className="shrink-0 text-end">
        <Price
          amount={Math.abs(entry.amount)}
          unit={toman}
          sign={entry.amount > 0 ? 'plus' : 'minus'}
          className={`justify-end ${entry.amount > 0 ? 'text-turquoise' : ''}`}
        />
        <p className="text-xs text-muted">{t.after(entry.balance)}</p>
      </div>
    </li>
  );
}
