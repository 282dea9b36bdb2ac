import { noSpecials, specialPrices, type ProductSpecials } from '#features/flash-sales/server/flash-sales.service.ts';
import { priceRule, priceRuleTag } from '#features/prices/server/price-rule.service.ts';
import { salePrice, type PriceRule } from '#features/prices/prices.rules.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { ProductCard } from '../product-card.contract.ts';
import { roundedRating } from '../products.rules.ts';
import { cssColour } from '#features/appearance/shop-colours.rules.ts';
import { nameIn } from '#shared/text/names.ts';
import type { TypedCode } from '../product-codes.rules.ts';
import { cardsByIds, rowsOfCode } from './product-cards.store.ts';
import type { CardRow } from './product-cards.fragments.ts';

/** Returns product cards with current prices; `depends` collects their cache dependencies. */
export async function cardsOf(shop: Shop, rows: readonly CardRow[], depends: Answering): Promise<ProductCard[]> {
  depends.tag(priceRuleTag, ...rows.map(({ id }) => `product:${id}`));
  const [rule, specials] = await Promise.all([
    priceRule(shop),
    specialPrices(
      shop,
      rows.map(({ id }) => id),
      depends,
    ),
  ]);
  return rows.map((row) =>
    cardOf(row, { rule, specials: specials.get(row.id) ?? noSpecials, language: depends.language }),
  );
}

/** Returns the cards of products by id, in this order, without hidden ones. */
export async function cardsInOrder(
  shop: Shop,
  productIds: readonly number[],
  depends: Answering,
): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const rows = new Map((await cardsByIds(shop, { productIds })).map((row) => [row.id, row]));
  return cardsOf(
    shop,
    productIds.flatMap((id) => rows.get(id) ?? []),
    depends,
  );
}

/** Returns one product card. */
export function cardOf(
  row: CardRow,
  { rule, specials, language }: { rule: PriceRule; specials: ProductSpecials; language: Language },
): ProductCard {
  return {
    id: row.id,
    slug: row.slug,
    name: nameIn(row, language),
    thumb: thumbOf(row.pictureKey),
    base_price: row.basePrice,
    badge_text: row.badgeText === null ? null : nameIn({ name: row.badgeText, nameEn: row.badgeTextEn }, language),
    badge_color: row.badgeColor === null ? null : cssColour(row.badgeColor),
    new_price: salePrice(row.basePrice, rule, specials),
    rating: roundedRating(row.rating),
    review_text: row.ratingCount > 0 ? row.ratingCount : null,
    in_stock: row.inStock,
  };
}

/** Returns the URL of a card's small image; null without an image. */
export function thumbOf(imageKey: string | null): string | null {
  return imageKey === null ? null : renditionAddress(imageKey, 320);
}

/** Returns the visible products matching a code; `isNumber` when only the product id matches. */
export const productsOfCode = (shop: Shop, code: TypedCode): Promise<{ id: number; isNumber: boolean }[]> =>
  rowsOfCode(shop, code);
