import { Store } from 'lucide-react';
import { isDeliveredIcon } from '#features/appearance/appearance.rules.ts';
import { Logo } from '#web/logo.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { browserApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { catalogueMessages } from '#features/products/products.messages.ts';
import { sellerAddress } from '../sellers.addresses.ts';
import type { Seller, SellerList } from '../vendors.contract.ts';
import { sellersListMessages } from '../vendors.messages.ts';

/** So many sellers come at a time. */
export const sellersOnPage = 24;

/** Sellers side by side, as many as were requested. */
export function SellerCards({ searched, first }: { searched: string; first: SellerList }) {
  const t = useMessages(sellersListMessages);
  const list = usePages<Seller>(
    ['vendors', 'list', searched],
    (part, signal) =>
      browserApi('GET /api/vendors/', {
        query: { page_size: sellersOnPage, ...(searched !== '' && { q: searched.slice(0, 60) }), ...part },
        ...(signal && { signal }),
      }),
    { first },
  );
  const visible = list.state === 'ready' ? list.data : first;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {visible.data.map((seller) => (
          <li key={seller.slug}>
            <SellerCard seller={seller} />
          </li>
        ))}
      </ul>
      {visible.next === null ? null : <MoreButton list={list}>{t.more}</MoreButton>}
    </>
  );
}

function SellerCard({ seller }: { seller: Seller }) {
  const t = useMessages(sellersListMessages);
  const counts = useMessages(catalogueMessages);
  return (
    <Card asChild className="flex h-full flex-col gap-4">
      <article aria-label={seller.name}>
        <div className="flex items-center gap-4">
          <SellerLogo logo={seller.logo} />
          <div className="grid min-w-0 gap-1">
            <h2 dir="auto" className="truncate text-start text-base">
              {seller.name}
            </h2>
            {seller.rating === null ? (
              <p className="text-xs text-muted">{t.noRating}</p>
            ) : (
              <Rating compact value={seller.rating} count={counts.ratedBy(seller.reviews_count)} />
            )}
            <p className="flex flex-wrap gap-x-2 text-xs text-muted">
              <bdi>{t.products(seller.products_count)}</bdi>
              {seller.city === null ? null : <bdi>{t.placeIn(seller.province ?? seller.city, seller.city)}</bdi>}
            </p>
          </div>
        </div>
        <Button asChild wide className="mt-auto">
          <Link to={sellerAddress(seller.slug)} aria-label={t.goToStoreOf(seller.name)}>
            {t.goToStore}
          </Link>
        </Button>
      </article>
    </Card>
  );
}

/** A seller's mark, or the sign of a stall. */
export function SellerLogo({ logo }: { logo: string | null }) {
  if (logo !== null && isDeliveredIcon(logo))
    return (
      <span aria-hidden="true" className="grid size-16 shrink-0 place-items-center rounded-card bg-raised">
        <Logo size={40} />
      </span>
    );
  return logo === null ? (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center rounded-card bg-turquoise-soft text-turquoise"
    >
      <Store size={28} />
    </span>
  ) : (
    <img src={logo} alt="" width={64} height={64} className="size-16 shrink-0 rounded-card bg-raised object-cover" />
  );
}
