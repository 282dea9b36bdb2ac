import { ShoppingCart } from 'lucide-react';
import { Button } from '../inputs/button.tsx';
import { Card } from '../layout/card.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FailedState } from '../feedback/failed-state.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Skeleton, SkeletonText } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';

/** The gallery of empty, loading and error states. */
export function StateParts() {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <Notice>پیام ساده.</Notice>
        <Notice tone="good">کد تخفیف اعمال شد.</Notice>
        <Notice tone="warning">قیمت این کالا از دیروز تغییر کرده است.</Notice>
        <Notice
          tone="bad"
          action={
            <a href="#again" className="font-semibold text-rose underline">
              دوباره
            </a>
          }
        >
          خطا در دریافت سبد خرید
        </Notice>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <EmptyState
            icon={<ShoppingCart />}
            text="سبد خرید خالی است"
            hint="کالاهایی که برمی‌گزینید اینجا می‌مانند."
            action={<Button variant="primary">دیدن کالاها</Button>}
          />
        </Card>
        <Card>
          <FailedState text="فهرست کالاها دریافت نشد." onRetry={() => undefined} />
        </Card>
        <Card bare>
          <Skeleton className="aspect-square w-full rounded-none" />
          <div className="grid gap-3 p-3">
            <SkeletonText lines={2} />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </Card>
      </div>
      <p>
        <Spinner /> در حال بارگذاری…
      </p>
    </>
  );
}
