import { percentSold } from '#features/flash-sales/flash-sales.rules.ts';
import { runningFlashSales } from '#features/flash-sales/server/flash-sales.service.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { FlashSaleCard } from '../flash-sale-list.contract.ts';
import type { ListQuery } from '../listings.contract.ts';
import { cssColour } from '#features/appearance/shop-colours.rules.ts';
import { cardsInOrder } from '#features/products/server/product-cards.service.ts';
import { narrowingOf } from './product-list.service.ts';
import { priceTerms } from './price-terms.service.ts';
import { narrowedIds } from './narrowed-ids.store.ts';

/** Returns the active flash sales as cards, with the filter and order of lists; by default the first to end comes first. */
export async function flashSaleCards(shop: Shop, query: ListQuery, depends: Answering): Promise<FlashSaleCard[]> {
  depends.tag('offers');
  const flashSales = await runningFlashSales(shop, depends);
  const all = flashSales.map(({ productId }) => productId);
  const { sort, ...narrowing } = query;
  const plain = sort === undefined && Object.keys(narrowing).length === 0;
  if (!plain) depends.tag('list', 'prices');
  const terms = await priceTerms(shop, query, depends);
  const cards = await cardsInOrder(
    shop,
    plain ? all : await narrowedIds(shop, { ids: all, narrowing: narrowingOf(query), terms, order: sort ?? null }),
    depends,
  );
  return cards.map((card) => {
    const flashSale = flashSales.find(({ productId }) => productId === card.id);
    return {
      ...card,
      discount: flashSale === undefined ? 0 : percentSold(flashSale),
      color: cssColour(flashSale?.colour ?? 'saffron'),
      link: `/single-product/${card.slug}`,
      ends_at: (flashSale?.endsAt ?? shop.clock.now()).toISOString(),
    };
  });
}
