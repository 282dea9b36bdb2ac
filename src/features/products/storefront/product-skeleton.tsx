import { useMessages } from '#ui/theme/language-context.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Image } from '#ui/media/image.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { imagePressedFor } from './image-flight.ts';
import { productMessages } from '../product.messages.ts';

/** Renders the skeleton of a product page while it loads, with the image of the pressed card. */
export function ProductSkeleton({ address }: { address: string }) {
  const t = useMessages(productMessages);
  const image = imagePressedFor(address);
  return (
    <>
      <PageHeader title={t.product} back="/shop-grid" titleTag="p" />
      <main
        id="content"
        aria-busy="true"
        className="container-middle grid gap-4 pt-2 sm:grid-cols-2 sm:items-start sm:gap-6 lg:gap-8"
      >
        {image === null ? (
          <Skeleton className="aspect-square w-full rounded-card" />
        ) : (
          <Image src={image} alt="" photo first className="rounded-card [view-transition-name:product-picture]" />
        )}
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
