import { catalogueMessages } from '#features/products/products.messages.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Rating } from '#ui/text/rating.tsx';
import type { SellerDetail } from '../vendors.contract.ts';
import { sellersListMessages } from '../vendors.messages.ts';
import { SellerLogo } from './vendor-cards.tsx';

/** Who the seller is, at a glance. */
export function SellerHead({ seller }: { seller: SellerDetail }) {
  const t = useMessages(sellersListMessages);
  const counts = useMessages(catalogueMessages);
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface p-4">
      <SellerLogo logo={seller.logo} />
      <div className="grid min-w-0 gap-1">
        <h1 dir="auto" className="text-start text-lg">
          {seller.name}
        </h1>
        {seller.rating === null ? (
          <p className="text-xs text-muted">{t.noRating}</p>
        ) : (
          <Rating value={seller.rating} count={counts.reviews(seller.reviews_count)} />
        )}
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          <bdi>{t.products(seller.products_count)}</bdi>
          {seller.city === null ? null : <bdi>{t.placeIn(seller.province ?? seller.city, seller.city)}</bdi>}
        </p>
      </div>
    </div>
  );
}
