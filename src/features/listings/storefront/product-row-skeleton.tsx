import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Classes shared by a product row and its skeleton, so that nothing moves when the product loads. */
export const rowsStyle = 'grid gap-3 md:grid-cols-2 lg:gap-4';
export const rowStyle = 'flex h-full gap-3';
export const rowImageSide = 'w-28 shrink-0 sm:w-36';

/** Skeleton of a product row. */
export function ProductRowSkeleton() {
  return (
    <Card bare className={rowStyle}>
      <span className={rowImageSide}>
        <Skeleton className="aspect-square rounded-none" />
      </span>
      <div className="flex grow flex-col gap-2 py-3 pe-3">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-auto h-5 w-32" />
      </div>
    </Card>
  );
}

/** A number of skeleton rows within a list. */
export function RowsComing({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`coming ${index}`} aria-hidden="true">
      <ProductRowSkeleton />
    </li>
  ));
}
