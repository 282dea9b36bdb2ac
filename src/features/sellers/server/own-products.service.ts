import { recordChange } from '#features/audit/server/audit.service.ts';
import type { ProductDraft, ProductForm } from '#features/products/products-admin.contract.ts';
import { changePrice } from '#features/products/server/admin/product-changes.service.ts';
import { productNotFound } from '#features/products/server/product-detail.service.ts';
import {
  listAdminProducts,
  productDraft,
  type ListedProduct,
} from '#features/products/server/admin/products-admin.service.ts';
import { addProduct, changeVariantCodes } from '#features/products/server/admin/product-save.service.ts';
import type { FormVariantFields } from '#features/products/variant-fields.rules.ts';
import type { SaveRefusal } from '#features/products/server/admin/product-form-checks.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { moveStock, type StockRefusal } from '#features/inventory/server/inventory.service.ts';
import { countParcels } from '#features/fulfillments/server/seller-parcels.service.ts';
import { sellerSales } from '#features/orders/server/sales/sales.service.ts';
import type { ChangesWanted } from '#platform/database/lists/changed-since.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { sellerRefusals } from '../seller-errors.messages.ts';
import type { OwnProduct, SellerShop } from '../own-shop.contract.ts';
import { sellerAccount } from '#features/payouts/server/seller-ledger.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { unseenFields } from '#platform/http/seen-versions.ts';
import { ownShopOf, insertSubmission, submissionsOf, variantOfSeller } from './own-products.store.ts';

/** A customer with the shop they manage. */
export interface Seller {
  readonly customerId: number;
  readonly sellerId: number;
}

/** Returns the shop that a customer manages; refused when there is none or staff has closed it. */
export async function sellerOf(
  shop: Shop,
  customerId: number,
): Promise<Seller | Refusal<'seller-required' | 'seller-suspended'>> {
  const [admin] = await ownShopOf(shop, { customerId });
  if (admin === undefined)
    return refuse(
      'seller-required',
      inBoth(sellerRefusals, (t) => t.required),
    );
  if (!admin.active)
    return refuse(
      'seller-suspended',
      inBoth(sellerRefusals, (t) => t.suspended(admin.suspension ?? '—')),
    );
  return { customerId, sellerId: admin.id };
}

/** Returns a seller's shop: sales, balance and pending parcels. */
export async function ownShop(shop: Shop, { customerId, sellerId }: Seller): Promise<SellerShop> {
  const [[admin], { settled, commission, open, pieces }, [parcels], account] = await Promise.all([
    ownShopOf(shop, { customerId }),
    sellerSales(shop, { sellerId }),
    countParcels(shop, { sellerId }),
    sellerAccount(shop, sellerId),
  ]);
  if (admin === undefined) throw new Error('A shop was gone while it was shown.');
  return {
    shop: {
      version: admin.version,
      slug: admin.slug,
      name: { fa: admin.name, en: admin.nameEn },
      about: { fa: admin.about, en: admin.aboutEn },
      logo: admin.logoKey === null ? null : renditionAddress(admin.logoKey, 160),
    },
    sums: {
      sold: settled,
      commission_percent: admin.commissionPercent,
      commission,
      owed: settled - commission,
      ...account,
      open,
      pieces,
    },
    parcels: parcels ?? { to_pack: 0, packed: 0, handed_over: 0 },
  };
}

/** Returns a seller's products with the approval status of those they added. */
export async function ownProducts(
  shop: Shop,
  { sellerId }: Seller,
  {
    q,
    before,
    changes,
    language,
    limit,
  }: {
    q?: string | undefined;
    before?: number | undefined;
    changes: ChangesWanted | null;
    language: Language;
    limit: number;
  },
): Promise<(OwnProduct & ListedProduct)[]> {
  const rows = await listAdminProducts(shop, { seller: sellerId, q, before, changes }, { language, limit });
  const submissions = new Map(
    (await submissionsOf(shop, { productIds: rows.map(({ id }) => id) })).map((one) => [one.productId, one]),
  );
  return rows.map((row) => {
    const submission = submissions.get(row.id);
    return {
      ...row,
      submission: submission === undefined ? null : { status: submission.state, reason: submission.refusal },
    };
  });
}

/** Returns one of a seller's products; another seller's is not found. */
export function ownProduct(
  shop: Shop,
  { sellerId }: Seller,
  id: number,
): Promise<ProductDraft | Refusal<'product-not-found'>> {
  return productDraft(shop, id, sellerId);
}

interface AddedProduct extends FormVariantFields, Pick<ProductForm, 'name' | 'description'> {
  readonly category_id: number;
  readonly base_price: number;
  readonly stock: number;
  readonly pictures: readonly string[];
  readonly attributes?: ProductForm['attributes'];
}

const maxAddedPerDay = 100;

/** Adds a seller's product, hidden until staff approves it. */
export async function submitProduct(
  shop: Shop,
  { customerId, sellerId }: Seller,
  product: AddedProduct,
): Promise<{ id: number } | SaveRefusal | Refusal<'too-many-tries'>> {
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `seller-products:${sellerId}`,
    policy: 'seller-products',
    max: maxAddedPerDay,
    windowSeconds: 86_400,
  });
  if (!allowed)
    return refuse(
      'too-many-tries',
      inBoth(sellerRefusals, (t) => t.tooOften),
      { retryAfterSeconds },
    );
  const { name, description, category_id, base_price, stock, pictures: images, attributes, ...codes } = product;
  return shop.transaction(async () => {
    const added = await addProduct(
      shop,
      { by: customerId, sellerId },
      {
        name,
        description,
        category_id,
        brand_id: null,
        tags: { fa: [], en: [] },
        badge: null,
        specifications: [],
        ...(attributes === undefined ? {} : { attributes }),
        video_id: null,
        status: 'draft',
        pictures: images.map((key) => ({ key, alt: '' })),
        variants: [{ ...codes, colour: null, size: null, base_price, picture_key: null, visible: true, stock }],
      },
    );
    if (isRefusal(added)) return added;
    await insertSubmission(shop, { productId: added.id, sellerId, now: shop.clock.now() });
    return { id: added.id };
  });
}

interface ChangedVariant extends FormVariantFields {
  readonly variantId: number;
  readonly base_price?: number;
  /** The values displayed when the new ones were entered. */
  readonly before?: FormVariantFields & { readonly base_price?: number };
}

/**
 * Changes the price and codes of a seller's variant, compared with the values the seller saw; another seller's is not found. Stock is changed
 * separately, so that changing a price never restores sold pieces.
 */
export function changeOwnVariant(
  shop: Shop,
  { customerId, sellerId }: Seller,
  { variantId, base_price: basePrice, before, ...codes }: ChangedVariant,
): Promise<
  { productId: number } | Refusal<'product-not-found' | 'sku-taken' | 'changed-meanwhile' | 'version-needed'>
> {
  const wanted = { ...codes, ...(basePrice !== undefined && { base_price: basePrice }) };
  const unseen = Object.keys(wanted).filter((name) => before === undefined || !(name in before));
  return shop.transaction(async () => {
    const [variant] = await variantOfSeller(shop, { variantId, sellerId });
    if (variant === undefined) return productNotFound;
    if (unseen.length > 0) return unseenFields(unseen.map((name) => `before.${name}`));
    // A retry after a lost response finds the new value already stored.
    const isAnother = ![before?.base_price ?? variant.basePrice, basePrice].includes(variant.basePrice);
    if (isAnother) return changedMeanwhile();
    const coded = await changeVariantCodes(shop, { by: customerId, sellerId }, { variantId, codes, seen: before });
    if (isRefusal(coded)) return coded;
    const { productId } = variant;
    if (basePrice === undefined || variant.basePrice === basePrice) return { productId };
    const changed = await changePrice(shop, { variantId, basePrice });
    if (isRefusal(changed)) return changed;
    await recordChange(shop, {
      by: customerId,
      action: 'price.changed',
      subject: 'variant',
      subjectId: variantId,
      before: { base_price: variant.basePrice },
      after: { base_price: basePrice },
    });
    return { productId };
  });
}

/** Corrects the stock of a seller's variant to the counted number, relative to the stock `seen`; another seller's is not found. */
export async function countOwnStock(
  shop: Shop,
  { customerId, sellerId }: Seller,
  { variantId, pieces, seen }: { variantId: number; pieces: number; seen: number },
): Promise<StockRefusal | null> {
  const moved = await moveStock(shop, {
    by: customerId,
    sellerId,
    changes: [{ variant_id: variantId, reason: 'corrected', pieces, seen }],
  });
  return isRefusal(moved) ? moved : null;
}
