import { Bot } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { usePages } from '#web/data/use-pages.ts';
import { useResource } from '#web/data/use-resource.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import type { Assistant } from '../assistants-admin.contract.ts';
import { AssistantTermsForm } from './assistant-terms-form.tsx';
import { assistantsAdminMessages } from './assistants-admin.messages.ts';

export const meta = pageHead(({ language }) => ({ title: assistantsAdminMessages[language].title, unlisted: true }));

/** Renders the owner's settings for assistants, and the assistants that have called. */
export default function AssistantsPage() {
  const t = useMessages(assistantsAdminMessages);
  const language = useLanguage();
  const terms = useResource(['admin/assistants', 'terms'], (signal) =>
    staffApi('GET /api/admin/settings/assistants/', { signal }),
  );
  const list = usePages<Assistant>(['admin/assistants'], (query, signal) =>
    staffApi('GET /api/admin/assistants/', { query, ...(signal && { signal }) }),
  );
  const at = (moment: string) => (
    <time dateTime={moment} className="lg:whitespace-nowrap">
      {formatJalaliDate(new Date(moment), language, 'with-time')}
    </time>
  );
  const columns: readonly Column<Assistant>[] = [
    {
      key: 'profile',
      title: t.profile,
      cell: ({ profile_url }) => (
        <bdi dir="ltr" className="break-all">
          {profile_url}
        </bdi>
      ),
    },
    { key: 'first', title: t.firstSeen, cell: ({ created_at }) => at(created_at) },
    { key: 'open', title: t.open, cell: (agent) => formatNumber(agent.open_sessions_count, language) },
    { key: 'orders', title: t.orders, cell: ({ order_count }) => formatNumber(order_count, language) },
    { key: 'last', title: t.lastUsed, cell: ({ last_used_at }) => at(last_used_at) },
    { key: 'actions', title: t.actions, cell: (assistant) => <StopButton assistant={assistant} /> },
  ];
  return (
    <AdminLayout title={t.title}>
      <p className="max-w-160 text-muted">{t.lead}</p>
      {terms.state === 'loading' ? <SkeletonForm fields={3} /> : null}
      {terms.state === 'failed' ? (
        <FailedState text={terms.refused?.message ?? t.failed} onRetry={terms.refresh} />
      ) : null}
      {terms.state === 'ready' ? (
        <div className="max-w-240">
          <AssistantTermsForm terms={terms.data} />
        </div>
      ) : null}
      <h2 className="font-bold">{t.list}</h2>
      <StaffTable
        list={list}
        caption={t.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Bot />} text={t.empty} />}
      />
    </AdminLayout>
  );
}

/** Stops or resumes the assistants of a platform; its limit stays. */
function StopButton({ assistant }: { assistant: Assistant }) {
  const t = useMessages(assistantsAdminMessages);
  const isStopped = assistant.stopped_at !== null;
  const action = useAction({ done: isStopped ? t.allowed : t.stopped });
  const { id, version, calls_limit } = assistant;
  const change = () => {
    const body = { version, calls_limit, stopped: !isStopped };
    void action.run(() => staffApi('PUT /api/admin/assistants/:id/', { params: { id }, body }));
  };
  return (
    <Button size="small" busy={action.busy} onClick={change}>
      {isStopped ? t.allow : t.stop}
    </Button>
  );
}
