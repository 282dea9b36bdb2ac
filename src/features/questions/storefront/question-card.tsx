import { BadgeCheck, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { customerApi } from '#web/data/api.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import type { Answer, OwnQuestions, Question } from '../questions.contract.ts';
import { questionsMessages } from '../questions.messages.ts';
import { VoteButton } from '#features/reviews/storefront/helpful-button.tsx';
import { ShortTextForm } from './short-text-form.tsx';
import { longestAnswer } from '../questions.rules.ts';

export interface QuestionCardProps {
  question: Question;
  /** Null for guests and until loaded. */
  own: OwnQuestions | null;
  /** Called when an answer is visible immediately. */
  onVisible: () => void;
}

/** Renders a question with its answers, and an answer form for the seller and buyers of the product. */
export function QuestionCard({ question, own, onVisible }: QuestionCardProps) {
  const t = useMessages(questionsMessages);
  const language = useLanguage();
  const [answering, setAnswering] = useState<'no' | 'yes' | 'waiting' | 'approved'>('no');
  const card = useRef<HTMLElement>(null);
  const taken = useRef<'waiting' | 'approved'>('waiting');
  return (
    <article ref={card} tabIndex={-1} aria-label={question.text} className="grid gap-3 rounded-card bg-surface p-4">
      <div className="grid gap-1">
        <h3 dir="auto" className="text-start text-base break-words">
          {question.text}
        </h3>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          <bdi>{question.author ?? t.someone}</bdi>
          <time dateTime={question.created_at}>
            <bdi>{formatJalaliDate(new Date(question.created_at), language, 'long')}</bdi>
          </time>
        </p>
      </div>
      {question.answers.length === 0 ? <p className="text-sm text-muted">{t.noAnswer}</p> : null}
      {question.answers.map((answer) => (
        <OneAnswer key={answer.id} answer={answer} voted={own?.votes.includes(answer.id) ?? false} />
      ))}
      <Notice tone="good">
        {answering === 'waiting' ? t.answerWaiting : answering === 'approved' ? t.answerVisible : null}
      </Notice>
      {own?.may_answer === true && answering === 'no' ? (
        <div>
          <Button
            size="small"
            onClick={() => {
              setAnswering('yes');
            }}
          >
            {t.answer}
          </Button>
        </div>
      ) : null}
      {answering === 'yes' ? (
        <ShortTextForm
          label={t.yourAnswer}
          draft={`answer:${question.id}`}
          max={longestAnswer}
          submitText={t.sendAnswer}
          onSend={async (text, key) => {
            taken.current = await sendAnswer(question.id, text, key);
            if (taken.current === 'approved') onVisible();
          }}
          onDone={() => {
            card.current?.focus({ preventScroll: true });
            setAnswering(taken.current);
          }}
        />
      ) : null}
    </article>
  );
}

async function sendAnswer(id: number, text: string, key: RequestKey): Promise<'waiting' | 'approved'> {
  const { status } = await customerApi('POST /api/questions/:id/answers/', {
    params: { id },
    headers: { 'idempotency-key': key.for(`answer:${id}`, { text }) },
    body: { text },
  });
  return status;
}

function OneAnswer({ answer, voted }: { answer: Answer; voted: boolean }) {
  const t = useMessages(questionsMessages);
  const Mark = answer.by_shop ? Store : BadgeCheck;
  return (
    <div className="grid gap-2 border-s-2 border-line ps-4">
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-turquoise">
        <Mark aria-hidden size={16} />
        {answer.by_shop && answer.author === null ? (
          t.byShop
        ) : (
          <>
            <bdi className="font-semibold text-ink">{answer.author ?? t.someone}</bdi>{' '}
            {answer.by_shop ? t.bySeller : t.byBuyer}
          </>
        )}
      </p>
      <p dir="auto" className="leading-relaxed text-start break-words whitespace-pre-line">
        {answer.text}
      </p>
      <VoteButton
        helpful={answer.helpful_count}
        voted={voted}
        send={(helpful) =>
          customerApi('POST /api/answers/:id/helpful/', { params: { id: answer.id }, body: { helpful } })
        }
      />
    </div>
  );
}
