import { doneOf } from '#web/admin/queue/bulk-outcomes.ts';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue/queue-actions.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useUndo } from '#web/admin/queue/use-undo.ts';
import { useQueueKeys } from '#web/admin/queue/use-queue-keys.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useLastPage, usePages, type ListPart, type PagedList } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { DecisionButtons } from '#web/admin/queue/decision-buttons.tsx';
import { stateAfter, useDecisions, type Decision, type Decisions } from '#web/admin/queue/use-decisions.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ModeratedText } from './moderated-text.tsx';
import { moderationMessages } from '#features/reviews/admin/moderation.messages.ts';
import { RefuseDialog } from '#features/reviews/admin/refuse-dialog.tsx';
import type { ModeratedQuestion } from '../question-moderation.contract.ts';

export const meta = pageHead(({ language }) => ({ title: moderationMessages[language].questions, unlisted: true }));

const states = ['waiting', 'unanswered', 'approved', 'refused'] as const;
type Counts = Record<(typeof states)[number], number>;

/** The ids of questions and answers moderated together. */
interface Chosen {
  readonly questions: number[];
  readonly answers: number[];
}

const countOf = ({ questions, answers }: Chosen) => questions.length + answers.length;

/** Returns the selected questions and their pending answers, which are moderated too. */
function chosenOf(rows: readonly ModeratedQuestion[], marked: ReadonlySet<string | number>): Chosen {
  const questions = rows.filter(({ id }) => marked.has(id));
  return {
    questions: questions.map(({ id }) => id),
    answers: questions.flatMap(({ answers }) =>
      answers.filter(({ status }) => status === 'waiting').map(({ id }) => id),
    ),
  };
}

/** Returns the same in the format of the bulk request. */
const itemsOf = ({ questions, answers }: Chosen) => [
  ...questions.map((id) => ({ kind: 'question' as const, id })),
  ...answers.map((id) => ({ kind: 'answer' as const, id })),
];

/** Returns what a decision changes: texts that already have that status are not included in the undo. */
function changedBy(rows: readonly ModeratedQuestion[], { questions, answers }: Chosen, decision: Decision): Chosen {
  const isChanged = ({ status }: { status: string }) => status !== stateAfter(decision);
  const ids = (texts: readonly { id: number; status: string }[]) =>
    new Set(texts.filter(isChanged).map(({ id }) => id));
  const [changed, given] = [ids(rows), ids(rows.flatMap((row) => row.answers))];
  return { questions: questions.filter((id) => changed.has(id)), answers: answers.filter((id) => given.has(id)) };
}

/** Moderates questions and answers, and undoes the last decision. */
function useQuestionDecisions(list: PagedList<ModeratedQuestion>, unmark: (ids: readonly number[]) => void) {
  const t = useMessages(moderationMessages);
  const { undo, announceDone, announceUndone } = useUndo();
  const takeBack = async (what: Chosen, { decision }: Decision) => {
    const { data } = await staffApi('POST /api/admin/questions/bulk-undo/', {
      body: { items: itemsOf(what), decision },
    });
    announceUndone(doneOf(data).length, data.length, t.notUndone);
    list.refresh();
  };
  const decisions = useDecisions<Chosen>({
    about: 'question',
    ids: ({ questions, answers }) => [...questions, ...answers.map((id) => `answer ${id}`)],
    send: async (what, decision) => {
      const rows = list.state === 'ready' ? list.data.data : [];
      const body = { items: itemsOf(what), ...decision };
      const { data } = await staffApi('POST /api/admin/questions/bulk-decide/', { body });
      const done = doneOf(data).length;
      const changed = changedBy(rows, what, decision);
      if (countOf(changed) === 0) announce(t.done(done), 'good');
      else announceDone(t.done(done), () => takeBack(changed, decision));
      unmark(what.questions);
      list.refresh();
    },
  });
  return { decisions, undo };
}

/** The page where staff approves, refuses or answers customers' questions and answers. */
export default function QuestionsPage() {
  const t = useMessages(moderationMessages);
  const of = useAddressFilters({ status: states });
  const list = usePages<ModeratedQuestion, ListPart<ModeratedQuestion> & { counts: Counts }>(
    ['admin/questions', of.key],
    (part, signal) =>
      staffApi('GET /api/admin/questions/', {
        query: { ...of.query, ...part },
        ...(signal && { signal }),
      }),
  );
  const counts = useLastPage(list)?.counts ?? null;
  const { marked, onMark, clear, unmark } = useMarks(of.key);
  const [answering, setAnswering] = useState<ModeratedQuestion | null>(null);
  const { decisions, undo } = useQuestionDecisions(list, unmark);
  const open = (list.state === 'ready' ? list.data.data : []).filter(({ id }) => !decisions.underWay.includes(id));
  const chosen = chosenOf(open, marked);
  useQueueKeys({
    a: () => {
      decisions.approve(chosen);
    },
    r: () => {
      decisions.refuse(chosen);
    },
    u: undo,
  });
  const options = states.map((one) => ({ value: one, label: t[one](counts?.[one] ?? 0) }));
  const filters = [{ kind: 'chips', name: 'status', label: t.state, usual: 'waiting', options }] as const;
  return (
    <AdminLayout title={t.questions} filters={<FilterBar of={of} filters={filters} />}>
      <p className="hidden text-xs text-muted md:block">{t.keys}</p>
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns(decisions, setAnswering)}
        rowKey={({ id }) => id}
        marking={{ marked, onMark, markRow: ({ writer }) => t.markOne(writer.name), markAll: t.markAll }}
        empty={<EmptyState icon={<CircleHelp />} text={t.noQuestions} />}
      />
      <QueueActions count={chosen.questions.length} onClear={clear}>
        <DecisionButtons of={decisions} chosen={chosen} approve={t.approve} refuse={t.refuse} />
      </QueueActions>
      <RefuseDialog {...decisions.dialog} />
      <AnswerDialog
        question={answering}
        onClose={() => {
          setAnswering(null);
        }}
        onAnswered={list.refresh}
      />
    </AdminLayout>
  );
}

function useColumns(
  decisions: Decisions<Chosen>,
  onAnswer: (question: ModeratedQuestion) => void,
): readonly Column<ModeratedQuestion>[] {
  const t = useMessages(moderationMessages);
  return [
    { key: 'text', title: t.text, cell: (question) => <QuestionText question={question} decisions={decisions} /> },
    {
      key: 'about',
      title: t.of,
      cell: ({ about }) => (
        <Link to={about.address} target="_blank" className="inline-block text-turquoise sm:min-w-36">
          <bdi>{about.name}</bdi>
        </Link>
      ),
    },
    { key: 'when', title: t.when, onlyWide: true, cell: ({ created_at: at }) => <TimeCell at={at} /> },
    {
      key: 'answer',
      title: t.answer,
      cell: (question) => (
        <Button
          size="small"
          aria-label={t.answerOne(question.text)}
          onClick={() => {
            onAnswer(question);
          }}
        >
          {t.answer}
        </Button>
      ),
    },
  ];
}

/** Renders a question with its answers, each with moderation buttons. */
function QuestionText({ question, decisions }: { question: ModeratedQuestion; decisions: Decisions<Chosen> }) {
  const t = useMessages(moderationMessages);
  const deciding = (what: Chosen) => ({
    onApprove: () => {
      decisions.approve(what);
    },
    onRefuse: () => {
      decisions.refuse(what);
    },
  });
  return (
    <div className="grid min-w-56 gap-3">
      <ModeratedText of={question} {...deciding({ questions: [question.id], answers: [] })} />
      {question.answers.length === 0 ? null : (
        <ul aria-label={t.answers} className="grid gap-3 border-s-2 border-line ps-3">
          {question.answers.map((answer) => (
            <li key={answer.id}>
              <ModeratedText
                of={answer}
                mark={answer.by_shop ? t.byShop : undefined}
                {...deciding({ questions: [], answers: [answer.id] })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
