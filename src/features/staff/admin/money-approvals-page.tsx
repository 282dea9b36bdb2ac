import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import type { MoneyApproval } from '../money-approvals.contract.ts';
import { useApprovalColumns } from './money-approval-columns.tsx';
import { moneyApprovalsMessages } from './money-approvals.messages.ts';

const states = ['waiting', 'approved', 'used', 'refused'] as const;

export const meta = pageHead(({ language }) => ({ title: moneyApprovalsMessages[language].title, unlisted: true }));

/** The page of large sums for customers that a second staff member must approve. */
export default function MoneyApprovalsPage() {
  const t = useMessages(moneyApprovalsMessages);
  const of = useAddressFilters({ status: states });
  const list = usePages<MoneyApproval>(['admin/money-approvals', of.key], (part, signal) =>
    staffApi('GET /api/admin/money-approvals/', { query: { ...of.query, ...part }, ...(signal && { signal }) }),
  );
  const [approving, setApproving] = useState<MoneyApproval | null>(null);
  const [refusing, setRefusing] = useState<MoneyApproval | null>(null);
  const columns = useApprovalColumns({ onApprove: setApproving, onRefuse: setRefusing });
  const options = states.map((state) => ({ value: state, label: t[state] }));
  const filters = [{ kind: 'chips', name: 'status', label: t.state, usual: 'waiting', options }] as const;
  return (
    <AdminLayout title={t.title} filters={<FilterBar of={of} filters={filters} />}>
      <Notice>{t.means}</Notice>
      <StaffTable
        list={list}
        caption={t.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<HandCoins />} text={t.none} />}
      />
      <Approving
        sum={approving}
        onClose={() => {
          setApproving(null);
        }}
        onDone={list.refresh}
      />
      <Refusing
        sum={refusing}
        onClose={() => {
          setRefusing(null);
        }}
        onDone={list.refresh}
      />
    </AdminLayout>
  );
}

interface DecidingProps {
  /** Null while the dialog is closed. */
  sum: MoneyApproval | null;
  onClose: () => void;
  onDone: () => void;
}

/** The dialog that approves a sum. An owner without colleagues, approving their own, must verify their identity. */
function Approving({ sum, onClose, onDone }: DecidingProps) {
  const t = useMessages(moneyApprovalsMessages);
  const session = useSession();
  const isOwn = session.state === 'customer' && sum?.requested_by.id === session.customer.id;
  const text = sum === null ? '' : t.approveText(sum.amount, sum.requested_by.name);
  return (
    <ConfirmDialog
      open={sum !== null}
      onClose={onClose}
      title={t.approveQuestion}
      text={text}
      yes={t.approve}
      danger={false}
      onYes={async (_key, { password = '' }) => {
        if (sum === null) return;
        await staffApi('POST /api/admin/money-approvals/:id/approve/', {
          params: { id: sum.id },
          body: password === '' ? {} : { password },
        });
        announce(t.wasApproved, 'good');
        onDone();
      }}
    >
      {(errors) =>
        isOwn ? (
          <>
            <p>{t.ownText}</p>
            <PasswordField
              label={t.password}
              name="password"
              autoComplete="current-password"
              error={errors['password']}
            />
          </>
        ) : null
      }
    </ConfirmDialog>
  );
}

function Refusing({ sum, onClose, onDone }: DecidingProps) {
  const t = useMessages(moneyApprovalsMessages);
  return (
    <ConfirmDialog
      open={sum !== null}
      onClose={onClose}
      title={t.refuseQuestion}
      text={t.refuseText}
      yes={t.refuse}
      onYes={async () => {
        if (sum === null) return;
        await staffApi('POST /api/admin/money-approvals/:id/refuse/', { params: { id: sum.id }, body: {} });
        announce(t.wasRefused, 'good');
        onDone();
      }}
    />
  );
}
