import { flashSalesMessages } from '#features/flash-sales/flash-sales.messages.ts';
import { HeartButton } from '#features/wishlist/storefront/heart-button.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useIsOver } from '#ui/feedback/second-clock.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { FlashSaleCard as FlashSale } from '../flash-sale-list.contract.ts';
import { flashSaleAddress } from './flash-sale-address.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { ProductPrice } from '#features/products/storefront/product-price.tsx';

/** Card of a flash sale with its sold share and countdown; the whole card is a link. */
export function FlashSaleCard({ flashSale, first = false }: { flashSale: FlashSale; first?: boolean }) {
  const t = useMessages(flashSalesMessages);
  const ended = useIsOver(flashSale.ends_at);
  return (
    <Card bare asChild className="flex h-full flex-col gap-3 p-3 text-ink">
      <article aria-label={flashSale.name}>
        <div className="flex grow items-start gap-3">
          <span className="relative shrink-0">
            <RenditionImage
              image={flashSale.thumb}
              alt=""
              sizes="128px"
              first={first}
              className={`size-32! rounded-control ${ended ? 'opacity-45' : ''}`}
            />
            <HeartButton product={flashSale} className="absolute end-0 bottom-0" />
          </span>
          <div className="grid min-w-0 flex-1 gap-1">
            <CardLink>
              <Link
                to={flashSaleAddress(flashSale)}
                prefetch="intent"
                className="own-direction line-clamp-2 min-h-[3.4em] text-sm font-semibold"
              >
                {flashSale.name}
              </Link>
            </CardLink>
            <ProductPrice product={flashSale} className="min-h-13 content-center" />
            <ProgressBar
              label={t.percentSold(flashSale.discount)}
              percent={flashSale.discount}
              colour={flashSale.color}
            />
            <p className="text-xs text-muted" aria-hidden="true">
              {t.percentSold(flashSale.discount)}
            </p>
          </div>
        </div>
        <div className="flex min-h-17 items-center justify-between gap-2 rounded-control bg-raised px-3 pt-1 text-muted">
          <span className="own-direction text-sm">{ended ? t.flashSaleEnded : t.flashSaleEndsIn}</span>
          {ended ? null : <Countdown label={t.flashSaleEnds(flashSale.name)} endsAt={flashSale.ends_at} withDays />}
        </div>
      </article>
    </Card>
  );
}
