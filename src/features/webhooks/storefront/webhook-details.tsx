import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { Webhook } from '../webhooks.contract.ts';
import { eventWords, webhooksMessages } from '../webhooks.messages.ts';
import { typesOfEndpoint } from '../webhooks.rules.ts';
import { Deliveries } from './deliveries.tsx';
import type { WebhookCalls } from './webhook-calls.ts';
import { WebhookDialogs, type OpenDialog } from './webhook-dialogs.tsx';
import { WebhookState } from './webhook-state.tsx';

interface WebhookDetailsProps {
  id: number;
  calls: WebhookCalls;
  onRemoved: () => void;
}

/** Renders a webhook with its state, actions and deliveries. */
export function WebhookDetails({ id, calls, onRemoved }: WebhookDetailsProps) {
  const t = useMessages(webhooksMessages);
  const found = useResource<Webhook>([calls.about, id], (signal) => calls.read(id, signal));
  return (
    <>
      <Link to="?" className="inline-flex min-h-target items-center gap-1 justify-self-start text-sm text-turquoise">
        <ArrowLeft aria-hidden size={16} className="mirror" />
        {t.back}
      </Link>
      {found.state === 'loading' ? <SkeletonSheet lines={8} /> : null}
      {found.state === 'failed' ? (
        <FailedState text={found.refused?.message ?? t.failed} onRetry={found.refresh} />
      ) : null}
      {found.state === 'ready' ? (
        <>
          <Facts webhook={found.data} calls={calls} onRemoved={onRemoved} />
          <Deliveries webhook={found.data} calls={calls} />
        </>
      ) : null}
    </>
  );
}

function Facts({ webhook, calls, onRemoved }: { webhook: Webhook } & Omit<WebhookDetailsProps, 'id'>) {
  const t = useMessages(webhooksMessages);
  const words = useMessages(eventWords);
  const language = useLanguage();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const at = (moment: string) => formatJalaliDate(new Date(moment), language, 'with-time');
  const types = typesOfEndpoint(webhook.types, { ofSeller: webhook.seller !== null }) ?? [];
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-bold">
          <bdi>{webhook.name}</bdi>
        </h2>
        <WebhookState webhook={webhook} />
        {webhook.seller === null ? null : (
          <Badge>
            <bdi>{webhook.seller.name}</bdi>
          </Badge>
        )}
      </div>
      <bdi dir="ltr" className="text-sm break-all text-muted">
        {webhook.url}
      </bdi>
      <p className="flex flex-wrap gap-1">
        {types.map((type) => (
          <Badge key={type}>{words[type]}</Badge>
        ))}
      </p>
      {webhook.reason === null ? null : <Notice tone="warning">{t[webhook.reason]}</Notice>}
      {webhook.status === 'active' && webhook.failing_since !== null ? (
        <Notice tone="warning">{t.failingSince(at(webhook.failing_since))}</Notice>
      ) : null}
      {webhook.former_secret_until === null ? null : (
        <p className="text-sm text-muted">{t.formerSigns(at(webhook.former_secret_until))}</p>
      )}
      <Actions webhook={webhook} calls={calls} onOpen={setDialog} />
      <WebhookDialogs
        open={dialog}
        webhook={webhook}
        calls={calls}
        onClose={() => {
          setDialog(null);
        }}
        onRemoved={onRemoved}
      />
    </section>
  );
}

interface ActionsProps {
  webhook: Webhook;
  calls: WebhookCalls;
  onOpen: (dialog: OpenDialog) => void;
}

function Actions({ webhook, calls, onOpen }: ActionsProps) {
  const t = useMessages(webhooksMessages);
  const testing = useAction({ done: null });
  const moving = useAction();
  const test = () =>
    testing.run(async () => {
      const { status } = await calls.test(webhook.id);
      announce(status === 'delivered' ? t.testDone : t.testFailed, status === 'delivered' ? 'good' : 'bad');
    });
  const isPaused = webhook.status === 'paused';
  const move = () =>
    isPaused
      ? moving.run(() => calls.resume(webhook.id), t.resumedNow)
      : moving.run(() => calls.pause(webhook.id), t.pausedNow);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant={isPaused ? 'quiet' : 'primary'} busy={testing.busy} onClick={() => void test()}>
        {t.test}
      </Button>
      <Button size="small" variant={isPaused ? 'primary' : 'quiet'} busy={moving.busy} onClick={() => void move()}>
        {isPaused ? t.resume : t.pause}
      </Button>
      {(['edit', 'rotate', 'remove'] as const).map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'remove' ? 'danger' : 'quiet'}
          onClick={() => {
            onOpen(name);
          }}
        >
          {t[name]}
        </Button>
      ))}
    </div>
  );
}
