import { useState } from 'react';
import { formatJalaliDate } from '#shared/jalali.ts';
import { CallRefused } from '#shared/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { TextArea } from '#ui/field.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { customerApi } from '#web/api.ts';
import { report } from '#web/guard.ts';
import { useAnswer } from '#web/use-answer.ts';
import { webMessages } from '#web/web.messages.ts';
import type { Ticket } from '../support.contract.ts';
import { supportMessages } from '../support.messages.ts';
import { longestTicketText } from '../support.rules.ts';
import { newRequestKey } from './request-key.ts';
import { Said } from './said.tsx';
import { stateTone, topicName } from './ticket-words.ts';

/** One ticket with all that was said, and the way to go on. */
export function TicketThread({ number }: { number: string }) {
  const t = useMessages(supportMessages);
  const language = useLanguage();
  const ticket = useAnswer<Ticket>(number, (signal) => customerApi('GET /api/my/tickets/:number/', { params: { number }, signal }));
  if (ticket.state === 'loading') return <div role="status" aria-label={t.loading}><SkeletonText lines={6} /></div>;
  if (ticket.state === 'failed') return <FailedState text={ticket.refused?.message || t.ticketFailed} onRetry={ticket.ask} />;
  const { topic, state, created_at, url, messages } = ticket.answer;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge tone={stateTone(state)}>{t[state]}</Badge>
        <bdi>{topicName(t, topic)}</bdi>
        <time dateTime={created_at}><bdi>{formatJalaliDate(new Date(created_at), language, 'with-time')}</bdi></time>
      </p>
      {url === null ? null : (
        <p className="text-sm text-muted">
          {t.about} <a href={url} rel="noopener noreferrer nofollow" dir="ltr" className="break-all text-turquoise underline">{url}</a>
        </p>
      )}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Said key={message.id} mine={message.from === 'writer'} who={message.from === 'writer' ? t.you : t.staff} text={message.text} at={message.created_at} />
        ))}
      </ol>
      <Reply key={messages.length} number={number} onSent={ticket.replace} />
    </div>
  );
}

function Reply({ number, onSent }: { number: string; onSent: (ticket: Ticket) => void }) {
  const t = useMessages(supportMessages);
  const web = useMessages(webMessages);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [key] = useState(newRequestKey);
  const send = async () => {
    if (text.trim() === '') {
      setFault(t.required);
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      onSent(await customerApi('POST /api/my/tickets/:number/messages/', { params: { number }, headers: { 'idempotency-key': key }, body: { text } }));
    } catch (error) {
      if (error instanceof CallRefused) setFault(error.message || web.somethingWentWrong);
      else report(error);
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <TextArea label={t.reply} hint={t.replyHint} error={fault} maxLength={longestTicketText} value={text} onChange={(event) => { setText(event.currentTarget.value); }} />
      <Button type="submit" variant="primary" busy={busy} busyText={t.sending} className="justify-self-start">{t.send}</Button>
    </form>
  );
}
