import { LifeBuoy } from 'lucide-react';
import { inDigitsOf } from '#shared/text/digits.ts';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import type { AdminTicket } from '../tickets-admin.contract.ts';
import { ticketsAdminMessages } from './tickets-admin.messages.ts';
import { ticketTones } from './ticket-tones.ts';
import { ticketStates, ticketTopics } from '../tickets.rules.ts';

export const meta = pageHead(({ language }) => ({ title: ticketsAdminMessages[language].tickets, unlisted: true }));

const hands = ['me', 'nobody'] as const;

/** The list of tickets, with filters in the URL: open ones are sorted by waiting time, longest first. */
export default function TicketsPage() {
  const t = useMessages(ticketsAdminMessages);
  const address = useAddressFilters({ q: 'text', status: ticketStates, topic: ticketTopics, assignee: hands });
  const list = usePages<AdminTicket>(['admin/tickets', 'list', address.key], ({ after }, signal) =>
    staffApi('GET /api/admin/tickets/', {
      query: { ...address.query, ...(after !== undefined && { after }) },
      ...(signal && { signal }),
    }),
  );
  const filters = [
    { kind: 'search', name: 'q', label: t.search },
    {
      kind: 'chips',
      name: 'status',
      label: t.state,
      options: ticketStates.map((value) => ({ value, label: t[value] })),
    },
    {
      kind: 'select',
      name: 'topic',
      label: t.topic,
      all: t.allTopics,
      options: ticketTopics.map((value) => ({ value, label: t[value] })),
    },
    {
      kind: 'select',
      name: 'assignee',
      label: t.assignee,
      all: t.anybody,
      options: hands.map((value) => ({ value, label: t[value] })),
    },
  ] as const;
  return (
    <AdminLayout title={t.tickets} filters={<FilterBar filters={filters} of={address} />}>
      <StaffTable
        list={list}
        caption={t.tickets}
        columns={useColumns()}
        rowKey={({ number }) => number}
        empty={<EmptyState icon={<LifeBuoy />} text={Object.keys(address.filters).length === 0 ? t.noneYet : t.none} />}
      />
    </AdminLayout>
  );
}

function useColumns(): readonly Column<AdminTicket>[] {
  const t = useMessages(ticketsAdminMessages);
  const language = useLanguage();
  return [
    {
      key: 'asked',
      title: t.asked,
      cell: ({ number, excerpt }) => (
        <Link to={`/admin/tickets/${number}`} className="grid min-h-target content-center hover:text-turquoise">
          <bdi dir="ltr" className="text-xs text-muted">
            {inDigitsOf(number, language)}
          </bdi>
          <bdi className="line-clamp-2 max-w-120">{excerpt}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      title: t.state,
      cell: (ticket) => <StateBadge tone={ticketTones[ticket.status]}>{t[ticket.status]}</StateBadge>,
    },
    { key: 'writer', title: t.writer, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'topic', title: t.topic, onlyWide: true, cell: (ticket) => t[ticket.topic] },
    {
      key: 'assignee',
      title: t.assignee,
      onlyWide: true,
      cell: (ticket) =>
        ticket.assignee === null ? <span className="text-muted">{t.nobody}</span> : <bdi>{ticket.assignee.name}</bdi>,
    },
    {
      key: 'touched',
      title: t.touched,
      onlyWide: true,
      cell: ({ touched_at }) => <TimeCell at={touched_at} />,
    },
  ];
}
