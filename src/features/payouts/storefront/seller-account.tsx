import { Wallet } from 'lucide-react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Price } from '#ui/text/price.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { webMessages } from '#web/web.messages.ts';
import { payoutsMessages } from '../payouts.messages.ts';
import type { SellerEntry } from '../payouts.contract.ts';

/** Renders the seller's ledger: each entry, the balance and the total paid out. */
export function Account() {
  const t = useMessages(payoutsMessages);
  const list = usePages<SellerEntry>(['seller/entries'], (query, signal) =>
    customerApi('GET /api/seller/entries/', { query, ...(signal && { signal }) }),
  );
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.accountHint}</p>
      {list.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {list.state === 'failed' ? <FailedState text={t.listFailed} onRetry={list.refresh} /> : null}
      {list.state === 'ready' && list.data.data.length === 0 ? (
        <EmptyState icon={<Wallet />} text={t.noEntries} />
      ) : null}
      {list.state === 'ready' ? (
        <ul className="divide-y divide-line rounded-card bg-surface empty:hidden">
          {list.data.data.map((entry) => (
            <li key={entry.id}>
              <EntryLine entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
      {list.state === 'ready' && list.data.next !== null ? <MoreButton list={list}>{t.more}</MoreButton> : null}
    </div>
  );
}

function EntryLine({ entry }: { entry: SellerEntry }) {
  const t = useMessages(payoutsMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  const { kind, order, reference, sold, commission, amount } = entry;
  return (
    <div className="flex items-start justify-between gap-3 p-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap gap-x-2 text-sm">
          <bdi className="font-semibold">{t[kind]}</bdi>
          {order === null ? null : <bdi>{t.order(order)}</bdi>}
        </p>
        {kind === 'payout' ? (
          <p className="text-xs text-muted">
            <bdi>{t.reference(reference ?? '')}</bdi>
          </p>
        ) : (
          <p className="text-xs text-muted">
            <bdi>{t.soldLess(Math.abs(sold), Math.abs(commission))}</bdi>
          </p>
        )}
        <time dateTime={entry.created_at} className="text-xs text-muted">
          <bdi>{formatJalaliDate(new Date(entry.created_at), language, 'with-time')}</bdi>
        </time>
      </div>
      <p className="grid shrink-0 justify-items-end gap-1 figures">
        <Price
          amount={Math.abs(amount)}
          unit={toman}
          sign={amount < 0 ? 'minus' : 'plus'}
          className={amount > 0 ? 'text-turquoise' : ''}
        />
        <bdi className="text-xs text-muted">{t.balanceAfter(entry.balance)}</bdi>
      </p>
    </div>
  );
}
