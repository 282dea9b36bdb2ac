import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import type { EventType } from '../events.rules.ts';
import { webhooksMessages } from '../webhooks.messages.ts';
import { EventChoice } from './event-choice.tsx';
import { useWrittenWebhook, type WrittenWebhookOf } from './use-written-webhook.ts';

interface WebhookFormProps extends WrittenWebhookOf {
  offered: readonly EventType[];
}

/** Renders a webhook's name, URL and event types. */
export function WebhookForm({ offered, ...of }: WebhookFormProps) {
  const t = useMessages(webhooksMessages);
  const { draft, action, save } = useWrittenWebhook(of);
  const { name, url, types } = draft.value;
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
        {of.webhook === null ? t.make : t.save}
      </Button>
    </Form>
  );
}
