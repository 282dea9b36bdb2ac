import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { formatToman } from '#shared/commerce/money.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useLastPage, usePages, type ListPart } from '#web/data/use-pages.ts';
import type { StaffTransfer } from '../bank-transfers.contract.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { useTransferColumns } from './bank-transfer-columns.tsx';
import { staffTransfersMessages } from './bank-transfers.messages.ts';

const states = ['waiting', 'confirmed', 'refused'] as const;

export const meta = pageHead(({ language }) => ({ title: staffTransfersMessages[language].title, unlisted: true }));

/** Renders the reported transfers: the staff confirms those whose money arrived in the account and refuses the others with a reason. */
export default function TransfersPage() {
  const t = useMessages(staffTransfersMessages);
  const of = useAddressFilters({ q: 'text', status: states });
  const list = usePages<StaffTransfer, ListPart<StaffTransfer> & { counts: { waiting: number } }>(
    ['admin/bank-transfers', of.key],
    (part, signal) =>
      staffApi('GET /api/admin/bank-transfers/', {
        query: { ...of.query, ...part },
        ...(signal && { signal }),
      }),
  );
  const waiting = useLastPage(list)?.counts.waiting ?? 0;
  const [seen, setSeen] = useState<StaffTransfer | null>(null);
  const [confirming, setConfirming] = useState<StaffTransfer | null>(null);
  const [refusing, setRefusing] = useState<StaffTransfer | null>(null);
  const columns = useTransferColumns({ onSee: setSeen, onConfirm: setConfirming, onRefuse: setRefusing });
  const label = { waiting: t.waitingCount(waiting), confirmed: t.confirmed, refused: t.refused };
  const options = states.map((state) => ({ value: state, label: label[state] }));
  const filters = [
    { kind: 'search', name: 'q', label: t.search },
    { kind: 'chips', name: 'status', label: t.state, usual: 'waiting', options },
  ] as const;
  return (
    <AdminLayout title={t.title} filters={<FilterBar of={of} filters={filters} />}>
      <StaffTable
        list={list}
        caption={t.list}
        columns={columns}
        rowKey={({ order, revision }) => `${order}:${revision}`}
        empty={<EmptyState icon={<Landmark />} text={t.none} />}
      />
      <ReceiptDialog
        transfer={seen}
        onClose={() => {
          setSeen(null);
        }}
      />
      <Confirming
        key={confirming === null ? '' : `${confirming.order}:${confirming.revision}`}
        transfer={confirming}
        onClose={() => {
          setConfirming(null);
        }}
        onDone={list.refresh}
      />
      <Refusing
        transfer={refusing}
        onClose={() => {
          setRefusing(null);
        }}
        onDone={list.refresh}
      />
    </AdminLayout>
  );
}

interface DecidingProps {
  /** Null while no decision is being made. */
  transfer: StaffTransfer | null;
  onClose: () => void;
  onDone: () => void;
}

function Refusing({ transfer, onClose, onDone }: DecidingProps) {
  const t = useMessages(staffTransfersMessages);
  return (
    <ReasonDialog
      open={transfer !== null}
      onClose={onClose}
      title={t.refuseTitle}
      text={t.refuseText}
      yes={t.refuse}
      usual={[t.reasonNotThere, t.reasonAmount, t.reasonReceipt]}
      about={`refuse transfer:${transfer?.order ?? ''}`}
      onReason={async (reason) => {
        if (transfer === null) return;
        await staffApi('POST /api/admin/bank-transfers/:number/refuse/', {
          params: { number: transfer.order },
          body: { revision: transfer.revision, reason },
        });
        announce(t.wasRefused, 'good');
        onDone();
      }}
    />
  );
}

function Confirming({ transfer, onClose, onDone }: DecidingProps) {
  const t = useMessages(staffTransfersMessages);
  const language = useLanguage();
  const draft = useDraft<{ found: number | null }>(
    { found: transfer?.amount ?? null },
    null,
    `confirm transfer:${transfer === null ? '' : `${transfer.order}:${transfer.revision}`}`,
  );
  const { found } = draft.value;
  const [missing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      open={transfer !== null}
      onClose={onClose}
      title={t.confirmTitle}
      text={transfer === null ? '' : t.confirmText(formatToman(transfer.amount, language), transfer.reference)}
      yes={t.confirmYes}
      danger={false}
      onYes={async (key) => {
        if (transfer === null) return false;
        const { order, revision } = transfer;
        if (found === null || found === 0) {
          setMissing(true);
          return false;
        }
        setMissing(false);
        const body = { revision, amount: found };
        const { outcome } = await staffApi('POST /api/admin/bank-transfers/:number/confirm/', {
          params: { number: order },
          headers: { 'idempotency-key': key.once(`confirm transfer:${order}`, body) },
          body,
        });
        draft.done(draft.value);
        const outcomes = { placed: t.wasPlaced(order), part: t.wasPart(order), credited: t.wasCredited };
        announce(outcomes[outcome], outcome === 'placed' ? 'good' : 'plain');
        onDone();
        return true;
      }}
    >
      {(errors) => (
        <NumberField
          label={t.found}
          hint={transfer === null ? '' : t.foundHint(formatToman(transfer.due, language))}
          required
          value={found}
          error={missing ? t.foundMissing : errors.amount}
          onChange={(next) => draft.change({ found: next })}
        />
      )}
    </ConfirmDialog>
  );
}
