import { useLoaderData } from 'react-router';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { plainText } from '#shared/contract/document.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { pagesMessages } from '../pages.messages.ts';
import { WrittenText } from './written-text.tsx';

const load = pageData(({ api, language, signal }) =>
  api('GET /api/written-pages/:name/', { params: { name: 'privacy-policy' }, query: { language }, signal }),
);
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data, language }) => ({
  title: data?.title ?? pagesMessages[language]['privacy-policy'],
  ...(data !== undefined && { description: plainText(data.body) }),
  canonical: '/privacy-policy',
}));

/** Page about the customer data that the shop stores and how it uses them. */
export default function PrivacyPolicyPage() {
  const page = useLoaderData<PageData>();
  return (
    <>
      <PageHeader title={page.title} back="/settings" />
      <main id="content" className="container-middle max-w-3xl! py-4">
        <WrittenText page={page} dated />
      </main>
    </>
  );
}
