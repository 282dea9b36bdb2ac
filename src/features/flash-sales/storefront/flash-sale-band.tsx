import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useIsOver } from '#ui/feedback/second-clock.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { flashSalesMessages } from '../flash-sales.messages.ts';

/** A product's flash sale as passed to its page. */
export interface ProductFlashSale {
  readonly ends_at: string;
  /** Sold percentage of the allotted pieces. */
  readonly discount: number;
  readonly color: string;
}

/** The flash sale of a product with its countdown and sold share. When it ends, the price is requested again. */
export function FlashSaleBand({ flashSale }: { flashSale: ProductFlashSale }) {
  const t = useMessages(flashSalesMessages);
  const { revalidate } = useRevalidator();
  const over = useIsOver(flashSale.ends_at);
  useEffect(() => {
    if (over) void revalidate();
  }, [over, revalidate]);
  return (
    <div className="grid gap-2 rounded-card bg-saffron-soft p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold text-amber">{t.specialPrice}</p>
        <Countdown label={t.untilEnd} endsAt={flashSale.ends_at} withDays />
      </div>
      <ProgressBar label={t.percentSold(flashSale.discount)} percent={flashSale.discount} colour={flashSale.color} />
      <p className="text-xs">{t.percentSold(flashSale.discount)}</p>
    </div>
  );
}
