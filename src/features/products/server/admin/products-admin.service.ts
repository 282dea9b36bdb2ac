import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { brandOf } from '#features/appearance/server/appearance.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { changedMetadata, metadataParts, type Metadata, type MetadataChange } from '#shared/metadata.ts';
import { idsBelow } from '#features/categories/categories-admin.rules.ts';
import type { AdminProduct, AdminProductDraft, ProductDraft } from '../../products-admin.contract.ts';
import type { ProductStatus } from '../../products.rules.ts';
import { everyCategory } from '#features/categories/server/every-category.service.ts';
import { thumbOf } from '../product-cards.service.ts';
import { productNotFound } from '../product-detail.service.ts';
import { lockProductMetadata, productMetadata, storeProductMetadata } from './product-save.store.ts';
import {
  adminProducts,
  draftFor,
  lockProduct,
  setStatus,
  setStatusOfSeller,
  versionsOf,
  type ProductFilter,
} from './products-admin.store.ts';
import { sellerName } from '../../seller-name.rules.ts';

/** Whose products may be changed: one seller's own, or (null) everybody's, for staff. */
export interface Editor {
  /** The editor's customer id. */
  readonly by: number;
  readonly sellerId: number | null;
}

/** A line of the list with the timestamp by which a list of changes is paged. */
export type ListedProduct = AdminProduct & { readonly updatedAt: Date };

/** Returns the line's API form. */
export const productLine = ({ updatedAt: _, ...line }: ListedProduct): AdminProduct => line;

/** Returns a page of products for staff or one seller, newest first. */
export async function listAdminProducts(
  shop: Shop,
  { category, ...filter }: Omit<ProductFilter, 'categoryIds'> & { category?: number | undefined },
  { language, limit }: { language: Language; limit: number },
): Promise<ListedProduct[]> {
  const categoryIds = category === undefined ? undefined : idsBelow(await everyCategory(shop), category);
  const found = await adminProducts(shop, { ...filter, categoryIds }, { language, limit });
  const brand = await brandOf(shop);
  return found.map(({ pictureKey: imageKey, sellerId, sellerName: name, sellerNameEn: nameEn, ...row }) => ({
    ...row,
    updated_at: row.updatedAt.toISOString(),
    thumb: thumbOf(imageKey),
    seller: sellerName({ id: sellerId, name, nameEn }, { brand, language }),
  }));
}

/** Returns a product for editing. */
export async function productDraft(
  shop: Shop,
  id: number,
  sellerId: number | null,
): Promise<ProductDraft | Refusal<'product-not-found'>> {
  const [row] = await draftFor(shop, { productId: id, sellerId });
  return row === undefined ? productNotFound : { ...row, changed_at: row.changed_at.toISOString() };
}

const statusActions = {
  active: 'product.shown',
  draft: 'product.hidden',
  archived: 'product.archived',
} as const satisfies Record<ProductStatus, string>;

/** Sets the status of products, skipping those that have it already; returns the changed ones. */
export function changeStatus(
  shop: Shop,
  editor: Editor,
  { ids, status }: { ids: readonly number[]; status: ProductStatus },
): Promise<number[]> {
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const { sellerId } = editor;
    const wanted = { productIds: ids, status, now };
    const changed =
      sellerId === null ? await setStatus(shop, wanted) : await setStatusOfSeller(shop, { ...wanted, sellerId });
    await recordChange(
      shop,
      ...changed.map(({ id, was }): Change => ({
        by: editor.by,
        action: statusActions[status],
        subject: 'product',
        subjectId: id,
        before: { status: was },
        after: { status },
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
    return changed.map(({ id }) => id);
  });
}

/** Returns a product for staff, with its metadata, which its seller does not see. */
export async function adminProductDraft(
  shop: Shop,
  productId: number,
): Promise<AdminProductDraft | Refusal<'product-not-found'>> {
  const draft = await productDraft(shop, productId, null);
  const [noted] = await productMetadata(shop, { productId });
  return isRefusal(draft) ? draft : { ...draft, metadata: noted?.metadata ?? {} };
}

/** Changes metadata of a product unless the same keys were changed meanwhile; other keys stay. */
export function changeProductMetadata(
  shop: Shop,
  { productId, by, ...change }: MetadataChange & { readonly productId: number; readonly by: number },
): Promise<{ metadata: Metadata } | Refusal<'product-not-found' | 'changed-meanwhile' | 'too-many-metadata'>> {
  return shop.transaction(async () => {
    const [locked] = await lockProductMetadata(shop, { productId });
    if (locked === undefined) return productNotFound;
    const metadata = changedMetadata(locked.metadata, change);
    if (isRefusal(metadata)) return metadata;
    const parts = metadataParts(locked.metadata, metadata);
    if (Object.keys({ ...parts.before, ...parts.after }).length === 0) return { metadata };
    await storeProductMetadata(shop, { productId, metadata });
    await recordChange(shop, {
      by,
      action: 'product.metadata-changed',
      subject: 'product',
      subjectId: productId,
      before: { metadata: parts.before },
      after: { metadata: parts.after },
    });
    return { metadata };
  });
}

/** Returns the versions of products by id, for whoever decides about them. */
export async function productVersions(shop: Shop, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await versionsOf(shop, { productIds });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Whether a product still has the expected version; the row is locked until the end of the transaction. */
export async function isStillVersion(shop: Shop, productId: number, seen: number): Promise<boolean> {
  const [locked] = await lockProduct(shop, { productId });
  return locked?.version === seen;
}
