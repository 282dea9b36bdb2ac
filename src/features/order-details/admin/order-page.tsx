import { doneOf } from '#web/admin/queue/bulk-outcomes.ts';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';
import { Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { UnreadItem } from '#web/admin/unread-item.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import { EndOrderDialog } from '#features/cancellations/admin/end-order-dialog.tsx';
import { nextSteps, type StaffStep } from '#features/orders/admin/next-steps.ts';
import { isNameless } from '#features/orders/admin/buyer-name.ts';
import { RefundDialog } from '#features/refunds/admin/refund-dialog.tsx';
import { refundsAdminMessages } from '#features/refunds/admin/refunds-admin.messages.ts';
import { OrderStateBadge } from '#features/orders/admin/order-state.tsx';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { OrderSheet } from './order-sheet.tsx';
import { OrderSheetSkeleton } from './order-sheet-skeleton.tsx';
import { staffOrdersMessages } from '#features/orders/admin/orders-admin.messages.ts';

export const meta = pageHead(({ language }) => ({ title: staffOrdersMessages[language].title, unlisted: true }));

/** Page of one order for the staff. */
export default function StaffOrderPage() {
  const t = useMessages(staffOrdersMessages);
  const { number = '' } = useParams();
  const order = useResource<StaffOrderDetail>(['admin/orders', number], (signal) =>
    staffApi('GET /api/admin/orders/:number/', { params: { number }, signal }),
  );
  return (
    <AdminLayout
      title={t.order(number)}
      actions={
        order.state === 'ready' ? <Actions order={order.data} onChange={order.replace} onMoved={order.refresh} /> : null
      }
    >
      {order.state === 'loading' ? <OrderSheetSkeleton /> : null}
      {order.state === 'failed' ? <UnreadItem requested={order} failed={t.failed} list="/admin/orders" /> : null}
      {order.state === 'ready' ? (
        <OrderSheet key={number} order={order.data} onChange={order.replace} onMoved={order.refresh} />
      ) : null}
    </AdminLayout>
  );
}

interface ActionsProps {
  order: StaffOrderDetail;
  onChange: (order: StaffOrderDetail) => void;
  onMoved: () => void;
}

/** Buttons for the transitions that are currently possible, by the same table as on the server. */
function Actions({ order, onChange, onMoved }: ActionsProps) {
  const t = useMessages(staffOrdersMessages);
  const { move, moveTo } = useMoveOrder(order.number, onMoved);
  return (
    <span className="flex flex-wrap items-center gap-2 print:hidden">
      <OrderStateBadge state={order.status} />
      {nextSteps([order.status]).map(({ to }, index) => (
        <Button
          key={to}
          size="small"
          variant={index === 0 ? 'primary' : 'outline'}
          busy={move.busy}
          onClick={() => {
            void moveTo(to);
          }}
        >
          {t[`to-${to}`]}
        </Button>
      ))}
      <OrderDocuments order={order} />
      <EndButtons order={order} onChange={onChange} />
    </span>
  );
}

/** Moves the order to a step; an impossible one is reported, and the order reloaded. */
function useMoveOrder(number: string, onMoved: () => void) {
  const t = useMessages(staffOrdersMessages);
  const move = useAction();
  const moveTo = async (to: StaffStep) => {
    await move.run(async () => {
      const { data } = await staffApi('POST /api/admin/orders/bulk-move/', { body: { numbers: [number], to } });
      const isLeft = doneOf(data).length === 0;
      announce(isLeft ? t.left(1) : t.moved(1), isLeft ? 'warning' : 'good');
    }, null);
    onMoved();
  };
  return { move, moveTo };
}

function OrderDocuments({ order }: { order: StaffOrderDetail }) {
  const t = useMessages(staffOrdersMessages);
  const { invoice } = useMessages(ordersMessages);
  return (
    <>
      <Button asChild size="small" variant="outline" icon={<Printer aria-hidden size={16} />}>
        <Link to={`/admin/orders/packing?orders=${order.number}`}>{t.packing}</Link>
      </Button>
      {order.can.have_invoice ? (
        <Button asChild size="small" variant="outline" icon={<ReceiptText aria-hidden size={16} />}>
          <Link to={`/admin/orders/${order.number}/invoice`}>{invoice}</Link>
        </Button>
      ) : null}
    </>
  );
}

/** Buttons that end the order or refund money, with their dialogs. */
function EndButtons({ order, onChange }: Pick<ActionsProps, 'order' | 'onChange'>) {
  const t = useMessages(staffOrdersMessages);
  const { refund } = useMessages(refundsAdminMessages);
  const [ending, setEnding] = useState<'cancel' | 'return' | null>(null);
  const [refunding, setRefunding] = useState(false);
  const session = useSession();
  const mayRefund =
    session.state === 'customer' && (session.customer.role === 'owner' || session.customer.role === 'manager');
  return (
    <>
      {(['cancel', 'return'] as const)
        .filter((end) => order.can[end])
        .map((end) => (
          <Button
            key={end}
            size="small"
            variant="danger"
            onClick={() => {
              setEnding(end);
            }}
          >
            {end === 'cancel' ? t.cancel : t.takeBack}
          </Button>
        ))}
      {order.can.refund && mayRefund ? (
        <Button
          size="small"
          variant="outline"
          onClick={() => {
            setRefunding(true);
          }}
        >
          {refund}
        </Button>
      ) : null}
      {refunding ? (
        <RefundDialog
          order={order}
          nameless={isNameless(order)}
          onClose={() => {
            setRefunding(false);
          }}
          onRefunded={onChange}
        />
      ) : null}
      <EndOrderDialog
        order={order}
        end={ending}
        onClose={() => {
          setEnding(null);
        }}
        onEnded={onChange}
      />
    </>
  );
}
