import { useState } from 'react';
import { TextArea } from '#ui/field.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { announce } from '#ui/toast.tsx';
import { staffApi } from '#web/api.ts';
import { ConfirmDialog } from '#web/back-office/confirm-dialog.tsx';
import type { ModeratedQuestion } from '../moderation.contract.ts';
import { longestAnswer } from '../reviews.rules.ts';
import { moderationMessages } from './moderation.messages.ts';

export interface AnswerDialogProps {
  /** Null while nothing is answered. */
  question: ModeratedQuestion | null;
  onClose: () => void;
  onAnswered: () => void;
}

/** The shop's own answer to a question. */
export function AnswerDialog({ question, onClose, onAnswered }: AnswerDialogProps) {
  const t = useMessages(moderationMessages);
  const [text, setText] = useState('');
  // An answer that was begun is not the next question's.
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={close}
      title={question?.text ?? ''}
      text={t.answerText}
      yes={t.sendAnswer}
      danger={false}
      onYes={async () => {
        if (question === null) return;
        await staffApi('POST /api/admin/questions/:id/answers/', { params: { id: question.id }, body: { text } });
        announce(t.answered, 'good');
        onAnswered();
      }}
    >
      {(faults) => <TextArea label={t.yourAnswer} required rows={4} maxLength={longestAnswer} dir="auto" autoFocus value={text} error={text.trim() === '' ? faults.text : undefined} onChange={(event) => { setText(event.target.value); }} />}
    </ConfirmDialog>
  );
}
