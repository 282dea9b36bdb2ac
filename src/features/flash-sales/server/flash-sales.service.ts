import { percentSold } from '../promotions.rules.ts';
import { specialOffers } from './promotions.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Reply } from '#shared/contract/contract.ts';
import type { Shop } from '#platform/shop.ts';
import type { catalogueContract, ListQuery } from '#features/products/products.contract.ts';
import { cssColour } from '#features/products/products.rules.ts';
import { cardsInOrder } from '#features/listings/server/product-cards.service.ts';
import { narrowingOf } from '#features/listings/server/product-list.service.ts';
import { narrowedIds } from '#features/listings/server/product-list.store.ts';

type OfferCard = Reply<(typeof catalogueContract)['GET /api/products/specialproduct/']>[number];

/** The offers under way as they are shown, narrowed and sorted as lists are; unsorted the first to end stands first. */
export async function offersOf(shop: Shop, query: ListQuery, depends: Answering): Promise<OfferCard[]> {
  depends.tag('offers');
  const offers = await specialOffers(shop, depends);
  const all = offers.map(({ productId }) => productId);
  const { sort, ...narrowing } = query;
  const plain = sort === undefined && Object.keys(narrowing).length === 0;
  if (!plain) depends.tag('list', 'prices');
  const cards = await cardsInOrder(
    shop,
    plain ? all : await narrowedIds(shop, { ids: all, narrowing: narrowingOf(query), order: sort ?? null }),
    depends,
  );
  return cards.map((card) => {
    const offer = offers.find(({ productId }) => productId === card.id);
    return {
      ...card,
      discount: offer === undefined ? 0 : percentSold(offer),
      color: cssColour(offer?.colour ?? 'saffron'),
      link: `/single-product/${card.slug}`,
      ends_at: (offer?.endsAt ?? shop.clock.now()).toISOString(),
    };
  });
}
