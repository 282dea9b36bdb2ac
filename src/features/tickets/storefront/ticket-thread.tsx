import { messageFilesMessages } from '#features/media/message-files.messages.ts';
import { maxMessageFiles } from '#features/media/message-files.rules.ts';
import { MessageFilePicker } from '#features/media/storefront/message-file-picker.tsx';
import { useFreshFiles } from '#features/media/storefront/use-fresh-files.ts';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { ticketsMessages } from '../tickets.messages.ts';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { Messages } from './ticket-messages.tsx';
import { stateTone, topicName } from './ticket-words.ts';
import { longestTicketText } from '../tickets.rules.ts';
import type { Ticket } from '../tickets.contract.ts';

const ticketNamed = (number: string, signal: AbortSignal) =>
  customerApi('GET /api/tickets/mine/:number/', { params: { number }, signal });

/** Renders a ticket with all its messages and the reply form. */
export function TicketThread({ number }: { number: string }) {
  const t = useMessages(ticketsMessages);
  const ticket = useResource<Ticket>(['tickets', number], (signal) => ticketNamed(number, signal));
  if (ticket.state === 'loading')
    return (
      <div role="status" aria-label={t.loading}>
        <SkeletonText lines={6} />
      </div>
    );
  if (ticket.state === 'failed') {
    const unknown = ticket.refused?.status === 404;
    return (
      <FailedState
        text={ticket.refused?.message || t.ticketFailed}
        {...(unknown
          ? {
              action: (
                <Button asChild>
                  <Link to="/my-tickets">{t.myTickets}</Link>
                </Button>
              ),
            }
          : { onRetry: ticket.refresh })}
      />
    );
  }
  return <Thread ticket={ticket.data} onChanged={ticket.replace} />;
}

function Thread({ ticket, onChanged }: { ticket: Ticket; onChanged: (ticket: Ticket) => void }) {
  const t = useMessages(ticketsMessages);
  const language = useLanguage();
  const { number, topic, status, created_at, url, messages } = ticket;
  useFreshFiles({
    visible: ticket,
    hasFiles: messages.some(({ files }) => files.length > 0),
    load: (signal) => ticketNamed(number, signal),
    onFresh: onChanged,
  });
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge tone={stateTone(status)}>{t[status]}</Badge>
        <bdi>{topicName(t, topic)}</bdi>
        <time dateTime={created_at}>
          <bdi>{formatJalaliDate(new Date(created_at), language, 'with-time')}</bdi>
        </time>
      </p>
      {url === null ? null : (
        <p className="text-sm text-muted">
          {t.about}{' '}
          <a href={url} rel="noopener noreferrer nofollow" dir="ltr" className="break-all text-turquoise underline">
            {url}
          </a>
        </p>
      )}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Messages
            key={message.id}
            mine={message.from === 'writer'}
            who={message.from === 'writer' ? t.you : t.staff}
            text={message.text}
            files={message.files}
            at={message.created_at}
          />
        ))}
      </ol>
      <Reply number={number} onSent={onChanged} />
    </div>
  );
}

function Reply({ number, onSent }: { number: string; onSent: (ticket: Ticket) => void }) {
  const t = useMessages(ticketsMessages);
  const fileTexts = useMessages(messageFilesMessages);
  const [text, setText, forgetSent] = useStoredDraft(`ticket-reply:${number}`);
  const action = useAction({ quiet: true, done: null });
  const uploads = useUpload({ to: 'files', max: maxMessageFiles, name: `ticket-reply:${number}` });
  const send = async () => {
    if (uploads.busy || (text.trim() === '' && uploads.keys.length === 0)) {
      action.reject({ text: uploads.busy ? fileTexts.stillSending : fileTexts.emptyMessage });
      return;
    }
    const body = { text, files: uploads.keys };
    await action.run(async () => {
      const ticket = await customerApi('POST /api/tickets/mine/:number/messages/', {
        params: { number },
        headers: { 'idempotency-key': action.key.for(`ticket-reply:${number}`, body) },
        body,
      });
      forgetSent(text);
      uploads.clear();
      onSent(ticket);
    });
  };
  return (
    <Form action={action} className="grid gap-3" onSend={send}>
      <TextArea
        label={t.reply}
        hint={t.replyHint}
        error={action.fields.text ?? action.message ?? undefined}
        maxLength={longestTicketText}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <MessageFilePicker uploads={uploads} />
      <Button type="submit" variant="primary" busy={action.busy} busyText={t.sending} className="justify-self-start">
        {t.send}
      </Button>
    </Form>
  );
}
