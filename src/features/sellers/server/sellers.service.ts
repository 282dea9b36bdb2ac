import { comparedName } from './seller-names.fragments.ts';
import { usualPageSize } from '#shared/contract/replies.ts';
import { brandIconAddress, type Brand } from '#features/appearance/appearance.rules.ts';
import { brandOf, brandTag } from '#features/appearance/server/appearance.service.ts';
import { roundedRating } from '#features/products/products.rules.ts';
import { nameIn } from '#shared/text/names.ts';
import { sellerName } from '#features/products/seller-name.rules.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Answering } from '#platform/cache/cache.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { sellersListMessages } from '../vendors.messages.ts';
import type { Seller, SellerDetail, SellerList } from '../vendors.contract.ts';
import { addSellerStars, sellerBySlug, visibleSeller, visibleSellers, type SellerRow } from './sellers.store.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

const order = 'visible-sellers';

/** The seller does not exist or its shop is closed. */
export const sellerNotFound = () =>
  refuse(
    'seller-not-found',
    inBoth(sellersListMessages, (t) => t.notFound),
  );

/** Returns the open seller with a slug; undefined when there is none. */
export async function sellerNamed(shop: Shop, slug: string): Promise<SellerRow | undefined> {
  const [seller] = await sellerBySlug(shop, { slug });
  return seller;
}

/** Returns a page of sellers, optionally those whose name contains the query, in one query. */
export async function listSellers(
  shop: Shop,
  query: { q?: string; page_size?: number; after?: string },
  depends: Answering,
): Promise<Omit<SellerList, 'next_after'> | Refusal<'invalid-request'>> {
  const size = query.page_size ?? usualPageSize;
  const after = query.after === undefined ? null : readCursor(order, query.after);
  if (query.after !== undefined && after === null) return cursorRejection;
  const wanted = toPersianLetters(query.q ?? '').trim();
  const compared = comparedName(wanted);
  depends.tag(brandTag, 'sellers', 'list');
  const brand = await brandOf(shop);
  const rows = await visibleSellers(shop, {
    query: compared === '' ? null : compared,
    after: after?.id ?? null,
    limit: size + 1,
    withHouse: isCalled(brand, wanted),
  });
  const visible = rows.slice(0, size);
  depends.tag(...visible.map(({ id }) => `seller:${id}`));
  const last = visible.at(-1);
  const search = new URLSearchParams({ ...(wanted !== '' && { q: wanted }), page_size: String(size) });
  if (last !== undefined) search.set('after', writeCursor(order, { key: 0, id: last.id }));
  return {
    data: visible.map((row) => asSeller(row, { brand, language: depends.language })),
    next: rows.length > size ? `/api/vendors/?${search.toString()}` : null,
  };
}

/** Returns a seller's public profile. */
export async function sellerDetail(
  shop: Shop,
  slug: string,
  depends: Answering,
): Promise<SellerDetail | Refusal<'seller-not-found'>> {
  const [row] = await visibleSeller(shop, { slug });
  if (row === undefined) return sellerNotFound();
  depends.tag(brandTag, `seller:${row.id}`, 'list');
  const { language } = depends;
  return {
    ...asSeller(row, { brand: await brandOf(shop), language }),
    about: nameIn({ name: row.about, nameEn: row.aboutEn }, language),
    kind: row.kind,
    house: row.id === houseSellerId,
    created_at: row.createdAt.toISOString(),
  };
}

/** Whether the shop's own name contains the query, in either language. */
export const isCalled = ({ name }: Brand, wanted: string) =>
  [name.fa, name.en].some((one) => comparedName(one).includes(comparedName(wanted)));

function asSeller(
  row: SellerRow & { productCount: number },
  { brand, language }: { brand: Brand; language: Language },
): Seller {
  const { id, slug, province, city, rating, ratingCount, productCount, logoKey } = row;
  return {
    slug,
    province,
    city,
    name: sellerName(row, { brand, language }),
    logo:
      id === houseSellerId
        ? brandIconAddress(brand, 'icon-192')
        : logoKey === null
          ? null
          : renditionAddress(logoKey, 160),
    rating: roundedRating(rating),
    reviews_count: ratingCount,
    products_count: productCount,
  };
}

/** Adds ratings to or removes them from a seller's average, in the transaction that displays or hides the review. */
export async function changeSellerRating(
  shop: Shop,
  { sellerId, stars, count }: { sellerId: number; stars: number; count: number },
): Promise<void> {
  await addSellerStars(shop, { id: sellerId, stars, count });
  shop.invalidate(`seller:${sellerId}`);
}
