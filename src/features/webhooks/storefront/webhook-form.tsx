import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { EventType } from '../events.rules.ts';
import type { Webhook, WebhookFields } from '../webhooks.contract.ts';
import { webhooksMessages } from '../webhooks.messages.ts';
import { typesOfEndpoint } from '../webhooks.rules.ts';
import { EventChoice } from './event-choice.tsx';

interface WebhookFormProps {
  /** The webhook that is changed; null for a new one. */
  webhook: Webhook | null;
  offered: readonly EventType[];
  /** Sends it; the key is that of a retry. */
  send: (fields: WebhookFields, key: RequestKey) => Promise<unknown>;
  /** A change is stored, and nothing was typed since. */
  onSaved?: () => void;
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

/** What a webhook is called, where it stands and what it is sent. */
export function WebhookForm({ webhook, offered, send, onSaved }: WebhookFormProps) {
  const t = useMessages(webhooksMessages);
  const draft = useDraft(writtenOf(webhook), null, `webhook:${webhook?.id ?? 'new'}`);
  const { name, url, types } = draft.value;
  const action = useAction({ quiet: true, ...(webhook === null && { done: null }) });
  const save = () => {
    if (types.length === 0) action.reject({ types: t.eventsNeeded });
    else
      void action.run(async () => {
        await send({ name, url, types: [...types] }, action.key);
        if (webhook === null) draft.done(draft.value);
        else if (draft.saved(draft.value)) onSaved?.();
      });
  };
  return (
    <Form action={action} className="grid gap-4" onSend={save}>
      <DraftNotice draft={draft} names={{ name: t.name, url: t.url }} />
      <TextField
        label={t.name}
        hint={t.nameHint}
        error={action.fields.name}
        required
        dir="auto"
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          draft.change({ name: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.url}
        hint={t.urlHint}
        error={action.fields.url}
        required
        dir="ltr"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        value={url}
        onChange={(event) => {
          draft.change({ url: event.currentTarget.value });
        }}
      />
      <EventChoice
        offered={offered}
        value={types}
        onChange={(next) => draft.change({ types: next })}
        error={action.fields.types}
      />
      <Notice tone="bad">{action.message}</Notice>
      <Button type="submit" variant="primary" busy={action.busy}>
        {webhook === null ? t.make : t.save}
      </Button>
    </Form>
  );
}
