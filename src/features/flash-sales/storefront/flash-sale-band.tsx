import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productMessages } from '#features/products/product.messages.ts';

/** The offer that a product is sold at: how long it lasts, and how much of it is gone. When it ends, the price is asked for anew. */
export function OfferBand({ offer }: { offer: NonNullable<ProductDetail['offer']> }) {
  const t = useMessages(productMessages);
  const { revalidate } = useRevalidator();
  const onEnd = useCallback(() => void revalidate(), [revalidate]);
  return (
    <div className="grid gap-2 rounded-card bg-saffron-soft p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold text-amber">{t.offer}</p>
        <Countdown label={t.offerEnds} endsAt={offer.ends_at} onEnd={onEnd} withDays />
      </div>
      <ProgressBar label={t.percentSold(offer.discount)} percent={offer.discount} colour={offer.color} />
      <p className="text-xs">{t.percentSold(offer.discount)}</p>
    </div>
  );
}
