import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of a product's card while it is on its way. */
export function ProductCardSkeleton() {
  return (
    <Card bare className="flex h-full flex-col">
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="flex grow flex-col gap-1 p-3">
        <div className="grid min-h-12 content-center gap-2">
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-3/5" />
        </div>
        <Skeleton className="h-5 w-16" />
        <div className="mt-auto grid min-h-12 content-end pt-1">
          <Skeleton className="h-5 w-24" />
        </div>
      </div>
    </Card>
  );
}
