import { useState, type SubmitEvent } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { report } from '#web/pages/guard.ts';
import { questionsMessages } from '../questions.messages.ts';
import { reviewsMessages } from '#features/reviews/reviews.messages.ts';
import { charactersLeft } from '#features/reviews/reviews.rules.ts';

export interface ShortTextFormProps {
  label: string;
  /** What it is for, by which what is typed is stored until it is sent. */
  draft: string;
  hint?: string;
  /** How many characters it may have. */
  most: number;
  submitText: string;
  onSend: (text: string) => Promise<void>;
}

/** One short text and a button: a question, an answer. */
export function ShortTextForm({ label, draft, hint, most, submitText, onSend }: ShortTextFormProps) {
  const t = useMessages(questionsMessages);
  const counts = useMessages(reviewsMessages);
  const [text, setText] = useStoredDraft(draft);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const left = charactersLeft(text, most);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '' || left < 0) {
      setFault({ field: left < 0 ? counts.tooLong(most) : t.empty });
      return;
    }
    setBusy(true);
    setFault({});
    try {
      await onSend(text);
      setText('');
    } catch (error) {
      if (!(error instanceof CallRefused)) report(error);
      setFault({ form: error instanceof CallRefused && error.status !== 0 ? error.message : t.notSent });
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        void send(event);
      }}
    >
      <TextArea
        label={label}
        hint={
          <span className="flex justify-between gap-3">
            <bdi>{hint}</bdi>
            <span className={`own-direction shrink-0 ${left < 0 ? 'text-rose' : ''}`}>{counts.left(left)}</span>
          </span>
        }
        dir="auto"
        rows={3}
        autoFocus
        value={text}
        error={fault.field}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Notice tone="bad">{fault.form}</Notice>
      <div>
        <Button type="submit" variant="primary" size="small" busy={busy} busyText={t.sending}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
