import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
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
  send: (fields: WebhookFields) => Promise<unknown>;
}

/** What a webhook is called, where it stands and what it is sent. */
export function WebhookForm({ webhook, offered, send }: WebhookFormProps) {
  const t = useMessages(webhooksMessages);
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [types, setTypes] = useState<readonly EventType[]>(() =>
    webhook === null ? [] : (typesOfEndpoint(webhook.types, { ofSeller: webhook.seller !== null }) ?? []),
  );
  const action = useAction({ quiet: true, ...(webhook === null && { done: null }) });
  const save = () => {
    if (types.length === 0) action.reject({ types: t.eventsNeeded });
    else void action.run(() => send({ name, url, types: [...types] }));
  };
  return (
    <Form action={action} className="grid gap-4" onSend={save}>
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
          setName(event.currentTarget.value);
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
          setUrl(event.currentTarget.value);
        }}
      />
      <EventChoice offered={offered} value={types} onChange={setTypes} error={action.fields.types} />
      <Notice tone="bad">{action.message}</Notice>
      <Button type="submit" variant="primary" busy={action.busy}>
        {webhook === null ? t.make : t.save}
      </Button>
    </Form>
  );
}
