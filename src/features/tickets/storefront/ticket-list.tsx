import { MessagesSquare } from 'lucide-react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { ticketsMessages } from '../tickets.messages.ts';
import { stateTone, topicName } from './ticket-words.ts';
import type { TicketSummary } from '../tickets.contract.ts';

/** Renders the customer's tickets, newest first. */
export function TicketList() {
  const t = useMessages(ticketsMessages);
  const tickets = usePages<TicketSummary>(['tickets', 'list'], (query, signal) =>
    customerApi('GET /api/tickets/mine/', { query, ...(signal && { signal }) }),
  );
  if (tickets.state === 'loading')
    return (
      <div role="status" aria-label={t.loading}>
        <SkeletonCards />
      </div>
    );
  if (tickets.state === 'failed') return <FailedState text={t.failed} onRetry={tickets.refresh} />;
  const { data, next } = tickets.data;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare />}
        text={t.noTickets}
        action={
          <Button asChild variant="primary">
            <Link to="/contact">{t.contactUs}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {data.map((ticket) => (
          <li key={ticket.number}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <MoreButton list={tickets} variant="outline" className="justify-self-center">
          {t.older}
        </MoreButton>
      )}
      <Button asChild variant="quiet" className="justify-self-center">
        <Link to="/contact">{t.newTicket}</Link>
      </Button>
    </div>
  );
}

function TicketCard({ ticket }: { ticket: TicketSummary }) {
  const t = useMessages(ticketsMessages);
  const language = useLanguage();
  return (
    <Card asChild className="grid gap-2 transition-colors hover:bg-raised">
      <article aria-label={t.ticket(ticket.number)}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base">
            <CardLink>
              <Link to={`/my-tickets?ticket=${ticket.number}`}>{t.ticket(ticket.number)}</Link>
            </CardLink>
          </h2>
          <Badge tone={stateTone(ticket.status)}>{t[ticket.status]}</Badge>
        </div>
        <p dir="auto" className="line-clamp-2 text-start">
          {ticket.excerpt}
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-muted">
          <bdi>{topicName(t, ticket.topic)}</bdi>
          <time dateTime={ticket.touched_at}>
            <bdi>{formatJalaliDate(new Date(ticket.touched_at), language, 'with-time')}</bdi>
          </time>
        </p>
      </article>
    </Card>
  );
}
