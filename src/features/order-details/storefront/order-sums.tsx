import type { OrderDetail } from '../order-details.contract.ts';
import type { ReactNode } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { uncollectedOf } from '#features/refunds/refunds.rules.ts';
import { Price } from '#ui/text/price.tsx';
import { webMessages } from '#web/web.messages.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';

type Sums = Pick<OrderDetail, 'items_total' | 'discount_total' | 'shipping_total' | 'vat_total' | 'total'> &
  Partial<Pick<OrderDetail, 'credit_used' | 'refunds' | 'received' | 'left_to_pay'>>;

function Row({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex items-center justify-between gap-3 ${className}`}>
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}

/** The totals of an order, all calculated by the server. */
export function OrderSums({ sums, coupon }: { sums: Sums; coupon?: string | null | undefined }) {
  const t = useMessages(ordersMessages);
  const { toman } = useMessages(webMessages);
  const { credit_used: credit = 0 } = sums;
  const uncollected = uncollectedOf(sums.refunds ?? []);
  // The received amount is subtracted only while a remainder is to be paid.
  const received = (sums.left_to_pay ?? 0) > 0 ? (sums.received ?? 0) : 0;
  const due = sums.total - credit - uncollected - received;
  return (
    <dl className="grid gap-2 text-sm">
      <Row name={t.itemsTotal}>
        <Price amount={sums.items_total} unit={toman} size="small" />
      </Row>
      {sums.discount_total > 0 && (
        <Row name={coupon ? t.discountBy(coupon) : t.discount} className="text-turquoise">
          <Price amount={sums.discount_total} unit={toman} size="small" sign="minus" />
        </Row>
      )}
      <Row name={t.shippingTotal}>
        {sums.shipping_total === 0 ? (
          <bdi className="font-bold text-turquoise">{t.free}</bdi>
        ) : (
          <Price amount={sums.shipping_total} unit={toman} size="small" />
        )}
      </Row>
      <Row name={t.total} className="border-t pt-3 text-base font-semibold">
        <Price amount={sums.total} unit={toman} />
      </Row>
      {credit > 0 && (
        <Row name={t.creditUsed} className="text-turquoise">
          <Price amount={credit} unit={toman} size="small" sign="minus" />
        </Row>
      )}
      {uncollected > 0 && (
        <Row name={t.uncollected} className="text-turquoise">
          <Price amount={uncollected} unit={toman} size="small" sign="minus" />
        </Row>
      )}
      {received > 0 && (
        <Row name={t.received} className="text-turquoise">
          <Price amount={received} unit={toman} size="small" sign="minus" />
        </Row>
      )}
      {due < sums.total && due > 0 && (
        <Row name={t.due} className="font-semibold">
          <Price amount={due} unit={toman} />
        </Row>
      )}
      <Row name={t.vat} className="text-xs text-muted">
        <Price amount={sums.vat_total} unit={toman} size="small" className="font-normal" />
      </Row>
    </dl>
  );
}
