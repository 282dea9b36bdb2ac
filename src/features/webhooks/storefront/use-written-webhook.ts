import { useMessages } from '#ui/theme/language-context.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { EventType } from '../events.rules.ts';
import type { Webhook, WebhookFields } from '../webhooks.contract.ts';
import { webhooksMessages } from '../webhooks.messages.ts';
import { typesOfEndpoint } from '../webhooks.rules.ts';

export interface WrittenWebhookOf {
  /** The webhook to edit; null for a new one. */
  readonly webhook: Webhook | null;
  /** Sends it with the version that was read; the key is the idempotency key of retries. */
  readonly send: (
    fields: WebhookFields,
    seen: { readonly key: RequestKey; readonly version: number },
  ) => Promise<Webhook>;
  /** Called when a change was saved and nothing was typed since. */
  readonly onSaved?: () => void;
}

interface WrittenWebhook {
  readonly name: string;
  readonly url: string;
  readonly types: readonly EventType[];
}

const writtenOf = (webhook: Webhook | null): WrittenWebhook =>
  webhook === null
    ? { name: '', url: 'https://', types: [] }
    : {
        name: webhook.name,
        url: webhook.url,
        types: typesOfEndpoint(webhook.types, { ofSeller: webhook.seller !== null }) ?? [],
      };

/** Manages the state of a webhook form: a second save uses the version returned by the first one, even before the list contains it. */
export function useWrittenWebhook({ webhook, send, onSaved }: WrittenWebhookOf) {
  const t = useMessages(webhooksMessages);
  const { draft, saved } = useWrittenItem(webhook, writtenOf, (one) => `webhook:${one?.id ?? 'new'}`);
  const action = useAction({ quiet: true, ...(webhook === null && { done: null }) });
  const save = async (): Promise<void> => {
    const sent = draft.value;
    if (sent.types.length === 0) {
      action.reject({ types: t.eventsNeeded });
      return;
    }
    await action.run(async () => {
      const fields = { name: sent.name, url: sent.url, types: [...sent.types] };
      const answered = await send(fields, { key: action.key, version: draft.version });
      if (webhook === null) draft.done(sent);
      else if (saved(sent, answered)) onSaved?.();
    });
  };
  return { draft, action, save };
}
