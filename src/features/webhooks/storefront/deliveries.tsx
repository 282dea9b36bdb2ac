import { Eye, RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { DataTable, type Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { useEntryState } from '#web/pages/entry-state.ts';
import { usePages } from '#web/data/use-pages.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { Webhook, WebhookDelivery } from '../webhooks.contract.ts';
import { deliveryErrorWords, webhooksMessages } from '../webhooks.messages.ts';
import { deliveryStatuses } from '../webhooks.rules.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import type { WebhookCalls } from './webhook-calls.ts';
import { At, DeliveryState } from './webhook-state.tsx';

/** Renders a webhook's deliveries of the last thirty days with their outcomes. */
export function Deliveries({ webhook, calls }: { webhook: Webhook; calls: WebhookCalls }) {
  const t = useMessages(webhooksMessages);
  const [status, setStatus] = useEntryState(`deliveries of ${webhook.id}`, '');
  const [open, setOpen] = useState<WebhookDelivery | null>(null);
  const list = usePages<WebhookDelivery>([calls.about, webhook.id, 'deliveries', status], (query, signal) =>
    calls.deliveries(webhook.id, { ...(status !== '' && { status }), ...query }, signal),
  );
  const words = { pending: t.pending, delivered: t.delivered, failed: t.failedDelivery };
  const columns = useDeliveryColumns(webhook, { calls, onOpen: setOpen });
  return (
    <section className="grid gap-3" aria-label={t.deliveries}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-bold">{t.deliveries}</h2>
        <Select
          label={t.state}
          labelHidden
          value={status}
          options={[
            { value: '', label: t.everyState },
            ...deliveryStatuses.map((value) => ({ value, label: words[value] })),
          ]}
          onChange={(event) => {
            setStatus(event.currentTarget.value);
          }}
        />
      </div>
      {list.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {list.state === 'failed' ? <FailedState text={list.refused?.message ?? t.failed} onRetry={list.refresh} /> : null}
      {list.state === 'ready' && list.data.data.length === 0 ? (
        <EmptyState icon={<Send />} text={status === '' ? t.noDeliveries : t.noneOfThem} />
      ) : null}
      {list.state === 'ready' && list.data.data.length > 0 ? (
        <DataTable caption={t.deliveriesList} columns={columns} rows={list.data.data} rowKey={({ id }) => id} />
      ) : null}
      {list.state !== 'ready' || list.data.next === null ? null : (
        <MoreButton list={list} className="justify-self-center">
          {t.more}
        </MoreButton>
      )}
      <DeliveryDialog
        delivery={open}
        onClose={() => {
          setOpen(null);
        }}
      />
    </section>
  );
}

function useDeliveryColumns(
  webhook: Webhook,
  { calls, onOpen }: { calls: WebhookCalls; onOpen: (delivery: WebhookDelivery) => void },
): readonly Column<WebhookDelivery>[] {
  const t = useMessages(webhooksMessages);
  const again = useAction({ done: t.sentAgain });
  return [
    {
      key: 'event',
      title: t.event,
      cell: ({ type }) => (
        <bdi dir="ltr" className="font-semibold">
          {type}
        </bdi>
      ),
    },
    { key: 'when', title: t.when, cell: ({ created_at: made }) => <At moment={made} /> },
    { key: 'state', title: t.state, cell: (delivery) => <StateCell delivery={delivery} /> },
    { key: 'answer', title: t.answer, cell: (delivery) => <AnswerCell delivery={delivery} /> },
    { key: 'tries', title: t.tries, figure: true, cell: ({ tries_count: count }) => t.triesCount(count) },
    {
      key: 'actions',
      title: <span className="sr-only">{t.details}</span>,
      figure: true,
      cell: (delivery) => (
        <span className="inline-flex">
          <IconButton
            label={t.detailsOf(delivery.type)}
            onClick={() => {
              onOpen(delivery);
            }}
          >
            <Eye aria-hidden size={20} />
          </IconButton>
          <IconButton
            label={t.sendAgainOf(delivery.type)}
            disabled={webhook.status === 'paused'}
            held={again.busy}
            onClick={() => void again.run(() => calls.sendAgain(webhook.id, delivery.id))}
          >
            <RotateCw aria-hidden size={20} className="text-turquoise" />
          </IconButton>
        </span>
      ),
    },
  ];
}

function StateCell({ delivery }: { delivery: WebhookDelivery }) {
  const t = useMessages(webhooksMessages);
  const language = useLanguage();
  const { next_try_at: next, tries_count: tries } = delivery;
  return (
    <span className="grid justify-items-start gap-1">
      <DeliveryState status={delivery.status} />
      {next === null || tries === 0 ? null : (
        <span className="text-xs text-muted">{t.nextTry(formatJalaliDate(new Date(next), language, 'with-time'))}</span>
      )}
    </span>
  );
}

function AnswerCell({ delivery }: { delivery: WebhookDelivery }) {
  const errors = useMessages(deliveryErrorWords);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {delivery.answer_status === null ? null : <bdi dir="ltr">{delivery.answer_status}</bdi>}
      {delivery.error === null ? null : <span className="text-xs text-muted">{errors[delivery.error]}</span>}
      {delivery.answer_status === null && delivery.error === null ? <span className="text-muted">—</span> : null}
    </span>
  );
}
