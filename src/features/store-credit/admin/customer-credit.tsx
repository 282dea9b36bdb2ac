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
import type { StaffCreditEntry } from '../store-credit.contract.ts';
import { creditMessages } from '../store-credit.messages.ts';
import { ChangeCreditDialog } from './change-credit-dialog.tsx';
import { creditAdminMessages } from './store-credit-admin.messages.ts';

/** Renders a customer's store credit with its entries and their authors, and the button to change it, unless the account is erased. */
export function CreditAdmin({ customerId, erased }: { customerId: number; erased: boolean }) {
  const t = useMessages(creditAdminMessages);
  const [changing, setChanging] = useState(false);
  const list = usePages<StaffCreditEntry>(['admin/customers', customerId, 'credit'], (query, signal) =>
    staffApi('GET /api/admin/customers/:id/credit/', {
      params: { id: customerId },
      query,
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{t.title}</h2>
        <span className="flex items-center gap-3">
          {list.state === 'ready' ? (
            <span className="text-sm">{t.balance(list.data.data[0]?.balance ?? 0)}</span>
          ) : null}
          {erased ? null : (
            <Button
              size="small"
              onClick={() => {
                setChanging(true);
              }}
            >
              {t.change}
            </Button>
          )}
        </span>
      </div>
      <StaffTable
        list={list}
        caption={t.title}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Wallet />} text={t.empty} />}
      />
      <ChangeCreditDialog
        customerId={customerId}
        open={changing}
        onClose={() => {
          setChanging(false);
        }}
        onChanged={list.refresh}
      />
    </section>
  );
}

function useColumns(): readonly Column<StaffCreditEntry>[] {
  const t = useMessages(creditAdminMessages);
  const reasons = useMessages(creditMessages);
  const language = useLanguage();
  return [
    {
      key: 'created_at',
      title: t.when,
      cell: ({ created_at: at }) => (
        <time dateTime={at} className="text-muted">
          {formatJalaliDate(new Date(at), language, 'with-time')}
        </time>
      ),
    },
    {
      key: 'what',
      title: t.what,
      cell: ({ reason, order, note }) => (
        <span className="grid leading-snug">
          <span>{reasons[reason]}</span>
          {order === null ? null : (
            <Link to={`/admin/orders/${order}`} className="text-xs text-turquoise">
              {t.order(order)}
            </Link>
          )}
          {note === null ? null : <bdi className="text-xs text-muted">{note}</bdi>}
        </span>
      ),
    },
    { key: 'by', title: t.by, onlyWide: true, cell: ({ by }) => (by === null ? t.shop : <bdi>{by}</bdi>) },
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
      cell: ({ balance }) => formatToman(balance, language),
    },
  ];
}
