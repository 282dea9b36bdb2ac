import type { OrderDetail } from '../order-details.contract.ts';
import type { ReactNode } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { postalLine } from '#shared/iran/postal-line.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Code, Phone } from '#ui/text/kit.tsx';
import { Timeline } from '#ui/layout/timeline.tsx';
import { customerApi } from '#web/data/api.ts';
import { useBrand } from '#web/session/brand.ts';
import { useResource } from '#web/data/use-resource.ts';
import { timelineOf } from '../order-timeline.rules.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { paymentMethodName } from '#features/orders/storefront/payment-method-name.ts';
import { paidBack } from '#features/refunds/refunds.rules.ts';
import { refundsMessages } from '#features/refunds/refunds.messages.ts';
import { returnsMessages } from '#features/returns/returns.messages.ts';
import { ForeignPaidNote } from '#features/payments/storefront/foreign-paid.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBadge } from '#features/orders/storefront/order-badge.tsx';
import { OrderArrival, OrderCode } from './order-lead.tsx';
import { OrderBalance } from './order-balance.tsx';
import { OrderLines } from './order-lines.tsx';
import { comesInParts, OrderParcels } from './order-parcels.tsx';
import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { OrderRefunds } from '#features/refunds/storefront/order-refunds.tsx';
import { OrderReturns } from '#features/returns/storefront/order-returns.tsx';
import { OrderSums } from './order-sums.tsx';

interface OrderViewProps {
  number: string;
  /** An additional section from a higher-level feature: above the lines, and on a phone at the top while the order awaits payment. */
  part?: (order: OrderDetail) => ReactNode;
}

/** One order of the customer in full. */
export function OrderView({ number, part }: OrderViewProps) {
  const t = useMessages(ordersMessages);
  const order = useResource<OrderDetail>(['orders', number], (signal) =>
    customerApi('GET /api/orders/:number/', { params: { number }, signal }),
  );
  if (order.state === 'loading') return <OrderViewSkeleton />;
  if (order.state === 'failed') {
    const unknown = order.refused?.status === 404;
    return (
      <FailedState
        text={unknown ? order.refused.message : t.orderFailed}
        {...(unknown
          ? {
              action: (
                <Button asChild>
                  <Link to="/my-order">{t.allOrders}</Link>
                </Button>
              ),
            }
          : { onRetry: order.refresh })}
      />
    );
  }
  return <WholeOrder order={order.data} part={part} onChange={order.replace} onRequested={order.refresh} />;
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <Card
      asChild
      className={`grid content-start gap-3 print:break-inside-avoid print:border print:shadow-none ${className ?? ''}`}
    >
      <section>
        <h2 className="text-base font-bold">{title}</h2>
        {children}
      </section>
    </Card>
  );
}

interface WholeOrderProps {
  order: OrderDetail;
  part: OrderViewProps['part'];
  onChange: (order: OrderDetail) => void;
  onRequested: () => void;
}

function WholeOrder({ order, part, onChange, onRequested }: WholeOrderProps) {
  const t = useMessages(ordersMessages);
  const { returns } = useMessages(returnsMessages);
  const { parcels } = useMessages(fulfillmentsMessages);
  const refundWords = useMessages(refundsMessages);
  const brand = useBrand();
  const language = useLanguage();
  const when = (at: string) => formatJalaliDate(new Date(at), language, 'with-time');
  // Undelivered goods are listed with their parcel.
  const returned = order.returns.filter(({ reason }) => reason !== 'not-delivered');
  const ofItsOwn = part?.(order) ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <p className="hidden text-xl font-bold print:block">{t.invoiceOf(brand.name, order.number)}</p>
      <div className="grid gap-3 lg:col-span-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid gap-3">
          <p className="flex items-center gap-3">
            <span className="flex flex-wrap gap-2 print:hidden">
              <OrderBadge status={order.status} />
              {order.refund_status === 'none' ? null : (
                <Badge tone="plain">{refundWords[`standing-${order.refund_status}`]}</Badge>
              )}
            </span>
            <span className="own-direction text-sm text-muted">{when(order.placed_at)}</span>
          </p>
          <OrderArrival order={order} />
        </div>
        <OrderActions order={order} onChange={onChange} onRequested={onRequested} />
      </div>
      <div className="lg:col-span-2 empty:hidden">
        <OrderBalance order={order} onChange={onChange} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {ofItsOwn === null ? null : <div className="print:hidden">{ofItsOwn}</div>}
        <Part title={t.lines}>
          <OrderLines lines={order.lines} />
        </Part>
        {comesInParts(order) ? (
          <Part title={parcels}>
            <OrderParcels order={order} />
          </Part>
        ) : null}
        {returned.length === 0 ? null : (
          <Part title={returns} className="print:hidden">
            <OrderReturns returns={returned} />
          </Part>
        )}
        <Part title={t.address}>
          <Delivery order={order} />
        </Part>
      </div>
      <OrderStanding order={order} />
    </div>
  );
}

/** The timeline of an order, its totals and refunds. */
function OrderStanding({ order }: { order: OrderDetail }) {
  const t = useMessages(ordersMessages);
  const refundWords = useMessages(refundsMessages);
  const wentBack = paidBack(order.refunds);
  const language = useLanguage();
  const steps = timelineOf(order).map((entry) => ({
    label: t[entry.status],
    state: entry.state,
    at: entry.at === null ? undefined : formatJalaliDate(new Date(entry.at), language, 'with-time'),
  }));
  return (
    <div className="grid gap-4 lg:sticky lg:top-20">
      <Part title={t.timeline} className="print:hidden">
        <Timeline label={t.timeline} steps={steps} />
      </Part>
      <Part title={t.sums}>
        <OrderSums sums={order} coupon={order.coupon} />
        {order.foreign === null ? null : <ForeignPaidNote paid={order.foreign} />}
      </Part>
      {wentBack.length === 0 ? null : (
        <Part title={refundWords.refunds}>
          <OrderRefunds refunds={wentBack} />
        </Part>
      )}
    </div>
  );
}
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Delivery({ order }: { order: OrderDetail }) {
  const t = useMessages(ordersMessages);
  const language = useLanguage();
  const { address, shipping } = order;
  return (
    <>
      <address className="text-sm not-italic">
        <p className="font-semibold">{address.full_name}</p>
        <p>{postalLine(address)}</p>
        <p className="text-muted">
          <Phone number={address.phone} />
        </p>
      </address>
      <dl className="grid gap-1 border-t pt-3 text-sm">
        <Fact name={t.number}>
          <OrderCode name={t.number} code={order.number} />
        </Fact>
        {address.postal_code === '' ? null : (
          <Fact name={t.postalCode}>
            <Code>{address.postal_code}</Code>
          </Fact>
        )}
        <Fact name={t.shipping}>{t.shippedBy(shipping.name, shipping.min_days, shipping.max_days)}</Fact>
        {order.tracking_code === null || comesInParts(order) ? null : (
          <Fact name={t.trackingCode}>
            <OrderCode name={t.trackingCode} code={order.tracking_code} asIs />
          </Fact>
        )}
        <Fact name={t.payment}>{paymentMethodName(order.payment_method, t)}</Fact>
        {order.paid_at === null ? null : (
          <Fact name={t.paidAt}>{formatJalaliDate(new Date(order.paid_at), language, 'with-time')}</Fact>
        )}
      </dl>
    </>
  );
}

/** Skeleton of an order: status and delivery date, lines and address, and beside them timeline and totals. */
export function OrderViewSkeleton() {
  const t = useMessages(ordersMessages);
  return (
    <div
      role="status"
      aria-label={t.loading}
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start *:grid *:gap-3"
    >
      <div aria-hidden="true" className="lg:col-span-2">
        <div className="flex items-center gap-3">
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </div>
        <div className="flex items-center gap-3 rounded-card bg-surface px-4 py-3">
          <Skeleton className="size-7 rounded-full" />
          <div className="grid grow gap-2 py-0.5">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-5 w-40" />
          </div>
        </div>
      </div>
      <div aria-hidden="true">
        <div className="grid gap-3 rounded-card bg-surface p-4">
          <Skeleton className="h-5 w-16" />
          <div className="flex gap-3">
            <Skeleton className="size-16 shrink-0 rounded-control" />
            <div className="grid grow content-center gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
        </div>
        <div className="rounded-card bg-surface p-4">
          <SkeletonText lines={6} />
        </div>
      </div>
      <div aria-hidden="true">
        <div className="rounded-card bg-surface p-4">
          <SkeletonText lines={8} />
        </div>
      </div>
    </div>
  );
}
