import { CircleHelp } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { browserApi, customerApi } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { OwnQuestions, Question, QuestionList } from '../questions.contract.ts';
import { questionsMessages } from '../questions.messages.ts';
import { QuestionCard } from './question-card.tsx';
import { ShortTextForm } from './short-text-form.tsx';
import { longestQuestion, questionsOnPage } from '../questions.rules.ts';

interface QuestionsProps {
  slug: string;
  /** The first page, if it was loaded with the screen. */
  first?: QuestionList | null;
  /** Whether it is server-rendered only: the controls are disabled until the scripts have loaded. */
  asSent?: boolean;
}

/** Renders the questions about a product with the answers of the shop and buyers, and a form for a new question. */
export function Questions({ slug, first = null, asSent = false }: QuestionsProps) {
  const t = useMessages(questionsMessages);
  const session = useSession();
  const [confirming, setRequesting] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const list = usePages<Question>(
    ['products', slug, 'questions'],
    (part, signal) =>
      browserApi('GET /api/products/:slug/questions/', {
        params: { slug },
        query: { page_size: questionsOnPage, ...part },
        ...(signal && { signal }),
      }),
    { first: first ?? undefined },
  );
  const own = useResource<OwnQuestions | null>(['products', slug, 'own questions', session.state], (signal) =>
    session.state === 'customer'
      ? customerApi('GET /api/products/:slug/questions/mine/', { params: { slug }, signal })
      : Promise.resolve(null),
  );
  const mine = own.state === 'ready' ? own.data : null;
  return (
    <section id="questions" inert={asSent} aria-label={t.questions} className="grid min-w-0 scroll-mt-20 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t.questions}</h2>
        <AskButton
          button={ask}
          asking={confirming}
          onQuestion={() => {
            setRequesting(true);
          }}
        />
      </div>
      {confirming ? (
        <ShortTextForm
          label={t.yourQuestion}
          draft={`question:${slug}`}
          hint={t.questionHint}
          max={longestQuestion}
          submitText={t.sendQuestion}
          onSend={async (text, key) => {
            const headers = { 'idempotency-key': key.for(`question:${slug}`, { text }) };
            own.replace(
              await customerApi('POST /api/products/:slug/questions/', { params: { slug }, headers, body: { text } }),
            );
          }}
          onDone={() => {
            ask.current?.focus();
            setRequesting(false);
          }}
        />
      ) : null}
      <OwnOnes questions={mine?.questions ?? []} />
      <QuestionCards list={list} own={mine} />
    </section>
  );
}

interface QuestionCardsProps {
  list: ReturnType<typeof usePages<Question>>;
  own: OwnQuestions | null;
}

function QuestionCards({ list, own }: QuestionCardsProps) {
  const t = useMessages(questionsMessages);
  return (
    <>
      {list.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {list.state === 'failed' ? <FailedState text={t.failed} onRetry={list.refresh} /> : null}
      {list.state === 'ready' && list.data.data.length === 0 && (own?.questions ?? []).length === 0 ? (
        <p className="flex items-center gap-3 rounded-card bg-surface p-4 text-sm text-muted">
          <CircleHelp aria-hidden size={20} />
          {t.noneYet}
        </p>
      ) : null}
      {list.state === 'ready'
        ? list.data.data.map((question) => (
            <QuestionCard key={question.id} question={question} own={own} onVisible={list.refresh} />
          ))
        : null}
      {list.state === 'ready' && list.data.next !== null ? <MoreButton list={list}>{t.more}</MoreButton> : null}
    </>
  );
}
interface AskButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  asking: boolean;
  onQuestion: () => void;
}

function AskButton({ button, asking: confirming, onQuestion: onRequest }: AskButtonProps) {
  const t = useMessages(questionsMessages);
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'guest') {
    return (
      <Button asChild size="small" variant="outline">
        <Link to="/login" state={{ from: `${pathname}${search}#questions` }}>
          {t.signInToQuestion}
        </Link>
      </Button>
    );
  }
  return (
    <Button
      ref={button}
      size="small"
      variant="outline"
      aria-expanded={confirming}
      disabled={session.state === 'loading'}
      onClick={onRequest}
    >
      {t.ask}
    </Button>
  );
}

/** Renders the customer's questions that are not public. */
function OwnOnes({ questions }: { questions: OwnQuestions['questions'] }) {
  const t = useMessages(questionsMessages);
  return (
    <>
      <Notice tone="good">{questions.some(({ status }) => status === 'waiting') ? t.waiting : null}</Notice>
      {questions.length === 0 ? null : (
        <ul aria-label={t.yours} className="grid gap-2">
          {questions.map(({ id, text, status, reason }) => (
            <li key={id} className="grid gap-1 rounded-card border border-dashed border-edge p-4">
              <p dir="auto" className="text-start break-words">
                {text}
              </p>
              <p className={`text-xs ${status === 'refused' ? 'text-rose' : 'text-muted'}`}>
                {status === 'refused' ? t.refused(reason ?? '') : t.waitingMark}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
