import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffOrdersMessages } from '#features/orders/admin/orders-admin.messages.ts';

const part = 'rounded-card border border-line bg-surface p-4';

function SkeletonPart({ lines }: { lines: number }) {
  return (
    <div className={part}>
      <SkeletonText lines={lines} />
    </div>
  );
}

/** Skeleton of an order: lines and totals on one side, shipping and people on the other. */
export function OrderSheetSkeleton() {
  const t = useMessages(staffOrdersMessages);
  return (
    <div
      role="status"
      aria-label={t.loadingOrder}
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="grid gap-4">
        <div className={`${part} grid gap-4`}>
          {[1, 2].map((line) => (
            <div key={line} className="grid grid-cols-[64px_minmax(0,1fr)] gap-3">
              <Skeleton className="size-16" />
              <SkeletonText lines={2} className="self-center" />
            </div>
          ))}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <SkeletonPart lines={5} />
          <SkeletonPart lines={4} />
        </div>
      </div>
      <div className="grid gap-4">
        <SkeletonPart lines={6} />
        <SkeletonPart lines={4} />
      </div>
    </div>
  );
}
