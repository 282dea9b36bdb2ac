import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { brandOf } from '#features/appearance/server/appearance.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { idsBelow } from '#features/categories/categories-admin.rules.ts';
import type { DeskProduct, Featured, ProductDraft } from '../products-admin.contract.ts';
import { deskCategories } from '#features/categories/server/categories-admin.store.ts';
import { thumbOf } from '#features/listings/server/product-cards.service.ts';
import { productNotFound } from './product-detail.service.ts';
import {
  deskProducts,
  draftById,
  featuredProducts,
  setFeatured,
  setVisibility,
  type DeskFilter,
} from './products-admin.store.ts';
import { sellerName } from './seller-name.service.ts';

/** Whose products a change may touch: one seller's own, or (null) everybody's, for the shop's staff. */
export interface Editor {
  /** The customer number of who changes something. */
  readonly by: number;
  readonly sellerId: number | null;
}

/** Products as the staff, or one seller, sees them: so many, the newest first. */
export async function listForDesk(
  shop: Shop,
  { category, ...filter }: Omit<DeskFilter, 'categoryIds'> & { category?: number | undefined },
  { language, limit }: { language: Language; limit: number },
): Promise<DeskProduct[]> {
  const categoryIds = category === undefined ? undefined : idsBelow(await deskCategories(shop), category);
  const found = await deskProducts(shop, { ...filter, categoryIds }, { language, limit });
  const brand = await brandOf(shop);
  return found.map(({ pictureKey, sellerId, sellerName: name, sellerNameEn: nameEn, ...row }) => ({
    ...row,
    thumb: thumbOf(pictureKey),
    seller: sellerName({ id: sellerId, name, nameEn }, { brand, language }),
  }));
}

/** A product as it stands, to be changed. */
export async function productDraft(
  shop: Shop,
  id: number,
  sellerId: number | null,
): Promise<ProductDraft | Refusal<'product-not-found'>> {
  const [row] = await draftById(shop, [id, sellerId]);
  return row === undefined ? productNotFound : { ...row, changed_at: row.changed_at.toISOString() };
}

/** Hides products from shoppers, or shows them again; those that are so already are left. Answers how many changed. */
export function changeVisibility(
  shop: Shop,
  editor: Editor,
  { ids, hidden }: { ids: readonly number[]; hidden: boolean },
): Promise<number> {
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const changed = await setVisibility(shop, [ids, hidden ? now : null, now, editor.sellerId]);
    await recordChange(
      shop,
      ...changed.map(({ id }): Change => ({
        by: editor.by,
        action: hidden ? 'product.hidden' : 'product.shown',
        subject: 'product',
        subjectId: id,
        before: { hidden: !hidden },
        after: { hidden },
      })),
    );
    if (changed.length > 0)
      shop.invalidate(
        'list',
        'prices',
        'offers',
        'category-stock',
        'categories',
        ...changed.map(({ id }) => `product:${id}`),
      );
    return changed.length;
  });
}

/** What the shop features, in its order. */
export async function featuredInOrder(shop: Shop, language: Language): Promise<Featured[]> {
  return (await featuredProducts(shop, [language])).map(({ pictureKey, ...row }) => ({
    ...row,
    thumb: pictureKey === null ? null : renditionAddress(pictureKey, 96),
  }));
}

/** Features these products, in this order, and no others. */
export function feature(shop: Shop, by: number, ids: readonly number[]): Promise<Refusal<'product-not-found'> | null> {
  return shop.transaction(async () => {
    const wanted = [...new Set(ids)];
    const before = (await featuredProducts(shop, ['fa'])).map(({ id }) => id);
    const [counts] = await setFeatured(shop, [wanted, shop.clock.now()]);
    if (counts?.found !== wanted.length) return productNotFound;
    await recordChange(shop, {
      by,
      action: 'featured.changed',
      subject: 'featured',
      subjectId: 'home',
      before,
      after: wanted,
    });
    shop.invalidate('list');
    return null;
  });
}
