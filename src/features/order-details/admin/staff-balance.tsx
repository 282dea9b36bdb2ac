import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { staffApi } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { RefundWayCards } from '#features/refunds/storefront/refund-way-cards.tsx';
import { useRefundWay } from '#features/refunds/storefront/use-refund-way.ts';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';
import { orderBalanceMessages } from '../order-balance.messages.ts';

interface StaffBalanceProps {
  order: StaffOrderDetail;
  onChange: (order: StaffOrderDetail) => void;
}

/** Notice that the amount received differs from the order's total; staff with permission to refund can return an excess here. */
export function StaffBalance({ order, onChange }: StaffBalanceProps) {
  const t = useMessages(orderBalanceMessages);
  const session = useSession();
  const mayRefund =
    session.state === 'customer' && (session.customer.role === 'owner' || session.customer.role === 'manager');
  const [giving, setGiving] = useState(false);
  if (order.excess === 0)
    return order.left_to_pay === 0 || order.received === 0 ? null : (
      <Notice tone="warning">{t.partPaid(order.received, order.left_to_pay)}</Notice>
    );
  return (
    <>
      <Notice
        tone="warning"
        action={
          mayRefund ? (
            <Button
              size="small"
              onClick={() => {
                setGiving(true);
              }}
            >
              {t.giveBack}
            </Button>
          ) : undefined
        }
      >
        {t.staffExcess(order.excess)}
      </Notice>
      {giving ? (
        <GiveBack
          order={order}
          onChange={onChange}
          onClose={() => {
            setGiving(false);
          }}
        />
      ) : null}
    </>
  );
}

function GiveBack({ order, onChange, onClose }: StaffBalanceProps & { onClose: () => void }) {
  const t = useMessages(orderBalanceMessages);
  const { be_paid_back: canBePaidBack } = order.can;
  const { way, choose, done } = useRefundWay(`excess given back:${order.number}`, canBePaidBack);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.giveBackQuestion(order.excess)}
      text={canBePaidBack ? '' : t.toCredit}
      yes={t.giveBack}
      danger={false}
      onYes={async (key) => {
        const body = { method: way };
        onChange(
          await staffApi('POST /api/admin/orders/:number/return-excess/', {
            params: { number: order.number },
            headers: { 'idempotency-key': key.once(`excess given back:${order.number}`, body) },
            body,
          }),
        );
        done();
        announce(t.wentBack, 'good');
      }}
    >
      {() => (canBePaidBack ? <RefundWayCards value={way} onChange={choose} /> : null)}
    </ConfirmDialog>
  );
}
