import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Skeleton of a product card. */
export function ProductCardSkeleton() {
  return (
    <Card bare className="card-lines">
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="card-text">
        <div className="grid content-center gap-2 py-1">
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-3/5" />
        </div>
        <Skeleton className="h-5 w-16" />
        <div className="grid content-end pt-1">
          <Skeleton className="h-5 w-24" />
        </div>
      </div>
    </Card>
  );
}
