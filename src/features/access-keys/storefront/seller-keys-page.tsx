import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { sellerScopes } from '#shared/contract/key-scopes.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { DataTable } from '#ui/layout/data-table.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { accessKeysMessages } from '../access-keys.messages.ts';
import type { AccessKey } from '../access-keys.contract.ts';
import { useKeyColumns } from './key-columns.tsx';
import { KeysLead } from './keys-lead.tsx';
import { MakeKeyDialog } from './make-key-dialog.tsx';

export const meta = pageHead(({ language }) => ({ title: accessKeysMessages[language].title, unlisted: true }));

/** Renders the keys of a seller's own programs. */
export default function SellerKeysPage() {
  const t = useMessages(accessKeysMessages);
  return (
    <>
      <PageHeader title={t.title} back="/seller" />
      <main id="content" className="container-middle grid gap-4 py-2">
        <RequireSignIn meanwhile={<SkeletonCards count={3} />}>{() => <SellerKeys />}</RequireSignIn>
      </main>
    </>
  );
}

function SellerKeys() {
  const t = useMessages(accessKeysMessages);
  const [making, setMaking] = useState(false);
  const list = usePages<AccessKey>(['seller/access-keys'], (query, signal) =>
    customerApi('GET /api/seller/access-keys/', { query, ...(signal && { signal }) }),
  );
  const revoke = ({ id }: { id: number }) =>
    customerApi('POST /api/seller/access-keys/:id/revoke/', { params: { id }, body: {} });
  const { columns, question } = useKeyColumns({ revoke });
  if (list.state === 'loading') return <SkeletonCards count={3} />;
  if (list.state === 'failed') return <FailedState text={list.refused?.message ?? t.failed} onRetry={list.refresh} />;
  return (
    <>
      <KeysLead />
      <Button
        variant="primary"
        className="justify-self-start"
        icon={<KeyRound aria-hidden size={18} />}
        onClick={() => {
          setMaking(true);
        }}
      >
        {t.make}
      </Button>
      {list.data.data.length === 0 ? (
        <EmptyState icon={<KeyRound />} text={t.empty} />
      ) : (
        <DataTable caption={t.list} columns={columns} rows={list.data.data} rowKey={({ id }) => id} />
      )}
      {list.data.next === null ? null : <MoreButton list={list}>{t.more}</MoreButton>}
      {question}
      <MakeKeyDialog
        open={making}
        onClose={() => {
          setMaking(false);
        }}
        offered={sellerScopes}
        draftName="seller key:new"
        make={(body, headers) => customerApi('POST /api/seller/access-keys/', { headers, body })}
        revoke={revoke}
        onMade={list.refresh}
      />
    </>
  );
}
