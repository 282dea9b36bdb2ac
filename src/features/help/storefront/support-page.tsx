import { useLoaderData } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { faqStructured } from '../structured-data.ts';
import { ticketsMessages } from '#features/tickets/tickets.messages.ts';
import { supportMessages } from '../help.messages.ts';
import { Answers } from './answers.tsx';

const load = pageData(async ({ api, language, signal }) => {
  const { data } = await api('GET /api/help-answers/', { query: { language }, signal });
  return data;
});
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data, language, publicUrl }) => ({
  title: supportMessages[language].support,
  description: supportMessages[language].supportLead,
  canonical: '/support',
  structured: data === undefined || data.length === 0 ? [] : [faqStructured(data, `${publicUrl}/support`)],
}));

/** Page of answers to frequent questions, with a search and a way to contact the shop. */
export default function SupportPage() {
  const answers = useLoaderData<PageData>();
  const t = useMessages(supportMessages);
  const { myTickets } = useMessages(ticketsMessages);
  const isCustomer = useSession().state === 'customer';
  return (
    <>
      <PageHeader title={t.support} back="/settings" />
      <main id="content" className="container-middle grid max-w-3xl! gap-6 py-4">
        <Answers answers={answers} />
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-surface p-4">
          <p className="font-semibold">{t.stillAQuestion}</p>
          <div className="flex flex-wrap gap-3">
            {isCustomer ? (
              <Button asChild>
                <Link to="/my-tickets">{myTickets}</Link>
              </Button>
            ) : null}
            <Button asChild variant="primary">
              <Link to="/contact">{t.contactUs}</Link>
            </Button>
          </div>
        </section>
      </main>
    </>
  );
}
