import { UserMinus, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { staffRoles, type StaffRole } from '#shared/contract/contract.ts';
import { inDigitsOf } from '#shared/text/digits.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { DataTable, type Column } from '#ui/layout/data-table.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { usePressed } from '#web/forms/use-pressed.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Member } from '../staff.contract.ts';
import { EmployDialog } from './employ-dialog.tsx';
import { staffMessages } from './staff.messages.ts';

export const meta = pageHead(({ language }) => ({ title: staffMessages[language].title, unlisted: true }));

/** The list of staff with their roles; only the owner can give, change and remove roles. */
export default function StaffPage() {
  const t = useMessages(staffMessages);
  const staff = useResource(['admin/staff'], (signal) => staffApi('GET /api/admin/staff/', { signal }));
  const [adding, setAdding] = useState(false);
  return (
    <AdminLayout
      title={t.title}
      actions={
        <Button
          variant="primary"
          size="small"
          icon={<UserRoundCog aria-hidden size={18} />}
          onClick={() => {
            setAdding(true);
          }}
        >
          {t.add}
        </Button>
      }
    >
      <Notice>{t.changeMeans}</Notice>
      {staff.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {staff.state === 'failed' ? <FailedState text={staff.refused?.message ?? ''} onRetry={staff.refresh} /> : null}
      {staff.state === 'ready' ? <Members members={staff.data.data} onChanged={staff.refresh} /> : null}
      <EmployDialog
        open={adding}
        onClose={() => {
          setAdding(false);
        }}
        onEmployed={staff.refresh}
      />
    </AdminLayout>
  );
}

function Members({ members, onChanged }: { members: readonly Member[]; onChanged: () => void }) {
  const t = useMessages(staffMessages);
  const [pressed, setLeaving] = useState<Member | null>(null);
  // With the current role: a member whose role was changed meanwhile can still be dismissed.
  const leaving = members.find(({ id }) => id === pressed?.id) ?? pressed;
  const columns = useColumns({ onChanged, onTake: setLeaving });
  return (
    <>
      <DataTable caption={t.list} columns={columns} rows={members} rowKey={({ id }) => id} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => {
          setLeaving(null);
        }}
        title={t.takeQuestion}
        text={t.takeMeans}
        yes={t.take}
        onYes={async () => {
          if (leaving === null) return;
          await staffApi('DELETE /api/admin/staff/:id/', {
            params: { id: leaving.id },
            query: { before: leaving.role },
          });
          announce(t.taken, 'good');
          onChanged();
        }}
      >
        <p className="font-semibold">
          <bdi>{leaving === null ? null : nameOf(leaving)}</bdi>
        </p>
      </ConfirmDialog>
    </>
  );
}

const nameOf = ({ full_name: name, username }: Member) => name ?? username;

interface MemberActions {
  readonly onChanged: () => void;
  readonly onTake: (member: Member) => void;
}

function useColumns({ onChanged, onTake }: MemberActions): readonly Column<Member>[] {
  const t = useMessages(staffMessages);
  const language = useLanguage();
  const session = useSession();
  const me = session.state === 'customer' ? session.customer.id : null;
  return [
    {
      key: 'name',
      title: t.name,
      cell: (member) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold">{nameOf(member)}</bdi>
          {member.id === me ? <Badge>{t.you}</Badge> : null}
          {member.active ? null : <Badge tone="bad">{t.blocked}</Badge>}
        </span>
      ),
    },
    {
      key: 'phone',
      title: t.phone,
      onlyWide: true,
      cell: ({ phone }) => <bdi dir="ltr">{inDigitsOf(showMobile(phone), language)}</bdi>,
    },
    {
      key: 'role',
      title: t.role,
      cell: (member) => <RoleSelect member={member} onChanged={onChanged} />,
    },
    {
      key: 'take',
      corner: true,
      title: <span className="sr-only">{t.take}</span>,
      figure: true,
      cell: (member) => (
        <IconButton
          label={t.takeFrom(nameOf(member))}
          onClick={() => {
            onTake(member);
          }}
        >
          <UserMinus aria-hidden size={20} className="text-rose" />
        </IconButton>
      ),
    },
  ];
}

interface RoleSelectProps {
  member: Member;
  onChanged: () => void;
}

function RoleSelect({ member, onChanged }: RoleSelectProps) {
  const t = useMessages(staffMessages);
  const { now, press } = usePressed<StaffRole>(member.role, {
    action: useAction({ done: t.given }),
    send: async (role, before) => {
      await staffApi('POST /api/admin/staff/', { body: { customer: member.username, role, before } });
      return role;
    },
  });
  return (
    <div className="min-w-36 max-w-56">
      <Select
        label={t.roleOf(nameOf(member))}
        labelHidden
        value={now}
        options={staffRoles.map((role) => ({ value: role, label: t[role] }))}
        onChange={(event) => {
          void press(event.currentTarget.value as StaffRole).then(onChanged);
        }}
      />
    </div>
  );
}
