import { useMessages } from '#ui/theme/language-context.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { productMessages } from '../product.messages.ts';

/** The shape of a product's page while it is on its way. */
export function ProductSkeleton() {
  const t = useMessages(productMessages);
  return (
    <>
      <PageHeader title={t.product} back="/shop-grid" titleTag="p" />
      <main
        id="content"
        aria-busy="true"
        className="container-middle grid gap-4 pt-2 sm:grid-cols-2 sm:items-start sm:gap-6 lg:gap-8"
      >
        <Skeleton className="aspect-square w-full rounded-card" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-8 w-44" />
          <div className="flex gap-2">
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="size-11 rounded-full" />
          </div>
          <Skeleton className="h-12 w-full rounded-control" />
          <SkeletonText lines={4} />
        </div>
      </main>
    </>
  );
}
