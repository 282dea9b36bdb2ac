import { FileText } from 'lucide-react';
import { OrderStateBadge } from '#features/orders/admin/order-state.tsx';
import { inDigitsOf } from '#shared/text/digits.ts';
import { joined } from '#shared/text/joined.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { StaffTransfer } from '../bank-transfers.contract.ts';
import { staffTransfersMessages } from './bank-transfers.messages.ts';
import { isErased } from '#features/accounts/account.rules.ts';

interface TransferActions {
  readonly onSee: (transfer: StaffTransfer) => void;
  readonly onConfirm: (transfer: StaffTransfer) => void;
  readonly onRefuse: (transfer: StaffTransfer) => void;
}

const tones = { waiting: 'waiting', confirmed: 'good', refused: 'bad' } as const;

/** Returns the columns of the transfer queue, with the actions for each transfer. */
export function useTransferColumns({ onSee, onConfirm, onRefuse }: TransferActions): readonly Column<StaffTransfer>[] {
  const t = useMessages(staffTransfersMessages);
  const language = useLanguage();
  const digits = (text: string) => inDigitsOf(text, language);
  return [
    {
      key: 'order',
      title: t.order,
      cell: (one) => <TransferOrder transfer={one} />,
    },
    {
      key: 'receipt',
      title: t.receipt,
      cell: (one) => <Receipt transfer={one} label={t.openReceipt(one.order)} onSee={onSee} />,
    },
    {
      key: 'amount',
      title: t.amount,
      figure: true,
      onlyWide: true,
      cell: ({ amount }) => <bdi className="font-semibold">{formatToman(amount, language)}</bdi>,
    },
    {
      key: 'reference',
      title: t.reference,
      onlyWide: true,
      cell: ({ reference, also_on: others }) => <Reference reference={digits(reference)} others={others} />,
    },
    {
      key: 'customer',
      title: t.customer,
      onlyWide: true,
      cell: ({ customer }) => <Customer customer={customer} />,
    },
    {
      key: 'when',
      title: t.reportedAt,
      onlyWide: 'desk',
      cell: ({ reported_at: at }) => <TimeCell at={at} />,
    },
    {
      key: 'decision',
      title: t.decision,
      ownLine: true,
      cell: (one) =>
        one.status === 'waiting' ? (
          <WaitingDecision transfer={one} onConfirm={onConfirm} onRefuse={onRefuse} />
        ) : (
          <MadeDecision transfer={one} />
        ),
    },
  ];
}

/** Renders the order and its state; on a phone also the sum and the bank's reference. */
function TransferOrder({ transfer }: { transfer: StaffTransfer }) {
  const language = useLanguage();
  const { order, order_status: status, amount, reference, also_on: others } = transfer;
  return (
    <span className="grid justify-items-start gap-1">
      <Link to={`/admin/orders/${order}`} className="font-semibold text-turquoise">
        <bdi>{inDigitsOf(order, language)}</bdi>
      </Link>
      <OrderStateBadge state={status} />
      <span className="grid gap-1 md:hidden">
        <bdi className="font-semibold">{formatToman(amount, language)}</bdi>
        <Reference reference={inDigitsOf(reference, language)} others={others} />
      </span>
    </span>
  );
}

function Customer({ customer }: Pick<StaffTransfer, 'customer'>) {
  const t = useMessages(staffTransfersMessages);
  const language = useLanguage();
  return (
    <span className="grid">
      <Link to={`/admin/customers/${customer.id}`} className="hover:underline">
        <bdi>{isErased(customer) ? t.former : customer.username}</bdi>
      </Link>
      {isErased(customer) ? null : (
        <bdi dir="ltr" className="justify-self-start text-xs text-muted">
          {inDigitsOf(showMobile(customer.phone), language)}
        </bdi>
      )}
    </span>
  );
}

interface WaitingDecisionProps extends Pick<TransferActions, 'onConfirm' | 'onRefuse'> {
  transfer: StaffTransfer;
}

function WaitingDecision({ transfer: one, onConfirm, onRefuse }: WaitingDecisionProps) {
  const t = useMessages(staffTransfersMessages);
  return (
    <span className="grid gap-1">
      <span className="flex gap-2 max-md:flex-col">
        <Button
          size="small"
          variant="primary"
          aria-label={t.confirmOne(one.order)}
          onClick={() => {
            onConfirm(one);
          }}
        >
          {t.confirm}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={t.refuseOne(one.order)}
          onClick={() => {
            onRefuse(one);
          }}
        >
          {t.refuse}
        </Button>
      </span>
      {one.order_status === 'awaiting-payment' ? null : (
        <span className="max-w-60 text-xs text-amber">{t.orderOver}</span>
      )}
    </span>
  );
}

/** Renders the decision, who made it, and the reason for a refusal. */
function MadeDecision({ transfer: one }: { transfer: StaffTransfer }) {
  const t = useMessages(staffTransfersMessages);
  return (
    <span className="grid justify-items-start gap-1">
      <StateBadge tone={tones[one.status]}>{t[one.status]}</StateBadge>
      {one.decided_by === null ? null : (
        <span className="text-xs text-muted">
          <bdi>{t.by(one.decided_by)}</bdi>
        </span>
      )}
      {one.reason === null ? null : <span className="text-xs text-rose">{t.reason(one.reason)}</span>}
    </span>
  );
}

/** Renders the bank's reference, and the other orders that reported it. */
function Reference({ reference, others }: { reference: string; others: readonly string[] }) {
  const t = useMessages(staffTransfersMessages);
  const language = useLanguage();
  return (
    <span className="grid gap-1">
      <bdi dir="ltr" className="justify-self-start">
        {reference}
      </bdi>
      {others.length === 0 ? null : <span className="text-xs text-rose">{t.alsoOn(joined(others, language))}</span>}
    </span>
  );
}

/** Renders a thumbnail of the receipt that opens at full size; a PDF opens separately. */
function Receipt({
  transfer,
  label,
  onSee,
}: {
  transfer: StaffTransfer;
  label: string;
  onSee: (transfer: StaffTransfer) => void;
}) {
  const t = useMessages(staffTransfersMessages);
  const { receipt } = transfer;
  if (receipt === null) return <span className="text-sm text-muted">{t.receiptErased}</span>;
  if (!receipt.mime_type.startsWith('image/')) {
    return (
      <a
        href={receipt.address}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        className="inline-flex min-h-target items-center gap-2 text-turquoise"
      >
        <FileText aria-hidden size={18} />
        {t.receiptPdf}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      className="size-12 overflow-hidden md:size-16 rounded-control border border-line bg-raised"
      onClick={() => {
        onSee(transfer);
      }}
    >
      <img src={receipt.address} alt="" loading="lazy" className="size-full object-cover" />
    </button>
  );
}
