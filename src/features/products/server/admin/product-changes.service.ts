import { describeForSearch, textFor, wordsOf } from '../words/product-words.service.ts';
import { recordBasePrices } from '#features/prices/server/base-prices.service.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Shop } from '#platform/shop.ts';
import { slugify } from '#shared/text/slug.ts';
import {
  insertProduct,
  nextIds,
  settleBasePrice,
  setVariantPrice,
  slugTaken,
  updateProduct,
} from './product-changes.store.ts';
import { countWords } from '../words/product-words.store.ts';
import { categoryPath } from '#features/categories/server/category-path.service.ts';
import { pickFields, type StoredFields } from '../../product-fields.rules.ts';
import type { ProductForm } from '../../products-admin.contract.ts';
import { plannedOptions, wantedOptions, type ChosenVariant } from '../../product-options.rules.ts';
import { settleVariantNames, valueColumns, writeOptions } from './product-options.store.ts';
import type { ProductStatus, Specification } from '../../products.rules.ts';
import { pickVariantFields, type StoredVariantFields } from '../../variant-fields.rules.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { productNotFound } from '../product-detail.service.ts';

/** A new variant: a value of each option and the initial stock. */
export interface NewVariant extends Partial<StoredVariantFields> {
  readonly colour?: { readonly name: string; readonly nameEn?: string | null; readonly hex: string } | null;
  readonly size?: string | null;
  readonly sizeEn?: string | null;
  /** The name of its value of each product option, in order. */
  readonly values?: readonly (string | null)[];
  /** Defaults to the product's price. */
  readonly basePrice?: number;
  readonly pictureKey?: string | null;
  readonly stock: number;
  readonly hidden?: boolean;
  /** An archived variant is also hidden. */
  readonly archived?: boolean;
}

export interface NewProduct extends Partial<StoredFields> {
  readonly name: string;
  /** Generated from the name when omitted; characters invalid in a URL and names of API calls are replaced. */
  readonly slug?: string;
  readonly description?: string;
  readonly brandId?: number | null;
  /** The seller; defaults to the house. */
  readonly sellerId?: number;
  readonly categoryId: number;
  readonly basePrice: number;
  readonly badge?: { readonly text: string; readonly color: string } | null;
  readonly pictureKeys?: string[];
  readonly videoId?: string | null;
  readonly specifications?: readonly Specification[];
  readonly tags?: string[];
  readonly tagsEn?: string[];
  readonly featured?: boolean;
  /** Defaults to active. */
  readonly status?: ProductStatus;
  /** Texts in other languages. */
  readonly translations?: Record<string, Record<string, string>>;
  /** Alt texts of the images, by key. */
  readonly pictureAlts?: Record<string, string>;
  /** The customer id of the editor; defaults to the shop itself. */
  readonly by?: number;
  /** Its options; default to the colours and sizes of its variants. */
  readonly options?: ProductForm['options'];
  /** At least one; the first has the product's id. */
  readonly variants: readonly [NewVariant, ...NewVariant[]];
}

/** Returns a new variant's option values in the form's format. */
const chosenVariant = ({ colour, size, sizeEn, values }: NewVariant): ChosenVariant => ({
  ...(values === undefined ? {} : { values: [...values] }),
  colour: colour == null ? null : { name: { fa: colour.name, en: colour.nameEn ?? '' }, hex: colour.hex },
  size: size == null ? null : { fa: size, en: sizeEn ?? '' },
});

/** Creates a product with its variants, their stock and its search text. */
export function createProduct(
  shop: Shop,
  product: NewProduct,
): Promise<{ id: number; slug: string; variantIds: number[] }> {
  return shop.transaction(async () => {
    const variantIds = await nextIds(shop, product.variants.length);
    const [id] = variantIds;
    if (id === undefined) throw new Error('A product needs a variant.');
    const slug = await freeSlug(shop, slugify(product.slug ?? product.name) ?? `product-${id}`, id);
    const now = shop.clock.now();
    const path = await categoryPath(shop, { categoryId: product.categoryId });
    const searchText = await textFor(shop, product, path);
    const planned = plannedOptions(
      wantedOptions({ options: product.options, variants: product.variants.map(chosenVariant) }),
      [],
    );
    await insertProduct(shop, {
      ...rowsOf(product, { id, variantIds, slug, searchText, planned, now }),
      categoryIds: path.map((category) => category.id),
      at: now,
      by: product.by ?? null,
    });
    await recordBasePrices(shop, [id]);
    if (planned.options.length > 0) await writeOptions(shop, id, planned);
    await settleVariantNames(shop, { productIds: [id] });
    await countWords(shop, { added: wordsOf(searchText), gone: [] });
    shop.invalidate(`product:${id}`, 'list', 'prices', 'category-stock', 'categories');
    return { id, slug, variantIds };
  });
}

interface RowsWith {
  readonly id: number;
  readonly variantIds: readonly number[];
  readonly slug: string;
  readonly searchText: string;
  readonly planned: ReturnType<typeof plannedOptions>;
  readonly now: Date;
}

/** Returns the rows of a new product, its variants and their stock. */
function rowsOf(product: NewProduct, { id, variantIds, slug, searchText, planned, now }: RowsWith) {
  const sellerId = product.sellerId ?? houseSellerId;
  const first = product.variants.find(({ hidden }) => hidden !== true) ?? product.variants[0];
  return {
    product: {
      id,
      slug,
      name: product.name,
      description: product.description ?? '',
      translations: product.translations ?? {},
      brandId: product.brandId ?? null,
      categoryId: product.categoryId,
      sellerId,
      basePrice: first.basePrice ?? product.basePrice,
      badgeText: product.badge?.text ?? null,
      badgeColor: product.badge?.color ?? null,
      pictureKeys: product.pictureKeys ?? [],
      pictureAlts: product.pictureAlts ?? {},
      videoId: product.videoId ?? null,
      specifications: product.specifications ?? [],
      tags: product.tags ?? [],
      tagsEn: product.tagsEn ?? [],
      inStock: product.variants.some(({ stock, hidden }) => stock > 0 && hidden !== true),
      status: product.status ?? 'active',
      featuredAt: product.featured === true ? now : null,
      ...pickFields(product),
      searchText,
      createdAt: now,
      changedAt: now,
    },
    variants: product.variants.map((variant, position) => ({
      id: variantIds[position] ?? id,
      productId: id,
      position,
      ...valueColumns(planned.chosen[position]),
      basePrice: variant.basePrice ?? product.basePrice,
      pictureKey: variant.pictureKey ?? null,
      hiddenAt: variant.hidden === true ? now : null,
      archivedAt: variant.archived === true ? now : null,
      ...pickVariantFields(variant),
      sellerId,
    })),
    stock: product.variants.map(({ stock }, position) => ({ variantId: variantIds[position] ?? id, onHand: stock })),
  };
}
/** Changes a variant's price, effective on all lists and pages immediately. */
export function changePrice(
  shop: Shop,
  { variantId, basePrice }: { variantId: number; basePrice: number },
): Promise<{ productId: number } | Refusal<'product-not-found'>> {
  return shop.transaction(async () => {
    const [changed] = await setVariantPrice(shop, { variantId, basePrice, now: shop.clock.now() });
    if (changed === undefined) return productNotFound;
    const { productId } = changed;
    await settlePrice(shop, productId);
    shop.invalidate(`product:${productId}`, 'prices');
    return { productId };
  });
}

/**
 * Sets a product's price, used for display and sorting in lists, to that of its first visible variant, after prices, order or visibility of variants
 * changed; customers with it on their wish list are notified when it falls.
 */
export async function settlePrice(shop: Shop, productId: number): Promise<void> {
  await recordBasePrices(shop, [productId]);
  const [changed] = await settleBasePrice(shop, { productId });
  if (changed !== undefined && changed.is < changed.was)
    await shop.publish('product.cheaper', { productId, was: changed.was });
}

/** A change of a product; omitted fields stay unchanged. */
export interface ProductChange extends Partial<StoredFields> {
  readonly productId: number;
  readonly name?: string;
  readonly description?: string;
  readonly brandId?: number | null;
  readonly badge?: { readonly text: string; readonly color: string } | null;
  readonly pictureKeys?: string[];
  readonly videoId?: string | null;
  readonly specifications?: readonly Specification[];
  readonly tags?: string[];
  readonly tagsEn?: string[];
  readonly featured?: boolean;
  readonly status?: ProductStatus;
}

/** Changes a product's displayed fields and its search text. */
export function changeProduct(
  shop: Shop,
  change: ProductChange,
): Promise<{ productId: number } | Refusal<'product-not-found'>> {
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const { productId, badge, featured, ...columns } = change;
    const changed = await updateProduct(shop, productId, {
      ...columns,
      ...(badge === undefined ? {} : { badgeText: badge?.text ?? null, badgeColor: badge?.color ?? null }),
      ...(featured === undefined ? {} : { featuredAt: featured ? now : null }),
      changedAt: now,
    });
    if (changed === undefined) return productNotFound;
    await describeForSearch(shop, productId, await categoryPath(shop, { categoryId: changed.categoryId }));
    await settleVariantNames(shop, { productIds: [productId] });
    shop.invalidate(`product:${productId}`, 'list', 'prices');
    return { productId };
  });
}

async function freeSlug(shop: Shop, slug: string, id: number): Promise<string> {
  return (await slugTaken(shop, slug)) ? `${slug.slice(0, 100)}-${id}` : slug;
}
