import { formatJalaliDate } from '#shared/text/jalali.ts';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { Webhook, WebhookDelivery } from '../webhooks.contract.ts';
import { webhooksMessages } from '../webhooks.messages.ts';

/** Renders a timestamp in a readable format. */
export function At({ moment }: { moment: string }) {
  const language = useLanguage();
  return (
    <time dateTime={moment} className="lg:whitespace-nowrap">
      {formatJalaliDate(new Date(moment), language, 'with-time')}
    </time>
  );
}

/** Renders the state of a webhook: active or paused, working or failing. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useMessages(webhooksMessages);
  if (webhook.status === 'paused') return <StateBadge tone="bad">{t.paused}</StateBadge>;
  return webhook.failing_since === null ? (
    <StateBadge tone="good">{t.active}</StateBadge>
  ) : (
    <StateBadge tone="waiting">{t.failingNow}</StateBadge>
  );
}

const tones = { pending: 'waiting', delivered: 'good', failed: 'bad' } as const;

/** Renders the status of a delivery. */
export function DeliveryState({ status }: Pick<WebhookDelivery, 'status'>) {
  const t = useMessages(webhooksMessages);
  const words = { pending: t.pending, delivered: t.delivered, failed: t.failedDelivery };
  return <StateBadge tone={tones[status]}>{words[status]}</StateBadge>;
}
