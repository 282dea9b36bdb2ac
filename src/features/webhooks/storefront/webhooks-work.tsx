import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { DataTable, type Column } from '#ui/layout/data-table.tsx';
import { Link } from '#ui/link.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useClosedByButton } from '#ui/overlays/use-closed-by-button.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { createOnce } from '#web/forms/create-once.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Webhook, WebhookWithSecret } from '../webhooks.contract.ts';
import { webhooksMessages } from '../webhooks.messages.ts';
import type { WebhookCalls } from './webhook-calls.ts';
import { WebhookDetails } from './webhook-details.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { At, WebhookState } from './webhook-state.tsx';

/** Renders the webhooks of the shop or a seller; `?webhook=` selects one. */
export function WebhooksWork({ calls }: { calls: WebhookCalls }) {
  const [query, setQuery] = useSearchParams();
  const id = Number(query.get('webhook'));
  if (!Number.isSafeInteger(id) || id < 1) return <WebhookList calls={calls} />;
  return (
    <WebhookDetails
      key={id}
      id={id}
      calls={calls}
      onRemoved={() => {
        setQuery({}, { replace: true });
      }}
    />
  );
}

function WebhookList({ calls }: { calls: WebhookCalls }) {
  const t = useMessages(webhooksMessages);
  const [making, setMaking] = useState(false);
  const list = usePages<Webhook>([calls.about], calls.list);
  if (list.state === 'loading') return <SkeletonCards count={3} />;
  if (list.state === 'failed') return <FailedState text={list.refused?.message ?? t.failed} onRetry={list.refresh} />;
  return (
    <>
      <p className="text-sm text-muted">
        {t.lead}{' '}
        <a href="/api/" className="-my-2.5 inline-block py-2.5 text-turquoise">
          {t.howTo}
        </a>
      </p>
      <Button
        variant="primary"
        className="justify-self-start"
        icon={<WebhookIcon aria-hidden size={18} />}
        onClick={() => {
          setMaking(true);
        }}
      >
        {t.make}
      </Button>
      {list.data.data.length === 0 ? (
        <EmptyState icon={<WebhookIcon />} text={t.empty} />
      ) : (
        <WebhookTable rows={list.data.data} ofSellers={calls.about === 'admin/webhooks'} />
      )}
      {list.data.next === null ? null : (
        <MoreButton list={list} className="justify-self-center">
          {t.more}
        </MoreButton>
      )}
      <MakeDialog
        open={making}
        calls={calls}
        onClose={() => {
          setMaking(false);
        }}
      />
    </>
  );
}

function WebhookTable({ rows, ofSellers }: { rows: readonly Webhook[]; ofSellers: boolean }) {
  const t = useMessages(webhooksMessages);
  const columns: readonly Column<Webhook>[] = [
    {
      key: 'name',
      title: t.name,
      cell: ({ id, name, url }) => (
        <Link to={`?webhook=${id}`} className="grid min-h-target content-center hover:text-turquoise">
          <bdi className="font-semibold">{name}</bdi>
          <bdi dir="ltr" className="max-w-100 truncate text-xs text-muted">
            {url}
          </bdi>
        </Link>
      ),
    },
    { key: 'state', title: t.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
    ...(ofSellers
      ? [{ key: 'of', title: t.of, cell: ({ seller }: Webhook) => <bdi>{seller?.name ?? t.ofShop}</bdi> }]
      : []),
    {
      key: 'last',
      title: t.lastDelivered,
      cell: ({ last_delivered_at: last }) =>
        last === null ? <span className="text-muted">{t.neverDelivered}</span> : <At moment={last} />,
    },
  ];
  return <DataTable caption={t.list} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** The dialog that creates a webhook and displays its secret, which is possible only then. */
function MakeDialog({ open, calls, onClose }: { open: boolean; calls: WebhookCalls; onClose: () => void }) {
  const t = useMessages(webhooksMessages);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  const held = useClosedByButton(made !== null, close);
  return (
    <Dialog open={open} onClose={held.onClose} title={made === null ? t.make : t.made}>
      {made === null ? (
        <WebhookForm
          webhook={null}
          offered={calls.offered}
          send={async (fields, { key }) => {
            const answered = await createOnce(key, 'webhook:new', fields, {
              create: calls.make,
              // Only the response of the creation contains the secret.
              correct: async ({ id, version, secret }) => ({
                ...(await calls.change(id, { ...fields, version })),
                secret,
              }),
            });
            setMade(answered);
            return answered;
          }}
        />
      ) : (
        <WebhookSecret webhook={made} held={held} />
      )}
    </Dialog>
  );
}
