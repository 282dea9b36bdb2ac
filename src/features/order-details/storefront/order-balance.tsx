import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { useRefundWay } from '#features/refunds/storefront/use-refund-way.ts';
import type { OrderDetail } from '../order-details.contract.ts';
import { orderBalanceMessages } from '../order-balance.messages.ts';

interface OrderBalanceProps {
  order: OrderDetail;
  onChange: (order: OrderDetail) => void;
}

/** Notice that the amount received differs from the order's total: a remainder is paid above, an excess is refunded here. */
export function OrderBalance({ order, onChange }: OrderBalanceProps) {
  const t = useMessages(orderBalanceMessages);
  const [taking, setTaking] = useState(false);
  if (order.excess > 0)
    return (
      <div className="print:hidden">
        <Notice
          tone="warning"
          action={
            <Button
              size="small"
              onClick={() => {
                setTaking(true);
              }}
            >
              {t.takeBack}
            </Button>
          }
        >
          {t.excess(order.excess)}
        </Notice>
        <TakeBack
          order={order}
          open={taking}
          onClose={() => {
            setTaking(false);
          }}
          onChange={onChange}
        />
      </div>
    );
  if (order.left_to_pay === 0 || order.received === 0) return null;
  return (
    <div className="print:hidden">
      <Notice tone="warning">{t.partPaid(order.received, order.left_to_pay)}</Notice>
    </div>
  );
}

function TakeBack({ order, open, onClose, onChange }: OrderBalanceProps & { open: boolean; onClose: () => void }) {
  const t = useMessages(orderBalanceMessages);
  const { be_paid_back: canBePaidBack } = order.can;
  const { way, choose, done } = useRefundWay(`excess taken back:${order.number}`, canBePaidBack);
  const action = useAction({ quiet: true, done: t.wentBack });
  const takeBack = () =>
    action.run(async () => {
      const body = { refund_method: way };
      const changed = await customerApi('POST /api/orders/:number/return-excess/', {
        params: { number: order.number },
        headers: { 'idempotency-key': action.key.for(`excess taken back:${order.number}`, body) },
        body,
      });
      done();
      onClose();
      onChange(changed);
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.takeBackQuestion(order.excess)}
      {...(canBePaidBack ? {} : { description: t.toCredit })}
    >
      <div className="grid gap-3">
        {canBePaidBack && <RefundWayCards value={way} onChange={choose} />}
        <Notice tone="bad">{action.message}</Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" busy={action.busy} onClick={() => void takeBack()} className="flex-1">
            {t.takeBack}
          </Button>
          <Button onClick={onClose} className="flex-1">
            {t.no}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
