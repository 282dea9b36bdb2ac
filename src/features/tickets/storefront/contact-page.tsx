import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useSession } from '#web/session/session.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm, type Receipt } from './contact-form.tsx';
import { ticketsMessages } from '../tickets.messages.ts';

const load = pageData(({ api, signal }) => api('GET /api/shop-contact/', { signal }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageHead<Awaited<ReturnType<typeof loader>>>(({ data, language }) => ({
  title: ticketsMessages[language].contact,
  description: ticketsMessages[language].contactLead(data?.reply_hours ?? null),
  canonical: '/contact',
}));

/** The contact page: the form and the shop's location. */
export default function ContactPage() {
  const contact = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const t = useMessages(ticketsMessages);
  const session = useSession();
  const customer = session.state === 'customer' ? session.customer : null;
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <>
      <PageHeader title={t.contact} back="/home" />
      <main id="content" className="container-middle grid gap-8 py-4 lg:grid-cols-2 lg:items-start">
        {receipt === null ? (
          <div className="grid gap-4">
            <p className="text-muted">{t.contactLead(contact.reply_hours)}</p>
            <ContactForm
              key={customer?.id ?? 'guest'}
              customer={customer}
              topics={contact.topics}
              onSent={setReceipt}
            />
          </div>
        ) : (
          <Received
            receipt={receipt}
            ofCustomer={customer !== null}
            onAnother={() => {
              setReceipt(null);
            }}
          />
        )}
        <ContactDetails contact={contact} />
      </main>
    </>
  );
}

function Received({
  receipt,
  ofCustomer,
  onAnother,
}: {
  receipt: Receipt;
  ofCustomer: boolean;
  onAnother: () => void;
}) {
  const t = useMessages(ticketsMessages);
  return (
    <section role="status" className="grid justify-items-center gap-4 rounded-card bg-surface p-6 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-turquoise" />
      <h2 className="text-lg">{t.received}</h2>
      <p className="text-lg font-bold text-amber">{t.receivedNumber(receipt.number)}</p>
      <p className="max-w-96 text-muted">{t.receivedMail(receipt.email)}</p>
      {receipt.left ? <p className="max-w-96 text-amber">{t.leftToSend}</p> : null}
      <div className="flex flex-wrap justify-center gap-3">
        {ofCustomer ? (
          <Button asChild variant="primary">
            <Link to={`/my-tickets?ticket=${receipt.number}`}>{t.myTickets}</Link>
          </Button>
        ) : null}
        <Button onClick={onAnother}>{t.another}</Button>
      </div>
    </section>
  );
}
