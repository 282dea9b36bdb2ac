import type { ReactNode } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { webMessages } from '#web/web.messages.ts';
import type { VisibleRefund } from '../refunds.contract.ts';
import { refundsMessages } from '../refunds.messages.ts';

interface OrderRefundsProps<Refund extends VisibleRefund> {
  refunds: readonly Refund[];
  /** Renders additional content for a refund. */
  more?: (refund: Refund) => ReactNode;
}

/** Renders the refunds of an order: amount, method and status. */
export function OrderRefunds<Refund extends VisibleRefund>({ refunds, more }: OrderRefundsProps<Refund>) {
  const t = useMessages(refundsMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  const states = { due: t.due, done: t.refunded, failed: t.failed } as const;
  return (
    <ul className="divide-y divide-line text-sm">
      {refunds.map((refund) => (
        <li key={refund.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <span>{t[`to-${refund.method}`]}</span>
            <Price amount={refund.amount} unit={toman} size="small" />
          </div>
          <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted">
            <span
              className={
                refund.status === 'failed' ? 'text-rose' : refund.status === 'due' ? 'text-amber' : 'text-turquoise'
              }
            >
              {states[refund.status]}
            </span>
            <time dateTime={refund.done_at ?? refund.created_at}>
              {formatJalaliDate(new Date(refund.done_at ?? refund.created_at), language, 'with-time')}
            </time>
          </p>
          {refund.reason === null ? null : (
            <p className="text-xs text-muted">
              <bdi>{refund.reason}</bdi>
            </p>
          )}
          {refund.reference === null ? null : (
            <p className="text-xs text-muted">
              {t.reference}: <bdi dir="ltr">{refund.reference}</bdi>
            </p>
          )}
          {more?.(refund)}
        </li>
      ))}
    </ul>
  );
}
