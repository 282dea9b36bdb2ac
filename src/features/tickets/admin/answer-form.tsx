import { useState } from 'react';
import { pickersMessages } from '#features/media/pickers.messages.ts';
import { messageFilesMessages } from '#features/media/message-files.messages.ts';
import { maxMessageFiles } from '#features/media/message-files.rules.ts';
import { MessageFilePicker } from '#features/media/storefront/message-file-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { UnsavedGuard } from '#web/admin/unsaved-guard.tsx';
import { Form } from '#web/forms/form.tsx';
import { isKeyReused } from '#web/forms/action.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import type { WholeTicket } from '../tickets-admin.contract.ts';
import { longestTicketText, seenOf } from '../tickets.rules.ts';
import { ticketsAdminMessages } from './tickets-admin.messages.ts';

/** Renders the reply form of a ticket; a retry after a lost connection sends the same reply. */
export function AnswerForm({ ticket, onSent }: { ticket: WholeTicket; onSent: (ticket: WholeTicket) => void }) {
  const t = useMessages(ticketsAdminMessages);
  const fileTexts = useMessages(messageFilesMessages);
  const { unsent } = useMessages(pickersMessages);
  const [text, setText, forgetSent] = useStoredDraft(`ticket-answer:${ticket.number}`);
  const [error, setError] = useState<string>();
  const action = useAction({ quiet: true });
  const uploads = useUpload({ to: 'files', max: maxMessageFiles, name: `ticket-answer:${ticket.number}` });
  const { number } = ticket;
  const ofGuest = ticket.customer_id === null;
  const send = async (close: boolean) => {
    if (uploads.unsent !== null || (text.trim() === '' && uploads.keys.length === 0)) {
      setError(uploads.unsent !== null ? unsent(uploads.unsent) : ofGuest ? t.needed : fileTexts.emptyMessage);
      return;
    }
    setError(undefined);
    await action.run(async () => {
      const body = { text, files: uploads.keys, close, ...seenOf(ticket.messages) };
      // The same text is one reply, whether or not it closes the ticket.
      const key = action.key.for(`ticket-answer:${number}`, { text, files: uploads.keys });
      const answered = await staffApi('POST /api/admin/tickets/:number/answer/', {
        params: { number },
        headers: { 'idempotency-key': key },
        body,
      }).catch((error: unknown) => {
        // An earlier attempt, whose response was lost, already sent it.
        if (isKeyReused(error)) forgetSent(text);
        throw error;
      });
      forgetSent(text);
      uploads.clear();
      onSent(answered);
    }, t.answerSent);
  };
  return (
    <Form action={action} className="grid gap-3" onSend={() => send(false)}>
      <TextArea
        label={t.answer}
        hint={t.answerHint}
        rows={6}
        maxLength={longestTicketText}
        error={error ?? action.message ?? undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      {ofGuest ? <p className="text-sm text-muted">{t.guestReadsNoFiles}</p> : <MessageFilePicker uploads={uploads} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={action.busy}>
          {t.sendAnswer}
        </Button>
        <Button busy={action.busy} onClick={() => void send(true)}>
          {t.sendAndClose}
        </Button>
      </div>
      <UnsavedGuard unsaved={(text.trim() !== '' || uploads.files.length > 0) && !action.busy} />
    </Form>
  );
}
