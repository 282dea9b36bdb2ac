import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#web/forms/form.tsx';
import { questionsMessages } from '../questions.messages.ts';
import { reviewsMessages } from '#features/reviews/reviews.messages.ts';
import { useShortText, type ShortText } from './use-short-text.ts';

export interface ShortTextFormProps extends ShortText {
  label: string;
  hint?: string;
  submitText: string;
}

/** Renders a form with one short text and a button, for a question or an answer. */
export function ShortTextForm({ label, draft, hint, max, submitText, onSend, onDone }: ShortTextFormProps) {
  const counts = useMessages(reviewsMessages);
  const t = useMessages(questionsMessages);
  const { text, setText, left, sending, send } = useShortText({ draft, max, onSend, onDone });
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
