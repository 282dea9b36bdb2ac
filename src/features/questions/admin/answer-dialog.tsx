import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { staffApi } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { moderationMessages } from '#features/reviews/admin/moderation.messages.ts';
import type { ModeratedQuestion } from '../question-moderation.contract.ts';
import { longestAnswer } from '../questions.rules.ts';

export interface AnswerDialogProps {
  /** Null while the dialog is closed. */
  question: ModeratedQuestion | null;
  onClose: () => void;
  onAnswered: () => void;
}

/** The dialog in which staff answers a question for the shop. */
export function AnswerDialog({ question, onClose, onAnswered }: AnswerDialogProps) {
  const t = useMessages(moderationMessages);
  const [text, setText, forgetSent] = useStoredDraft(`question-answer:${question?.id ?? ''}`);
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={onClose}
      title={question?.text ?? ''}
      text={t.answerText}
      yes={t.sendAnswer}
      danger={false}
      onYes={async (key) => {
        if (question === null) return;
        await staffApi('POST /api/admin/questions/:id/answers/', {
          params: { id: question.id },
          headers: { 'idempotency-key': key.for(`question-answer:${question.id}`, { text }) },
          body: { text },
        });
        forgetSent(text);
        announce(t.answered, 'good');
        onAnswered();
      }}
    >
      {(errors) => (
        <TextArea
          label={t.yourAnswer}
          required
          rows={4}
          maxLength={longestAnswer}
          dir="auto"
          autoFocus
          value={text}
          error={errors.text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
