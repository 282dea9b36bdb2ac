import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#web/forms/form.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { questionsMessages } from '../questions.messages.ts';
import { reviewsMessages } from '#features/reviews/reviews.messages.ts';
import { charactersLeft } from '#features/reviews/reviews.rules.ts';

export interface ShortTextFormProps {
  label: string;
  /** What it is for, by which what is typed is stored until it is sent. */
  draft: string;
  hint?: string;
  /** How many characters it may have. */
  max: number;
  submitText: string;
  /** Sends it; the key is that of a retry. */
  onSend: (text: string, key: RequestKey) => Promise<void>;
}

/** One short text and a button: a question, an answer. */
export function ShortTextForm({ label, draft, hint, max, submitText, onSend }: ShortTextFormProps) {
  const t = useMessages(questionsMessages);
  const counts = useMessages(reviewsMessages);
  const [text, setText, forgetSent] = useStoredDraft(draft);
  const sending = useAction({ quiet: true, done: null });
  const left = charactersLeft(text, max);
  const send = () => {
    if (text.trim() === '' || left < 0) {
      sending.reject({ text: left < 0 ? counts.tooLong(max) : t.empty });
      return;
    }
    void sending.run(
      async () => {
        await onSend(text, sending.key);
        forgetSent(text);
      },
      undefined,
      ({ status, message }) => (status === 0 ? t.notSent : message),
    );
  };
  return (
    <Form action={sending} className="grid gap-3" onSend={send}>
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
        error={sending.fields.text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Notice tone="bad">{sending.message}</Notice>
      <div>
        <Button type="submit" variant="primary" size="small" busy={sending.busy} busyText={t.sending}>
          {submitText}
        </Button>
      </div>
    </Form>
  );
}
