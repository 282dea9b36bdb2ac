import { returnWindowDays } from '#features/settings/server/return-window.service.ts';
import { brandOf } from '#features/appearance/server/appearance.service.ts';
import { specialPrices } from '#features/flash-sales/server/flash-sales.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ProductDetail } from '../../products.contract.ts';
import type { ProductForm } from '../../products-admin.contract.ts';
import { categoryTree } from '#features/categories/server/category-tree.service.ts';
import { productErrors } from './products-admin-errors.messages.ts';
import { detailOf, productNotFound } from '../product-detail.service.ts';
import type { DetailRow } from '../product-detail.store.ts';
import { storedAttribute, type AttributeRefusal } from '#features/attributes/server/attributes.service.ts';
import { attributesOf, plannedFor } from './product-form-checks.service.ts';
import { previewFields } from '../../product-fields.rules.ts';
import { standingVariant } from '../../products-admin.rules.ts';
import { draftById, type DraftRow } from './products-admin.store.ts';
import { storedSpecification } from './product-form-columns.ts';
import { makersOf, type Makers } from './product-preview.store.ts';

/**
 * Returns a product as its page would display it if it were saved and published. Only the editor receives it: nothing is stored, and the URL of a
 * hidden product stays not found.
 */
export async function previewProduct(
  shop: Shop,
  { id, ...form }: ProductForm & { readonly id?: number },
  language: Language,
): Promise<ProductDetail | AttributeRefusal | Refusal<'product-not-found' | 'reference-unknown'>> {
  const stored = id === undefined ? undefined : (await draftById(shop, { productId: id }))[0];
  if (id !== undefined && stored === undefined) return productNotFound;
  const [[makers], tree, rule, returnDays, house, specials] = await Promise.all([
    makersOf(shop, { brandId: form.brand_id, productId: id ?? null }),
    categoryTree(shop),
    priceRule(shop),
    returnWindowDays(shop),
    brandOf(shop),
    specialPrices(shop, id === undefined ? [] : [id]),
  ]);
  if (form.brand_id !== null && makers?.brandSlug == null) {
    const text = inBoth(productErrors, (t) => t.brandUnknown);
    return refuse('reference-unknown', text, { fields: { brand_id: text } });
  }
  const described = await attributesOf(shop, form, id ?? null);
  if (isRefusal(described)) return described;
  if (makers === undefined) throw new Error('The shop has no seller of its own.');
  return detailOf(
    { row: { ...rowOf(form, stored, makers), attributes: (described ?? []).map(storedAttribute) }, related: [] },
    { rule, returnDays, specials, tree, house, mode: shop.config.mode, language },
  );
}

/** Builds the product's row from the form. A new product has no id yet and its initial stock counts as available. */
function rowOf(form: ProductForm, stored: DraftRow | undefined, makers: Makers): Omit<DetailRow, 'attributes'> {
  const pieces = new Map(stored?.variants.map((variant) => [variant.id, Math.max(0, variant.on_hand - variant.held)]));
  const planned = plannedFor(form, stored);
  const variants = form.variants.map((variant, index) => ({
    id: variant.id ?? -index,
    values: planned.chosen[index] ?? [],
    basePrice: variant.base_price,
    pictureKey: variant.picture_key,
    sku: variant.sku || null,
    barcode: variant.barcode || null,
    quantity: variant.id === undefined ? (variant.stock ?? 0) : (pieces.get(variant.id) ?? 0),
    lowStock: false,
    visible: variant.visible && variant.archived !== true,
    archived: variant.archived,
  }));
  const visible = variants.flatMap(({ visible: isVisible, archived: _, ...variant }) => (isVisible ? [variant] : []));
  const imageKeys = [...new Set(form.pictures.map(({ key }) => key))];
  return {
    ...makers,
    id: stored?.id ?? 0,
    slug: form.slug ?? stored?.slug ?? '',
    name: form.name.fa,
    nameEn: form.name.en,
    description: form.description.fa,
    descriptionEn: form.description.en,
    pictureKey: imageKeys[0] ?? null,
    pictureKeys: imageKeys,
    pictureAlts: Object.fromEntries(form.pictures.flatMap(({ key, alt }) => (alt === '' ? [] : [[key, alt]]))),
    basePrice: (visible[0] ?? variants[0])?.basePrice ?? 0,
    badgeText: form.badge?.text.fa ?? null,
    badgeTextEn: form.badge?.text.en ?? null,
    badgeColor: form.badge?.color ?? null,
    rating: makers.rating,
    ratingCount: makers.ratingCount,
    inStock: visible.some(({ quantity }) => quantity > 0),
    videoId: form.video_id,
    specifications: form.specifications.map(storedSpecification),
    tags: [...new Set(form.tags.fa)],
    tagsEn: [...new Set(form.tags.en)],
    ...previewFields(form),
    categoryId: form.category_id,
    defaultVariantId: standingVariant(stored?.id ?? 0, variants)?.id ?? 0,
    options: planned.options.map((option) => ({
      ...option,
      values: planned.values.filter(({ slot }) => slot === option.slot),
    })),
    variants: visible,
  };
}
