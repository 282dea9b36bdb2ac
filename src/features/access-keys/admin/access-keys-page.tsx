import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { staffScopes } from '#shared/contract/key-scopes.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { staffApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { accessKeysMessages } from '../access-keys.messages.ts';
import type { AccessKey } from '../access-keys.contract.ts';
import { useKeyColumns } from '../storefront/key-columns.tsx';
import { KeysLead } from '../storefront/keys-lead.tsx';
import { MakeKeyDialog } from '../storefront/make-key-dialog.tsx';

export const meta = pageHead(({ language }) => ({ title: accessKeysMessages[language].title, unlisted: true }));

const revoke = ({ id }: { id: number }) =>
  staffApi('POST /api/admin/access-keys/:id/revoke/', { params: { id }, body: {} });

/** Renders every key with which a program calls the shop; the owner alone creates the staff's keys, and may revoke any key. */
export default function AccessKeysPage() {
  const t = useMessages(accessKeysMessages);
  const [making, setMaking] = useState(false);
  const list = usePages<AccessKey>(['admin/access-keys'], (query, signal) =>
    staffApi('GET /api/admin/access-keys/', { query, ...(signal && { signal }) }),
  );
  const { columns, question } = useKeyColumns({
    revoke,
    more: [
      {
        key: 'by',
        title: t.madeBy,
        cell: ({ made_by, kind }) => (
          <span className="flex flex-wrap items-center gap-2">
            <bdi>{made_by.name}</bdi>
            {kind === 'seller' ? <Badge>{t.ofSeller}</Badge> : null}
          </span>
        ),
      },
    ],
  });
  return (
    <AdminLayout
      title={t.title}
      actions={
        <Button
          variant="primary"
          size="small"
          icon={<KeyRound aria-hidden size={18} />}
          onClick={() => {
            setMaking(true);
          }}
        >
          {t.make}
        </Button>
      }
    >
      <KeysLead />
      <StaffTable
        list={list}
        caption={t.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<KeyRound />} text={t.empty} />}
      />
      {question}
      <MakeKeyDialog
        open={making}
        onClose={() => {
          setMaking(false);
        }}
        offered={staffScopes}
        draftName="admin key:new"
        make={(body, headers) => staffApi('POST /api/admin/access-keys/', { headers, body })}
        revoke={revoke}
        onMade={list.refresh}
      />
    </AdminLayout>
  );
}
