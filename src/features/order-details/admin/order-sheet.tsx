import type { StaffOrderDetail } from '../order-details-admin.contract.ts';
import type { ReactNode } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { staffApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { webMessages } from '#web/web.messages.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { ForeignPaidNote } from '#features/payments/storefront/foreign-paid.tsx';
import { OrderLines } from '../storefront/order-lines.tsx';
import { OrderSums } from '../storefront/order-sums.tsx';
import { paymentMethodName } from '#features/orders/storefront/payment-method-name.ts';
import { returnsMessages } from '#features/returns/returns.messages.ts';
import { OrderRefunds } from '#features/refunds/storefront/order-refunds.tsx';
import { OrderReturns } from '#features/returns/storefront/order-returns.tsx';
import { refundsAdminMessages } from '#features/refunds/admin/refunds-admin.messages.ts';
import { paidBack } from '#features/refunds/refunds.rules.ts';
import { refundsMessages } from '#features/refunds/refunds.messages.ts';
import { OrderHistory } from './order-history.tsx';
import { Recipient } from './order-recipient.tsx';
import { OrderMetadata } from './order-metadata.tsx';
import { orderBalanceMessages } from '../order-balance.messages.ts';
import { StaffBalance } from './staff-balance.tsx';
import { StaffParcels } from './staff-parcels.tsx';
import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { staffOrdersMessages } from '#features/orders/admin/orders-admin.messages.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 print:break-inside-avoid">
      <h2 className="text-sm font-bold text-muted">{title}</h2>
      {children}
    </section>
  );
}

interface OrderSheetProps {
  order: StaffOrderDetail;
  onChange: (order: StaffOrderDetail) => void;
}

interface WholeSheetProps extends OrderSheetProps {
  /** Called when a parcel was packed or moved, to reload the order. */
  onMoved: () => void;
}

/** An order in full: lines and payments on one side, shipping and people on the other. */
export function OrderSheet({ order, onChange, onMoved }: WholeSheetProps) {
  const { parcels } = useMessages(fulfillmentsMessages);
  const t = useMessages(staffOrdersMessages);
  const names = useMessages(ordersMessages);
  const { returns } = useMessages(returnsMessages);
  const { refunds } = useMessages(refundsMessages);
  const wentBack = paidBack(order.refunds);
  // Undelivered goods are listed with their parcel.
  const returned = order.returns.filter(({ reason }) => reason !== 'not-delivered');
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid gap-4">
        <StaffBalance order={order} onChange={onChange} />
        <Part title={names.lines}>
          <OrderLines lines={order.lines} />
        </Part>
        {order.fulfillments.length === 0 && order.status !== 'placed' && order.status !== 'packaging' ? null : (
          <Part title={parcels}>
            <StaffParcels order={order} onMoved={onMoved} />
          </Part>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <Part title={names.sums}>
            <OrderSums sums={order} coupon={order.coupon} />
          </Part>
          <Part title={t.payments}>
            <Payments order={order} onChange={onChange} />
          </Part>
        </div>
        {wentBack.length === 0 ? null : (
          <Part title={refunds}>
            <OrderRefunds refunds={wentBack} more={(refund) => <RefundSource refund={refund} />} />
          </Part>
        )}
        {returned.length === 0 ? null : (
          <Part title={returns}>
            <OrderReturns returns={returned} />
          </Part>
        )}
        <Notes order={order} onChange={onChange} />
        <OrderMetadata order={order} onChange={onChange} />
      </div>
      <div className="grid gap-4">
        <Part title={t.history}>
          <OrderHistory steps={order.steps} />
        </Part>
        <Part title={names.address}>
          <Recipient order={order} />
        </Part>
      </div>
    </div>
  );
}

function RefundSource({ refund }: { refund: StaffOrderDetail['refunds'][number] }) {
  const t = useMessages(refundsAdminMessages);
  return (
    <>
      {refund.by === null ? null : (
        <p className="text-xs text-muted">
          {t.refundedBy}: <bdi>{refund.by}</bdi>
        </p>
      )}
      {refund.failure === null ? null : (
        <p className="text-xs text-muted">
          {t.error}: <bdi>{refund.failure === 'silent' ? t.silent : refund.failure}</bdi>
        </p>
      )}
    </>
  );
}

function Payments({ order, onChange }: OrderSheetProps) {
  const t = useMessages(staffOrdersMessages);
  const clear = useAction();
  const dealtWith = () => {
    void clear.run(async () => {
      const params = { number: order.number };
      onChange(await staffApi('POST /api/admin/orders/:number/resolve-payments/', { params, body: {} }));
    });
  };
  const names = useMessages(ordersMessages);
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-2">
        <bdi>{paymentMethodName(order.payment_method, names)}</bdi>
        <span className={order.paid_at === null ? 'text-muted' : 'text-turquoise'}>
          {order.paid_at === null ? t.unpaid : t.paid}
        </span>
      </p>
      {order.payments.map((payment, index) => (
        <Payment key={index} payment={payment} busy={clear.busy} onDealtWith={dealtWith} />
      ))}
    </div>
  );
}

interface PaymentProps {
  payment: StaffOrderDetail['payments'][number];
  busy: boolean;
  onDealtWith: () => void;
}

function Payment({ payment, busy, onDealtWith }: PaymentProps) {
  const t = useMessages(staffOrdersMessages);
  const names = useMessages(ordersMessages);
  const balance = useMessages(orderBalanceMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  const states: Readonly<Record<string, string>> = {
    started: t.started,
    reported: t.reported,
    paid: t.paid,
    failed: t.failedPayment,
    refunded: t.refunded,
  };
  return (
    <div className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-2">
      <span>
        <bdi>{paymentMethodName(payment.method, names)}</bdi>
        {': '}
        {states[payment.status] ?? payment.status}
      </span>
      <Price size="small" amount={payment.captured === 0 ? payment.amount : payment.captured} unit={toman} />
      {payment.refunded === 0 || payment.status === 'refunded' ? null : (
        <p className="w-full text-xs text-muted">{balance.wentBackOf(payment.refunded)}</p>
      )}
      {payment.reference === null ? null : (
        <p className="w-full text-xs text-muted">
          {t.reference}: <bdi dir="ltr">{payment.reference}</bdi>
          {payment.card_mask === null ? null : (
            <>
              {' '}
              · <bdi dir="ltr">{payment.card_mask}</bdi>
            </>
          )}
        </p>
      )}
      {payment.foreign === null ? null : <ForeignPaidNote paid={payment.foreign} />}
      {payment.said === null ? null : (
        <p className="w-full text-xs text-amber">
          <bdi>{payment.said}</bdi>
        </p>
      )}
      <time dateTime={payment.started_at} className="own-direction w-full text-xs text-muted">
        {formatJalaliDate(new Date(payment.started_at), language, 'with-time')}
      </time>
      {payment.disputed ? (
        <Button size="small" variant="outline" busy={busy} onClick={onDealtWith} className="mt-1 print:hidden">
          {t.dealtWith}
        </Button>
      ) : null}
    </div>
  );
}

const notesOf = (order: StaffOrderDetail) => ({ note: order.staff_note ?? '' });

function Notes({ order, onChange }: OrderSheetProps) {
  const t = useMessages(staffOrdersMessages);
  const draft = useDraft(notesOf(order), null, `order:${order.number}`);
  const { note } = draft.value;
  const keep = useAction();
  const save = () => {
    void keep.run(async () => {
      const { stored, value: sent } = draft;
      const saved = await staffApi('PATCH /api/admin/orders/:number/', {
        params: { number: order.number },
        body: {
          staff_note: sent.note,
          before: { tracking_code: order.tracking_code, staff_note: stored.note || null },
        },
      });
      draft.saved(sent);
      onChange(saved);
    });
  };
  return (
    <Form
      action={keep}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 print:hidden"
      onSend={save}
    >
      <DraftNotice draft={draft} names={{ note: t.note }} />
      <TextArea
        label={t.note}
        hint={t.noteHint}
        rows={2}
        maxLength={1_000}
        value={note}
        error={keep.fields.staff_note}
        onChange={(event) => {
          draft.change({ note: event.currentTarget.value });
        }}
      />
      <Button type="submit" size="small" busy={keep.busy} className="justify-self-start">
        {t.save}
      </Button>
    </Form>
  );
}
