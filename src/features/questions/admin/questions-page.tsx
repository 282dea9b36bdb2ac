import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue-actions.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useQueueKeys } from '#web/admin/use-queue-keys.ts';
import { useAction } from '#web/forms/use-action.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ModeratedText } from './moderated-text.tsx';
import { moderationMessages } from '#features/reviews/admin/moderation.messages.ts';
import { RefuseDialog } from '#features/reviews/admin/refuse-dialog.tsx';
import type { ModeratedQuestion } from '../question-moderation.contract.ts';

export const meta = pageHead(({ language }) => ({ title: moderationMessages[language].questions, unlisted: true }));

const states = ['waiting', 'unanswered', 'approved', 'refused'] as const;
type Counts = Record<(typeof states)[number], number>;

/** What is decided together: questions and answers by their numbers. */
interface Chosen {
  readonly questions: number[];
  readonly answers: number[];
}
const nothing: Chosen = { questions: [], answers: [] };

/** What customers asked and answered, to be displayed, refused, or answered by the shop. */
export default function QuestionsPage() {
  const t = useMessages(moderationMessages);
  const of = useAddressFilters({ state: states });
  const [counts, setCounts] = useState<Counts | null>(null);
  const list = usePages<ModeratedQuestion>(['admin/questions', of.key], async (part, signal) => {
    const page = await staffApi('GET /api/admin/questions/', {
      query: { ...of.query, ...part },
      ...(signal && { signal }),
    });
    setCounts(page.counts);
    return page;
  });
  const { marked, onMark, clear } = useMarks(of.key);
  const action = useAction();
  const [refusing, setRefusing] = useState<Chosen>(nothing);
  const [answering, setAnswering] = useState<ModeratedQuestion | null>(null);
  const rows = list.state === 'ready' ? list.data.data : [];
  // With a marked question its waiting answers are decided as well.
  const chosen: Chosen = {
    questions: rows.filter(({ id }) => marked.has(id)).map(({ id }) => id),
    answers: rows
      .filter(({ id }) => marked.has(id))
      .flatMap(({ answers }) => answers.filter(({ state }) => state === 'waiting').map(({ id }) => id)),
  };
  const count = ({ questions, answers }: Chosen) => questions.length + answers.length;
  const decide = async (what: Chosen, decision: { decision: 'approve' } | { decision: 'refuse'; reason: string }) => {
    const done = await staffApi('POST /api/admin/questions/decide/', { body: { ...what, ...decision } });
    announce(t.done(count(done)), 'good');
    clear();
    list.refresh();
  };
  const approve = (what: Chosen) => {
    if (count(what) > 0) void action.run(() => decide(what, { decision: 'approve' }), null);
  };
  useQueueKeys({
    a: () => {
      approve(chosen);
    },
    r: () => {
      setRefusing(chosen);
    },
  });
  return (
    <AdminLayout
      title={t.questions}
      filters={
        <FilterBar
          of={of}
          filters={[
            {
              kind: 'chips',
              name: 'state',
              label: t.state,
              usual: 'waiting',
              options: states.map((one) => ({ value: one, label: t[one](counts?.[one] ?? 0) })),
            },
          ]}
        />
      }
    >
      <p className="hidden text-xs text-muted md:block">{t.keys}</p>
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns({ onApprove: approve, onRefuse: setRefusing, onAnswer: setAnswering })}
        rowKey={({ id }) => id}
        marking={{ marked, onMark, markRow: ({ writer }) => t.markOne(writer.name), markAll: t.markAll }}
        empty={<EmptyState icon={<CircleHelp />} text={t.noQuestions} />}
      />
      <QueueActions count={chosen.questions.length} onClear={clear}>
        <Button
          size="small"
          variant="primary"
          busy={action.busy}
          onClick={() => {
            approve(chosen);
          }}
        >
          {t.approve}
        </Button>
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            setRefusing(chosen);
          }}
        >
          {t.refuse}
        </Button>
      </QueueActions>
      <RefuseDialog
        open={count(refusing) > 0}
        onClose={() => {
          setRefusing(nothing);
        }}
        onReason={(reason) => decide(refusing, { decision: 'refuse', reason })}
      />
      <AnswerDialog
        question={answering}
        onClose={() => {
          setAnswering(null);
        }}
        onAnswered={() => {
          list.refresh();
        }}
      />
    </AdminLayout>
  );
}

interface ColumnsGiven {
  onApprove: (what: Chosen) => void;
  onRefuse: (what: Chosen) => void;
  onAnswer: (question: ModeratedQuestion) => void;
}

function useColumns({ onApprove, onRefuse, onAnswer }: ColumnsGiven): readonly Column<ModeratedQuestion>[] {
  const t = useMessages(moderationMessages);
  const language = useLanguage();
  return [
    {
      key: 'text',
      title: t.text,
      cell: (question) => (
        <div className="grid min-w-56 gap-3">
          <ModeratedText
            of={question}
            onApprove={() => {
              onApprove({ questions: [question.id], answers: [] });
            }}
            onRefuse={() => {
              onRefuse({ questions: [question.id], answers: [] });
            }}
          />
          {question.answers.length === 0 ? null : (
            <ul aria-label={t.answers} className="grid gap-3 border-s-2 border-line ps-3">
              {question.answers.map((answer) => (
                <li key={answer.id}>
                  <ModeratedText
                    of={answer}
                    mark={answer.by_shop ? t.byShop : undefined}
                    onApprove={() => {
                      onApprove({ questions: [], answers: [answer.id] });
                    }}
                    onRefuse={() => {
                      onRefuse({ questions: [], answers: [answer.id] });
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      ),
    },
    {
      key: 'about',
      title: t.of,
      cell: ({ about }) => (
        <Link to={about.address} target="_blank" className="inline-block text-turquoise hover:underline sm:min-w-36">
          <bdi>{about.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'when',
      title: t.when,
      onlyWide: true,
      cell: ({ created_at: at }) => (
        <time dateTime={at} className="lg:whitespace-nowrap">
          <bdi>{formatJalaliDate(new Date(at), language, 'with-time')}</bdi>
        </time>
      ),
    },
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
