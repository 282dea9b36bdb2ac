import { MessageCircleQuestion, Plus } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { DataTable, type Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { groupName } from './group-name.ts';
import { supportAdminMessages } from './help-admin.messages.ts';
import type { AdminAnswer } from '../help-admin.contract.ts';

export const meta = pageHead(({ language }) => ({ title: supportAdminMessages[language].answers, unlisted: true }));

/** Page of all answers to frequent questions with their votes. */
export default function AnswersPage() {
  const t = useMessages(supportAdminMessages);
  const language = useLanguage();
  const answers = useResource(['admin/help-answers', 'list'], (signal) =>
    staffApi('GET /api/admin/help-answers/', { signal }),
  );
  const columns: readonly Column<AdminAnswer>[] = [
    {
      key: 'question',
      title: t.question,
      cell: ({ id, question }) => (
        <Link
          to={`/admin/answers/${id}`}
          className="inline-flex min-h-target items-center font-semibold hover:text-turquoise"
        >
          <bdi>{question[language] || question.fa}</bdi>
        </Link>
      ),
    },
    { key: 'group', title: t.group, onlyWide: true, cell: ({ group }) => groupName(t, group) },
    {
      key: 'shown',
      title: t.state,
      cell: ({ published }) => (
        <StateBadge tone={published ? 'good' : 'over'}>{published ? t.visible : t.hidden}</StateBadge>
      ),
    },
    { key: 'helpful', title: t.helpful, figure: true, cell: (row) => formatNumber(row.helpful_count, language) },
    { key: 'unhelpful', title: t.unhelpful, figure: true, cell: (row) => formatNumber(row.unhelpful_count, language) },
  ];
  return (
    <AdminLayout
      title={t.answers}
      actions={
        <Button asChild variant="primary" size="small" icon={<Plus aria-hidden size={18} />}>
          <Link to="/admin/answers/new">{t.newAnswer}</Link>
        </Button>
      }
    >
      {answers.state === 'loading' ? <SkeletonCards count={6} /> : null}
      {answers.state === 'failed' ? (
        <FailedState text={answers.refused?.message || t.failed} onRetry={answers.refresh} />
      ) : null}
      {answers.state !== 'ready' ? null : answers.data.data.length === 0 ? (
        <EmptyState icon={<MessageCircleQuestion />} text={t.noAnswers} />
      ) : (
        <DataTable caption={t.answers} columns={columns} rows={answers.data.data} rowKey={({ id }) => id} />
      )}
    </AdminLayout>
  );
}
