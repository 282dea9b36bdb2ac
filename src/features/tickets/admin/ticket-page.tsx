import { useParams } from 'react-router';
import { useFreshFiles } from '#features/media/storefront/use-fresh-files.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { usePressed } from '#web/forms/use-pressed.ts';
import { UnreadItem } from '#web/admin/unread-item.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import { Messages } from '../storefront/ticket-messages.tsx';
import type { WholeTicket } from '../tickets-admin.contract.ts';
import { AnswerForm } from './answer-form.tsx';
import { seenOf } from '../tickets.rules.ts';
import { ticketsAdminMessages } from './tickets-admin.messages.ts';
import { ticketTones } from './ticket-tones.ts';

export const meta = pageHead(({ language }) => ({ title: ticketsAdminMessages[language].tickets, unlisted: true }));

const ticketNamed = (number: string, signal: AbortSignal) =>
  staffApi('GET /api/admin/tickets/:number/', { params: { number }, signal });

/** The page of a ticket: its messages and its assignee. */
export default function TicketPage() {
  const { number = '' } = useParams();
  const t = useMessages(ticketsAdminMessages);
  const ticket = useResource<WholeTicket>(['admin/tickets', number], (signal) => ticketNamed(number, signal));
  if (ticket.state === 'ready')
    return <Ticket ticket={ticket.data} onChanged={ticket.replace} onStale={ticket.refresh} />;
  return (
    <AdminLayout title={t.ticket(number)}>
      {ticket.state === 'loading' ? (
        <SkeletonText lines={10} />
      ) : (
        <UnreadItem requested={ticket} failed={t.failed} list="/admin/tickets" />
      )}
    </AdminLayout>
  );
}

interface TicketProps {
  ticket: WholeTicket;
  onChanged: (ticket: WholeTicket) => void;
  onStale: () => void;
}

/** Assigns, closes and reopens a ticket; reloads it when refused. */
function useTicketChanges({ ticket: { number, assignee, messages }, onChanged, onStale }: TicketProps) {
  const action = useAction();
  const hands = usePressed(assignee?.id ?? null, {
    action: useAction(),
    send: async (to, from) => {
      const next = await staffApi('POST /api/admin/tickets/:number/assign/', {
        params: { number },
        body: { to, from },
      });
      onChanged(next);
      return next.assignee?.id ?? null;
    },
  });
  const assign = async (to: number | null) => {
    if (!(await hands.press(to))) onStale();
  };
  const setState = async (status: 'open' | 'closed') => {
    const done = await action.run(async () => {
      const body = { status, ...seenOf(messages) };
      onChanged(await staffApi('POST /api/admin/tickets/:number/state/', { params: { number }, body }));
    });
    if (!done) onStale();
  };
  return { busy: action.busy, inHandsOf: hands.now, assign, setState };
}

function Ticket({ ticket, onChanged, onStale }: TicketProps) {
  const t = useMessages(ticketsAdminMessages);
  const { busy, inHandsOf, assign, setState } = useTicketChanges({ ticket, onChanged, onStale });
  const { number, messages } = ticket;
  useFreshFiles({
    visible: ticket,
    hasFiles: messages.some(({ files }) => files.length > 0),
    load: (signal) => ticketNamed(number, signal),
    onFresh: onChanged,
  });
  return (
    <AdminLayout
      title={t.ticket(number)}
      actions={
        <TicketActions
          ticket={ticket}
          busy={busy}
          inHandsOf={inHandsOf}
          onAssign={(to) => void assign(to)}
          onState={(next) => void setState(next)}
        />
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid max-w-4xl gap-4">
          <ol aria-label={t.said} className="grid gap-3">
            {messages.map((message) => (
              <Messages
                key={message.id}
                mine={message.from === 'staff'}
                who={message.author}
                text={message.text}
                files={message.files}
                at={message.created_at}
              />
            ))}
          </ol>
          <AnswerForm ticket={ticket} onSent={onChanged} />
        </div>
        <Facts ticket={ticket} />
      </div>
    </AdminLayout>
  );
}

interface TicketActionsProps {
  ticket: WholeTicket;
  busy: boolean;
  /** The assignee last selected, before the server has responded. */
  inHandsOf: number | null;
  onAssign: (to: number | null) => void;
  onState: (next: 'open' | 'closed') => void;
}

/** Renders the actions on a ticket: assign, take, close and reopen. */
function TicketActions(props: TicketActionsProps) {
  const { ticket, busy, inHandsOf, onAssign, onState } = props;
  const { assignee, status } = ticket;
  const t = useMessages(ticketsAdminMessages);
  const session = useSession();
  const me = session.state === 'customer' ? session.customer.id : null;
  return (
    <>
      <Hands assignee={assignee} now={inHandsOf} onAssign={onAssign} />
      {me === null || inHandsOf === me ? null : (
        <Button
          size="small"
          onClick={() => {
            onAssign(me);
          }}
        >
          {t.take}
        </Button>
      )}
      <Button
        size="small"
        busy={busy}
        onClick={() => {
          onState(status === 'closed' ? 'open' : 'closed');
        }}
      >
        {status === 'closed' ? t.reopen : t.close}
      </Button>
    </>
  );
}

/** Renders the assignee of the ticket; selecting another one reassigns it. */
function Hands({
  assignee,
  now,
  onAssign,
}: {
  assignee: WholeTicket['assignee'];
  now: number | null;
  onAssign: (to: number | null) => void;
}) {
  const t = useMessages(ticketsAdminMessages);
  const helpers = useResource(['admin/ticket-assignees'], (signal) =>
    staffApi('GET /api/admin/ticket-assignees/', { signal }),
  );
  const colleagues = helpers.state === 'ready' ? helpers.data.data : [];
  // The assignee may have left the staff since.
  const all =
    assignee === null || colleagues.some(({ id }) => id === assignee.id) ? colleagues : [assignee, ...colleagues];
  return (
    <div className="min-w-44">
      <Select
        label={t.assignee}
        labelHidden
        value={now === null ? '' : String(now)}
        options={[{ value: '', label: t.nobody }, ...all.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(event) => {
          onAssign(event.currentTarget.value === '' ? null : Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}

/** Renders a link to the page a ticket is about; the URL is user input and must not be trusted. */
function PageLink({ url }: { url: string }) {
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank" dir="ltr" className="break-all text-turquoise">
      {url}
    </a>
  );
}

function Facts({ ticket }: { ticket: WholeTicket }) {
  const t = useMessages(ticketsAdminMessages);
  const language = useLanguage();
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [
      t.state,
      <StateBadge key="state" tone={ticketTones[ticket.status]}>
        {t[ticket.status]}
      </StateBadge>,
    ],
    [t.topic, t[ticket.topic]],
    [t.assignee, ticket.assignee === null ? t.nobody : <bdi key="assignee">{ticket.assignee.name}</bdi>],
    [
      t.writer,
      <span key="writer">
        <bdi>{ticket.name}</bdi>
        {ticket.customer_id === null ? ` (${t.guest})` : ''}
      </span>,
    ],
    [
      '',
      <a key="mail" href={`mailto:${ticket.email}`} dir="ltr" className="break-all text-turquoise">
        {ticket.email}
      </a>,
    ],
    [
      t.touched,
      <time key="touched" dateTime={ticket.touched_at}>
        {formatJalaliDate(new Date(ticket.touched_at), language, 'with-time')}
      </time>,
    ],
    ...(ticket.url === null ? [] : [[t.about, <PageLink key="url" url={ticket.url} />] as const]),
  ];
  return (
    <div className="grid gap-3 rounded-card bg-surface p-4 text-sm">
      {facts.map(([name, value], index) => (
        <div key={index} className="grid gap-0.5">
          {name === '' ? null : <p className="text-xs text-muted">{name}</p>}
          <div>{value}</div>
        </div>
      ))}
      <p className="text-xs text-muted">{ticket.language === 'fa' ? t.persianWriter : t.englishWriter}</p>
    </div>
  );
}
