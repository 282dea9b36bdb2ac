import { useLoaderData } from 'react-router';
import type { ShopCounts } from '#features/reports/shop-figures.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { CountUp } from '#ui/feedback/count-up.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { plainText } from '#shared/contract/document.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { WrittenText } from './written-text.tsx';
import { pagesMessages } from '../pages.messages.ts';

const load = pageData(async ({ api, language, signal }) => {
  const [page, figures, contact] = await Promise.all([
    api('GET /api/written-pages/:name/', { params: { name: 'about-us' }, query: { language }, signal }),
    partOfPage(api('GET /api/shop-figures/', { signal })),
    partOfPage(api('GET /api/shop-contact/', { signal })),
  ]);
  return { page, figures: figures?.figures ?? null, replyHours: contact?.reply_hours ?? null };
});
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data, language }) => ({
  title: data?.page.title ?? pagesMessages[language]['about-us'],
  ...(data !== undefined && { description: plainText(data.page.body) }),
  canonical: '/about-us',
}));

/** Page about the shop: its story, figures and contact details. */
export default function AboutUsPage() {
  const { page, figures, replyHours } = useLoaderData<PageData>();
  const t = useMessages(pagesMessages);
  return (
    <>
      <PageHeader title={page.title} back="/home" />
      <main id="content" className="container-middle grid max-w-3xl! gap-8 py-4">
        {figures === null ? null : <Figures figures={figures} />}
        <WrittenText page={page} />
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-surface p-4">
          <p>{t.contactLead(replyHours)}</p>
          <Button asChild variant="primary">
            <Link to="/contact">{t.contactUs}</Link>
          </Button>
        </section>
      </main>
    </>
  );
}

function Figures({ figures }: { figures: ShopCounts }) {
  const t = useMessages(pagesMessages);
  return (
    <section aria-label={t.figures}>
      <dl className="grid grid-cols-3 gap-3 text-center">
        {(['products', 'customers', 'orders'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse gap-1 rounded-card bg-surface px-2 py-4">
            <dt className="text-sm text-muted">{t[name]}</dt>
            <dd className="text-xl font-bold text-amber">
              <CountUp value={figures[`${name}_count`]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
