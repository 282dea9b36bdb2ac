import type { OrderDetail } from '../order-details.contract.ts';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useIsOver } from '#ui/feedback/second-clock.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { RequestReturn } from '#features/returns/storefront/request-return.tsx';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { useRefundWay } from '#features/refunds/storefront/use-refund-way.ts';
import { PayPart } from '#features/order-payments/storefront/pay-part.tsx';
import { usePayAgain } from '#features/order-payments/storefront/use-pay-again.ts';

interface OrderActionsProps {
  order: OrderDetail;
  onChange: (order: OrderDetail) => void;
  onRequested: () => void;
}

/** The customer's actions on an order: pay, view invoice, cancel, return. */
export function OrderActions({ order, onChange, onRequested }: OrderActionsProps) {
  const t = useMessages(ordersMessages);
  // Decided by the browser's clock, which may be ahead of the server's: a reload would return the order unchanged.
  const over = useIsOver(order.held_until);
  const { pay, paying, error } = usePayAgain(order.number);
  // A bank transfer is made at the bank and reported below.
  const paysHere = order.can.pay && order.payment_method !== 'bank';
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {paysHere && !over && order.held_until !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-saffron-soft px-4 pt-3 pb-1">
          <p className="min-w-40 flex-1 text-sm">{t.heldUntil}</p>
          <Countdown label={t.heldUntil} endsAt={order.held_until} />
        </div>
      )}
      <Notice tone="bad">{paysHere && over ? t.lapsed : error}</Notice>
      <div className="flex flex-wrap gap-3">
        {paysHere && !over && (
          <Button
            variant="primary"
            busy={paying !== null}
            busyText={t.toGateway}
            onClick={() => {
              pay();
            }}
          >
            {t.pay(order.left_to_pay)}
          </Button>
        )}
        {paysHere && !over && <PayPart number={order.number} left={order.left_to_pay} />}
        {order.can.have_invoice && (
          <Button asChild variant="outline" icon={<ReceiptText aria-hidden="true" className="size-5" />}>
            <Link to={`/invoice?order=${encodeURIComponent(order.number)}`}>{t.invoice}</Link>
          </Button>
        )}
        {order.can.ask_return && <RequestReturn order={order} onRequested={onRequested} />}
        {order.can.cancel && <CancelOrder order={order} onChange={onChange} />}
      </div>
    </div>
  );
}

function CancelOrder({ order, onChange }: Pick<OrderActionsProps, 'order' | 'onChange'>) {
  const t = useMessages(ordersMessages);
  const [confirming, setRequesting] = useState(false);
  const { way, choose, done } = useRefundWay(`cancel order:${order.number}`, order.can.be_paid_back);
  const action = useAction({ quiet: true, done: t.cancelDone });
  const close = () => {
    setRequesting(false);
    action.reject({});
  };
  const cancel = () =>
    action.run(async () => {
      const body = order.can.be_paid_back ? { refund_method: way } : {};
      const cancelled = await customerApi('POST /api/orders/:number/cancel/', {
        params: { number: order.number },
        headers: { 'idempotency-key': action.key.for(`cancel:${order.number}`, body) },
        body,
      });
      done();
      setRequesting(false);
      onChange(cancelled);
    });
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          setRequesting(true);
        }}
      >
        {t.cancel}
      </Button>
      <Dialog open={confirming} onClose={close} title={t.cancelQuestion} description={t.cancelMeans}>
        <div className="grid gap-3">
          {order.can.be_paid_back && <RefundWayCards value={way} onChange={choose} />}
          <Notice tone="bad">{action.message}</Notice>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={action.busy} onClick={() => void cancel()} className="flex-1">
              {t.cancelYes}
            </Button>
            <Button onClick={close} className="flex-1">
              {t.cancelNo}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
