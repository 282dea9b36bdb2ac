import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentMethod } from '#features/orders/orders.contract.ts';
import { orderAddress } from '#features/orders/storefront/order-card.tsx';
import { usePayAgain, type PayAgain } from '#features/order-payments/storefront/use-pay-again.ts';
import { inDigitsOf } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useIsOver } from '#ui/feedback/second-clock.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { checkoutMessages } from '../../checkout-screens.messages.ts';
import { useConfirming, useOrderAgain } from './use-next-try.ts';

interface NextTryProps {
  order: OrderDetail;
  onChange: (order: OrderDetail) => void;
}

/** Renders the options for an order whose payment was not completed: wait, retry, pay by another method, or order again. */
export function NextTry({ order, onChange }: NextTryProps) {
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  const again = usePayAgain(order.number);
  const anew = useOrderAgain(order);
  const confirming = useConfirming(order, onChange);
  useLeaveOncePaid(order);
  const over = useIsOver(order.held_until);
  const payable = order.can.pay && !over;
  const gone = order.status === 'lapsed' || order.status === 'cancelled' || (order.can.pay && over);
  return (
    <div className="grid w-full justify-items-center gap-4">
      <p>
        <span className="text-muted">{t.orderNumber}</span>{' '}
        <bdi className="font-bold">{inDigitsOf(order.number, language)}</bdi>
      </p>
      {payable && !order.confirming && order.held_until !== null && (
        <div className="grid justify-items-center gap-2 text-sm text-muted">
          <p>{t.stillHeld}</p>
          <Countdown label={t.stillHeld} endsAt={order.held_until} />
        </div>
      )}
      <Notice tone="bad" className="w-full text-start">
        {again.error ?? anew.error ?? confirming.error}
      </Notice>
      <Notice tone="warning" className="w-full text-start">
        {gone && order.status !== 'cancelled' ? t.lapsed : null}
      </Notice>
      <WaysOn order={order} payable={payable} gone={gone} again={again} anew={anew} confirming={confirming} />
    </div>
  );
}

/** Navigates to the success page once the gateway has confirmed a payment the customer was waiting for. */
function useLeaveOncePaid(order: OrderDetail): void {
  const navigate = useNavigate();
  const [waited, setWaited] = useState(order.confirming);
  if (order.confirming && !waited) setWaited(true);
  const paid = waited && order.paid_at !== null;
  useEffect(() => {
    if (paid) void navigate(`/payment-success?order=${encodeURIComponent(order.number)}`, { replace: true });
  }, [paid, navigate, order.number]);
}

/** Renders the other payment methods available for the same order, whose pieces stay reserved. */
function OtherWays({ order, again }: { order: OrderDetail; again: PayAgain }) {
  const t = useMessages(checkoutMessages);
  const ways = useResource(['orders', order.number, 'ways'], (signal) =>
    customerApi('GET /api/orders/:number/payment-methods/', { params: { number: order.number }, signal }).then(
      ({ data }) => data,
    ),
  );
  const others = ways.state === 'ready' ? ways.data.filter(({ method }) => method !== order.payment_method) : [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-ways" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h3 id="other-ways" className="text-sm font-bold">
        {t.otherWays}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-2">
        {others.map(({ method, name }) => (
          <Button
            key={method}
            variant="outline"
            busy={again.paying === method}
            busyText={t.paying}
            disabled={again.paying !== null && again.paying !== method}
            onClick={() => {
              again.pay(method as PaymentMethod);
            }}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
      <p className="text-xs text-muted">{t.otherWaysHint}</p>
    </section>
  );
}

interface WaysOnProps {
  order: OrderDetail;
  payable: boolean;
  /** Whether the order lapsed or was cancelled. */
  gone: boolean;
  again: PayAgain;
  anew: ReturnType<typeof useOrderAgain>;
  confirming: ReturnType<typeof useConfirming>;
}

/** Renders the buttons: check a payment again, pay, pay by another method, order again, or follow the order. */
function WaysOn({ order, payable, gone, again, anew, confirming }: WaysOnProps) {
  const t = useMessages(checkoutMessages);
  const due = order.left_to_pay;
  return (
    <div className="grid w-full gap-3">
      {order.confirming && (
        <Button
          variant="primary"
          busy={confirming.requesting}
          busyText={t.requestingAgain}
          onClick={confirming.request}
        >
          {t.requestAgain}
        </Button>
      )}
      {payable && (
        <Button
          variant={order.confirming ? 'outline' : 'primary'}
          busy={again.paying === 'before'}
          busyText={t.paying}
          disabled={again.paying !== null && again.paying !== 'before'}
          onClick={() => {
            again.pay();
          }}
        >
          {t.payNow(due)}
        </Button>
      )}
      {payable && <OtherWays order={order} again={again} />}
      {gone && (
        <>
          <Button variant="primary" busy={anew.busy} busyText={t.orderAgainBusy} onClick={anew.begin}>
            {t.orderAgain}
          </Button>
          <p className="text-xs text-muted">{t.orderAgainHint}</p>
        </>
      )}
      <Button asChild>
        <Link to={orderAddress(order.number)}>{t.followOrder}</Link>
      </Button>
    </div>
  );
}
