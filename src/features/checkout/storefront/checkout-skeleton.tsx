import { SkeletonCard, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';

/** The two columns of the checkout: the form and, beside it on a desktop, the summary. */
export const checkoutColumns =
  'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-6';

/** Renders the skeleton of a step while it is loading. */
export function CheckoutSkeleton() {
  const t = useMessages(checkoutMessages);
  return (
    <div role="status" aria-label={t.loading} className={checkoutColumns}>
      <div aria-hidden="true" className="grid gap-4">
        <div className="rounded-card bg-surface p-4">
          <SkeletonText lines={6} />
        </div>
        <SkeletonCard className="h-18" />
        <SkeletonCard className="h-18" />
        <SkeletonCard className="h-18" />
      </div>
      <div aria-hidden="true" className="self-start rounded-card bg-surface p-4">
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
