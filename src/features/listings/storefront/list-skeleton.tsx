import { useMessages } from '#ui/theme/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { listsMessages } from '../listings.messages.ts';
import { ProductGrid } from './product-grid.tsx';
import { pageSize } from './product-lists.ts';
import { RowsComing, rowsStyle } from './product-row-skeleton.tsx';

/** Skeleton of a list page. */
export function ListSkeleton({ lines = false }: { lines?: boolean }) {
  const t = useMessages(listsMessages);
  return (
    <>
      <PageHeader title={t.loading} back="/home" titleTag="p" />
      <main id="content" aria-busy="true" className="container-middle pt-2">
        <div className="flex gap-2 pb-4">
          <Skeleton className="h-12 w-24 rounded-control" />
          <Skeleton className="h-12 max-w-64 grow rounded-control" />
        </div>
        {lines ? (
          <ul className={rowsStyle}>
            <RowsComing count={pageSize} />
          </ul>
        ) : (
          <ProductGrid products={[]} coming={pageSize} />
        )}
      </main>
    </>
  );
}
