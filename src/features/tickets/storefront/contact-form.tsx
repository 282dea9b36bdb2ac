import { useEffect, useRef } from 'react';
import { messageFilesMessages } from '#features/media/message-files.messages.ts';
import { maxMessageFiles } from '#features/media/message-files.rules.ts';
import { MessageFilePicker } from '#features/media/storefront/message-file-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { useWriterKnown } from '#web/forms/stored-draft.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { missing, useAction } from '#web/forms/use-action.ts';
import { TextArea, TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { browserApi, customerApi } from '#web/data/api.ts';
import { currentSession, sessionIsKnown } from '#web/session/session.ts';
import { ticketsMessages } from '../tickets.messages.ts';
import { forgetSentDraft, isSavedField, keepDraft, savedDraft, type ContactDraft } from './contact-draft.ts';
import { topicName } from './ticket-words.ts';
import type { Customer } from '#features/accounts/profile.contract.ts';
import { longestTicketText, ticketTopics, type TicketTopic } from '../tickets.rules.ts';

/** The server's response to an accepted message. */
export interface Receipt {
  readonly number: string;
  readonly email: string;
  /** Whether text was typed while the request was in flight, which is not part of the message. */
  readonly left: boolean;
}

const isTopic = (text: string | undefined): text is TicketTopic => ticketTopics.some((topic) => topic === text);

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const draftIn = (fields: readonly Typed[]): ContactDraft =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Stores the draft until it is sent, and restores it into untouched fields, including text typed before hydration. */
function useSavedDraft(customerId: number | null) {
  const frame = useRef<HTMLDivElement>(null);
  // A user whose session has expired counts as a guest, as before the session was known.
  const isKnown = useWriterKnown();
  const fields = () =>
    [...(frame.current?.querySelectorAll<Typed>('[name]') ?? [])].filter(({ name }) => isSavedField(name));
  useEffect(() => {
    if (!isKnown) return;
    const saved = savedDraft();
    for (const field of fields()) {
      const text = isSavedField(field.name) ? saved[field.name] : undefined;
      const untouched = 'defaultValue' in field ? field.value === field.defaultValue : field.value === '';
      if (untouched && text !== undefined && text !== '') field.value = text;
    }
    // Text typed before hydration must survive the form, which is rendered again once the session is known.
    const early = draftIn(fields());
    if (customerId === null && Object.values(early).some((text) => text !== '')) keepDraft(early);
  }, [customerId, isKnown]);
  return {
    frame,
    keep: () => {
      keepDraft(draftIn(fields()));
    },
  };
}

export interface ContactFormProps {
  customer: Customer | null;
  topics: readonly TicketTopic[];
  onSent: (receipt: Receipt) => void;
}

/**
 * Renders the contact form for guests or, with files, customers; a retry after a lost connection sends the same message. The draft is stored in this
 * tab until it is sent, so that a guest may sign in meanwhile.
 */
export function ContactForm({ customer, topics, onSent }: ContactFormProps) {
  const t = useMessages(ticketsMessages);
  const { action, uploads, send } = useSendTicket(onSent);
  const { frame, keep } = useSavedDraft(customer?.id ?? null);
  return (
    <SubmissionForm action={action} onSend={send} submitText={t.send} busyText={t.sending}>
      <div ref={frame} className="contents" onChange={keep}>
        <TicketFields customer={customer} topics={topics} errors={action.fields} />
      </div>
      {customer === null ? <SignInToAttach /> : <MessageFilePicker uploads={uploads} error={action.fields.files} />}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <label>
          {t.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </SubmissionForm>
  );
}

/** Sends the message with its files, under one idempotency key for all retries of the same content. */
function useSendTicket(onSent: (receipt: Receipt) => void) {
  const t = useMessages(ticketsMessages);
  const fileTexts = useMessages(messageFilesMessages);
  const action = useAction({ quiet: true, done: null });
  const uploads = useUpload({ to: 'files', max: maxMessageFiles, name: 'contact' });
  const send = (typed: Readonly<Record<string, string>>) => {
    const errors = missing(typed, ['name', 'email', 'topic', 'message'], t.required);
    const { name = '', email = '', topic, url = '', message = '', website = '' } = typed;
    if (Object.keys(errors).length > 0 || !isTopic(topic)) {
      action.reject(errors);
      return;
    }
    if (uploads.busy) {
      action.reject({ files: fileTexts.stillSending });
      return;
    }
    const body = { name, email, topic, url, message, website };
    void action.run(async () => {
      // Before the session is known, a customer's message would be sent as a guest's.
      await sessionIsKnown();
      const writer = currentSession();
      const headers = { 'idempotency-key': action.key.for('contact', { ...body, files: uploads.keys }) };
      const { number, email: to } =
        writer.state === 'customer'
          ? await customerApi('POST /api/tickets/mine/', { headers, body: { ...body, files: uploads.keys } })
          : await browserApi('POST /api/tickets/', { headers, body });
      uploads.clear();
      onSent({ number, email: to, left: forgetSentDraft(message) });
    });
  };
  return { action, uploads, send };
}

interface TicketFieldsProps extends Pick<ContactFormProps, 'customer' | 'topics'> {
  errors: Readonly<Record<string, string>>;
}

function TicketFields({ customer, topics, errors }: TicketFieldsProps) {
  const t = useMessages(ticketsMessages);
  return (
    <>
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        defaultValue={customer?.full_name ?? ''}
        error={errors.name}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={customer?.email ?? ''}
        error={errors.email}
      />
      <Select
        label={t.topic}
        name="topic"
        required
        placeholder={t.chooseTopic}
        options={topics.map((topic) => ({ value: topic, label: topicName(t, topic) }))}
        error={errors.topic}
      />
      <TextField
        label={t.url}
        name="url"
        type="url"
        dir="ltr"
        inputMode="url"
        maxLength={500}
        hint={t.urlHint}
        error={errors.url}
      />
      <TextArea
        label={t.message}
        name="message"
        rows={6}
        required
        maxLength={longestTicketText}
        error={errors.message}
      />
    </>
  );
}

function SignInToAttach() {
  const t = useMessages(ticketsMessages);
  return (
    <p className="text-sm text-muted">
      <Link to="/login" state={{ from: '/contact' }} className="text-turquoise underline">
        {t.signIn}
      </Link>{' '}
      {t.toAttach}
    </p>
  );
}
