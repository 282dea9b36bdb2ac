import { MessagesSquare } from 'lucide-react';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { useBoxScroll } from '#ui/layout/use-box-scroll.ts';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Language } from '#shared/language.ts';
import type { Conversation } from '../conversations.contract.ts';
import { ConversationAdmin } from './conversation-view.tsx';
import { conversationsMessages } from './conversations.messages.ts';
import { QueuedConversation } from './queued-conversation.tsx';
import { useQueueEvents } from './use-queue-events.ts';

export const meta = pageHead(({ language }) => ({ title: conversationsMessages[language].title, unlisted: true }));

/** Renders the staff's conversations with customers: the queue and the open conversation. */
export default function ConversationsPage() {
  const t = useMessages(conversationsMessages);
  const of = useAddressFilters({ status: ['waiting', 'closed'], assigned: ['me', 'nobody'] });
  const {
    query: { customer: customerId = null },
    set,
  } = useAddressFilters({ customer: 'number' });
  return (
    <AdminLayout title={t.title} filters={<FilterBar of={of} filters={filtersOf(t)} />}>
      <div className="grid gap-4 lg:h-[calc(100dvh-13rem)] lg:min-h-96 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={customerId === null ? 'min-h-0' : 'hidden min-h-0 lg:block'}>
          <Queue
            key={of.key}
            query={of.query}
            open={customerId}
            onOpen={(id) => {
              set({ customer: String(id) });
            }}
          />
        </div>
        {customerId === null ? (
          <div className="hidden place-content-center rounded-card border border-line lg:grid">
            <EmptyState icon={<MessagesSquare />} text={t.pick} />
          </div>
        ) : (
          <ConversationAdmin
            key={customerId}
            customerId={customerId}
            onLeave={() => {
              set({ customer: null });
            }}
          />
        )}
      </div>
    </AdminLayout>
  );
}

const filtersOf = (t: (typeof conversationsMessages)[Language]) =>
  [
    {
      kind: 'chips',
      name: 'status',
      label: t.state,
      options: [
        { value: 'waiting', label: t.waiting },
        { value: 'closed', label: t.closed },
      ],
    },
    {
      kind: 'chips',
      name: 'assigned',
      label: t.assigned,
      options: [
        { value: 'me', label: t.mine },
        { value: 'nobody', label: t.nobodys },
      ],
    },
  ] as const;

interface QueueProps {
  query: { readonly status?: 'waiting' | 'closed'; readonly assigned?: 'me' | 'nobody' };
  open: number | null;
  onOpen: (customerId: number) => void;
}

function Queue({ query, open, onOpen }: QueueProps) {
  const t = useMessages(conversationsMessages);
  const list = usePages<Conversation>(['admin/conversations', 'list', JSON.stringify(query)], (part, signal) =>
    staffApi('GET /api/admin/conversations/', {
      query: { ...query, ...part },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  useQueueEvents();
  const { box, onScroll } = useBoxScroll<HTMLElement>(
    'conversations',
    list.state === 'ready' ? list.data.data.length : 0,
  );
  if (list.state === 'loading') return <SkeletonCards count={6} />;
  if (list.state === 'failed') return <FailedState text={t.failed} onRetry={list.refresh} />;
  if (list.data.data.length === 0) return <EmptyState icon={<MessagesSquare />} text={t.empty} />;
  return (
    <nav
      ref={box}
      onScroll={onScroll}
      aria-label={t.queue}
      className="grid content-start gap-2 lg:h-full lg:overflow-y-auto"
    >
      <ul className="grid gap-2">
        {list.data.data.map((conversation) => (
          <li key={conversation.customer_id}>
            <QueuedConversation
              conversation={conversation}
              present={conversation.customer_id === open}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {list.data.next === null ? null : (
        <MoreButton list={list} size="small">
          {t.more}
        </MoreButton>
      )}
    </nav>
  );
}
