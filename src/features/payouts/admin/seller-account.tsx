import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { staffApi } from '#web/data/api.ts';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { usePages } from '#web/data/use-pages.ts';
import { SignedToman } from '#web/admin/signed-toman.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';
import { payoutsAdminMessages } from './payouts-admin.messages.ts';
import type { SellerEntry } from '../payouts.contract.ts';

/** The amount owed to a seller and its entries, with a button that records a payout. */
export function SellerAccount({
  sellerId,
  balance,
  onPaid,
}: {
  sellerId: number;
  balance: number;
  onPaid: () => void;
}) {
  const t = useMessages(payoutsAdminMessages);
  const [paying, setPaying] = useState(false);
  const list = usePages<SellerEntry>(['admin/sellers', sellerId, 'entries'], (query, signal) =>
    staffApi('GET /api/admin/sellers/:id/entries/', { params: { id: sellerId }, query, ...(signal && { signal }) }),
  );
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{t.account}</h2>
        <span className="flex flex-wrap items-center gap-3">
          <span className="own-direction text-sm">{t.owedNow(balance)}</span>
          <Button
            size="small"
            disabled={balance <= 0}
            onClick={() => {
              setPaying(true);
            }}
          >
            {t.payOut}
          </Button>
        </span>
      </div>
      <StaffTable
        list={list}
        caption={t.account}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Wallet />} text={t.accountEmpty} />}
      />
      {paying ? (
        <PayOutDialog
          sellerId={sellerId}
          balance={balance}
          onClose={() => {
            setPaying(false);
          }}
          onPaid={onPaid}
        />
      ) : null}
    </section>
  );
}

function useColumns(): readonly Column<SellerEntry>[] {
  const t = useMessages(payoutsAdminMessages);
  const language = useLanguage();
  return [
    {
      key: 'created_at',
      title: t.when,
      onlyWide: true,
      cell: ({ created_at: at }) => (
        <time dateTime={at} className="text-muted">
          {formatJalaliDate(new Date(at), language, 'long')}
        </time>
      ),
    },
    {
      key: 'what',
      title: t.what,
      cell: (entry) => <EntryOccasion entry={entry} />,
    },
    {
      key: 'sold',
      title: t.soldAndCommission,
      figure: true,
      onlyWide: true,
      cell: ({ kind, sold, commission }) =>
        kind === 'payout' ? (
          '—'
        ) : (
          <span className="grid leading-snug">
            <bdi>{formatToman(sold, language)}</bdi>
            <bdi className="text-xs text-muted">{formatToman(commission, language)}</bdi>
          </span>
        ),
    },
    {
      key: 'sum',
      title: t.sum,
      figure: true,
      cell: ({ amount }) => <SignedToman amount={amount} />,
    },
    {
      key: 'after',
      title: t.after,
      figure: true,
      onlyWide: true,
      cell: (entry) => formatToman(entry.balance, language),
    },
  ];
}

/** The cause of an entry; on a phone with its date. */
function EntryOccasion({ entry: { kind, order, reference, created_at: at } }: { entry: SellerEntry }) {
  const t = useMessages(payoutsAdminMessages);
  const language = useLanguage();
  return (
    <span className="flex flex-wrap items-center gap-x-2 leading-snug">
      <span>{t[kind]}</span>
      {order === null ? null : (
        <Link
          to={`/admin/orders/${order}`}
          className="inline-flex min-h-target items-center whitespace-nowrap text-xs text-turquoise"
        >
          {t.order(order)}
        </Link>
      )}
      {reference === null ? null : (
        <bdi dir="ltr" className="text-xs text-muted">
          {reference}
        </bdi>
      )}
      <time dateTime={at} className="w-full text-xs text-muted md:hidden">
        {formatJalaliDate(new Date(at), language, 'long')}
      </time>
    </span>
  );
}
