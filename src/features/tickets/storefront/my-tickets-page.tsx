import { useSearchParams } from 'react-router';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { useHydrated } from '#web/session/hydrated.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { useTabTitle } from '#web/pages/tab-title.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { TicketList } from './ticket-list.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { ticketsMessages } from '../tickets.messages.ts';

export const meta = pageHead(({ language }) => ({
  title: ticketsMessages[language].myTickets,
  canonical: '/my-tickets',
  unlisted: true,
}));

/** The page of the customer's tickets, with a single one under `?ticket=`. */
export default function MyTicketsPage() {
  const t = useMessages(ticketsMessages);
  // The page is server-rendered once for everybody: the ticket in the query is only read in the browser.
  const alive = useHydrated();
  const [query] = useSearchParams();
  const number = alive ? query.get('ticket') : null;
  const title = number === null ? t.myTickets : t.ticket(number);
  useTabTitle(title);
  return (
    <>
      <PageHeader title={title} back={number === null ? '/support' : '/my-tickets'} />
      <main id="content" className="container-middle max-w-3xl! py-4">
        <RequireSignIn meanwhile={<SkeletonCards />}>
          {() => (number === null ? <TicketList /> : <TicketThread key={number} number={number} />)}
        </RequireSignIn>
      </main>
    </>
  );
}
