import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { ImportList } from './import-list.tsx';
import { ImportPart } from './import-part.tsx';
import { ImportProgress, lookAgainMs } from './import-progress.tsx';
import { isUnderWay } from './import-state.tsx';
import { productTableMessages } from './product-table.messages.ts';

export const meta = pageHead(({ language }) => ({ title: productTableMessages[language].importTitle, unlisted: true }));

/** The page for importing a product table from a spreadsheet. The server does the work; the page only displays its progress and may be left. */
export default function ProductTablePage() {
  const t = useMessages(productTableMessages);
  const [query, setQuery] = useSearchParams();
  const list = usePages<Job>(
    ['admin/jobs', 'imports'],
    async (part, signal) => {
      const query = { ...part, kind: 'products-import' as const };
      const page = await staffApi('GET /api/admin/jobs/', { query, ...(signal && { signal }) });
      // One entry per table: a dry run that was applied is replaced by the job that applied it.
      return { ...page, data: page.data.filter(({ followed_by_id: follower }) => follower === null) };
    },
    { lookAgain: ({ data }) => (data.some(isUnderWay) ? lookAgainMs : null) },
  );
  // Keeps the newest entry displayed while the list is reloaded.
  const [newest, setNewest] = useState<number | undefined>();
  const first = list.state === 'ready' ? list.data.data[0]?.id : newest;
  if (first !== newest) setNewest(first);
  const chosen = Number(query.get('import')) || newest;
  const show = (id: number) => {
    setQuery({ import: String(id) }, { preventScrollReset: true, replace: true });
  };
  return (
    <AdminLayout title={t.importTitle}>
      <Link
        to="/admin/products"
        className="inline-flex min-h-target items-center justify-self-start text-sm text-turquoise"
      >
        {t.back}
      </Link>
      <ImportPart onSent={show} />
      {chosen === undefined ? null : <ImportProgress key={chosen} id={chosen} onApplied={show} />}
      <ImportList list={list} chosen={chosen} onChoose={show} />
    </AdminLayout>
  );
}
