import { newVariant, columnsOf } from './product-form-columns.ts';
import {
  type SaveRefusal,
  rejectionOf,
  attributesOf,
  claimImages,
  claimVideo,
  optionsOf,
  skuTaken,
} from './product-form-checks.service.ts';
import { writeProductValues } from '#features/attributes/server/attributes.service.ts';
import { moveToCategories } from '#features/categories/server/product-categories.service.ts';
import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ProductForm, VariantForm } from '../../products-admin.contract.ts';
import { productErrors } from './products-admin-errors.messages.ts';
import { createProduct, settlePrice } from './product-changes.service.ts';
import { isUnseen, pickVariantForm, storedVariantFields, type FormVariantFields } from '../../variant-fields.rules.ts';
import { describeForSearch } from '../words/product-words.service.ts';
import { nextIds, settleDefaultVariant, slugTaken, updateProduct } from './product-changes.store.ts';
import { categoryPath } from '#features/categories/server/category-path.service.ts';
import type { Editor } from './products-admin.service.ts';
import { draftFor, lockProduct, type DraftRow } from './products-admin.store.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { productNotFound } from '../product-detail.service.ts';
import {
  codesOfVariant,
  insertVariants,
  saveFormerSlug,
  skuOfAnother,
  slugOfAnother,
  storeProductMetadata,
  touchProduct,
  updateVariants,
} from './product-save.store.ts';
import { setVariantValues, settleVariantNames, valueColumns, writeOptions } from './product-options.store.ts';
import type { PlannedOptions } from '../../product-options.rules.ts';
import type { Metadata } from '#shared/metadata.ts';
import { settleInStock } from '../product-stock.service.ts';

const slugIsTaken = refuse(
  'slug-taken',
  inBoth(productErrors, (t) => t.slugTaken),
  { fields: { slug: inBoth(productErrors, (t) => t.slugTaken) } },
);

/** Creates a product for the editor's seller or for the house. */
export async function addProduct(
  shop: Shop,
  editor: Editor,
  form: ProductForm & { readonly metadata?: Metadata },
): Promise<{ id: number; slug: string; version: number } | SaveRefusal> {
  return takenRefused(
    shop.transaction(async () => {
      const planned = optionsOf(form);
      if (isRefusal(planned)) return planned;
      const error =
        (await rejectionOf(shop, form, { sellerId: editor.sellerId ?? houseSellerId })) ??
        (await claimImages(shop, editor, form, [])) ??
        (await claimVideo(shop, editor, form, null));
      if (error !== null) return error;
      const described = await attributesOf(shop, form, null);
      if (isRefusal(described)) return described;
      if (form.slug !== undefined && (await slugTaken(shop, form.slug))) return slugIsTaken;
      const [first, ...others] = form.variants.map(newVariant);
      if (first === undefined) throw new Error('A product needs a variant.');
      const { id, slug } = await createProduct(shop, {
        ...columnsOf(form),
        ...(form.slug === undefined ? {} : { slug: form.slug }),
        badge: form.badge === null ? null : { ...form.badge, text: form.badge.text.fa },
        basePrice: form.variants[0]?.base_price ?? 0,
        ...(form.options === undefined ? {} : { options: form.options }),
        status: form.status,
        ...(editor.sellerId === null ? {} : { sellerId: editor.sellerId }),
        variants: [first, ...others],
        by: editor.by,
      });
      if (described !== null) await writeProductValues(shop, id, described);
      if (form.metadata !== undefined) await storeProductMetadata(shop, { productId: id, metadata: form.metadata });
      await recordChange(shop, {
        by: editor.by,
        action: 'product.added',
        subject: 'product',
        subjectId: id,
        after: { ...form, slug },
      });
      return { id, slug, version: 1 };
    }),
  );
}

/** Saves a whole product unless it was changed since its version was read. */
export async function saveProduct(
  shop: Shop,
  editor: Editor,
  { id, version, ...form }: ProductForm & { readonly id: number; readonly version: number },
): Promise<{ version: number; slug: string } | SaveRefusal | Refusal<'product-not-found' | 'changed-meanwhile'>> {
  return takenRefused(
    shop.transaction(async () => {
      const [locked] = await lockProduct(shop, { productId: id });
      const [before] = await draftFor(shop, { productId: id, sellerId: editor.sellerId });
      if (locked === undefined || before === undefined) return productNotFound;
      if (locked.version !== version)
        return refuse(
          'changed-meanwhile',
          inBoth(productErrors, (t) => t.changedMeanwhile),
        );
      const planned = optionsOf(form, before);
      if (isRefusal(planned)) return planned;
      const stored = [
        ...before.pictures.map(({ key }) => key),
        ...before.variants.flatMap(({ picture_key: key }) => key ?? []),
      ];
      const error =
        (await rejectionOf(shop, form, { before, sellerId: before.seller.id })) ??
        (await claimImages(shop, editor, form, stored)) ??
        (await claimVideo(shop, editor, form, before.video_id));
      if (error !== null) return error;
      const described = await attributesOf(shop, form, id);
      if (isRefusal(described)) return described;
      const slug = form.slug ?? before.slug;
      if (slug !== before.slug) {
        if ((await slugOfAnother(shop, { slug, productId: id })).length > 0) return slugIsTaken;
        await saveFormerSlug(shop, { former: before.slug, slug, productId: id });
      }
      await writeProduct(shop, before, { ...form, slug });
      if (described !== null) await writeProductValues(shop, id, described);
      await writeVariants(shop, editor, before, { variants: form.variants, planned });
      await settleDefaultVariant(shop, { productId: id });
      await settlePrice(shop, id);
      await settleInStock(shop, [id]);
      const [after] = await draftFor(shop, { productId: id, sellerId: editor.sellerId });
      if (after === undefined) throw new Error('A product was gone while it was changed.');
      await recordChange(shop, {
        by: editor.by,
        action: 'product.changed',
        subject: 'product',
        subjectId: id,
        ...changedParts(recorded(before), recorded(after)),
      });
      shop.invalidate(`product:${id}`, `stock:${id}`, 'list', 'prices', 'offers', 'categories', 'category-stock');
      return { version: after.version, slug };
    }),
  );
}

async function writeProduct(shop: Shop, before: DraftRow, form: ProductForm & { slug: string }): Promise<void> {
  const now = shop.clock.now();
  const path = await categoryPath(shop, { categoryId: form.category_id });
  await updateProduct(shop, before.id, {
    ...columnsOf(form),
    slug: form.slug,
    badgeText: form.badge?.text.fa ?? null,
    badgeColor: form.badge?.color ?? null,
    status: form.status,
    version: before.version + 1,
    changedAt: now,
  });
  if (form.category_id !== before.category_id)
    await moveToCategories(
      shop,
      before.id,
      path.map((category) => category.id),
    );
  await describeForSearch(shop, before.id, path);
}

/** Returns a variant's columns from the form. */
const variantColumns = (variant: VariantForm, position: number) => ({
  position,
  basePrice: variant.base_price,
  pictureKey: variant.picture_key,
  ...storedVariantFields(variant),
});

/** Returns when a variant was hidden and archived, where the form changes that; an archived variant is also hidden. */
function lifeOf(variant: VariantForm, before: { visible: boolean; archived: boolean }, now: Date) {
  const archived = variant.archived ?? before.archived;
  const visible = variant.visible && !archived;
  return {
    ...(visible === before.visible ? {} : { hiddenAt: visible ? null : now }),
    ...(archived === before.archived ? {} : { archivedAt: archived ? now : null }),
  };
}

async function writeVariants(
  shop: Shop,
  editor: Editor,
  before: DraftRow,
  { variants: wanted, planned }: { variants: readonly VariantForm[]; planned: PlannedOptions },
): Promise<void> {
  const now = shop.clock.now();
  const stored = new Map(before.variants.map((variant) => [variant.id, variant]));
  const placed = wanted.map((variant, position) => ({ variant, position }));
  await writeOptions(shop, before.id, planned);
  await setVariantValues(shop, { productId: before.id, ...columnsOfValues(wanted, planned) });
  await updateVariants(
    shop,
    placed.flatMap(({ variant, position }) => {
      const known = variant.id === undefined ? undefined : stored.get(variant.id);
      return known === undefined
        ? []
        : [{ id: known.id, ...variantColumns(variant, position), ...lifeOf(variant, known, now) }];
    }),
  );
  const added = placed.filter(({ variant }) => variant.id === undefined);
  const ids = await nextIds(shop, added.length);
  await insertVariants(
    shop,
    added.map(({ variant, position }, index) => ({
      columns: {
        id: ids[index] ?? 0,
        productId: before.id,
        sellerId: before.seller.id,
        ...variantColumns(variant, position),
        ...valueColumns(planned.chosen[position]),
        ...lifeOf(variant, { visible: true, archived: false }, now),
      },
      onHand: variant.stock ?? 0,
    })),
    { by: editor.by, at: now },
  );
  await settleVariantNames(shop, { productIds: [before.id] });
}

/** Returns the values of the existing variants as arrays per column. */
function columnsOfValues(wanted: readonly VariantForm[], { chosen }: PlannedOptions) {
  const known = wanted.flatMap(({ id }, index) => (id === undefined ? [] : [{ id, values: chosen[index] ?? [] }]));
  const values = (slot: number) => known.map(({ values: numbers }) => numbers[slot - 1] ?? null);
  return { variantIds: known.map(({ id }) => id), values1: values(1), values2: values(2), values3: values(3) };
}

/** Returns the audit log's snapshot of a product, without stock, which has its own history. */
function recorded({ version: _, changed_at: __, seller: ___, linked_products: _____, variants, ...product }: DraftRow) {
  return { ...product, variants: variants.map(({ on_hand: ____, held: _____, ...variant }) => variant) };
}

/**
 * Changes codes, weight and dimensions of a variant; omitted fields stay, and unchanged ones are not logged. Refused when another variant of the
 * seller has the code, or when a value differs from `seen`.
 */
export function changeVariantCodes(
  shop: Shop,
  editor: Editor & { readonly sellerId: number },
  {
    variantId,
    codes,
    seen = {},
  }: { variantId: number; codes: FormVariantFields; seen?: FormVariantFields | undefined },
): Promise<Refusal<'product-not-found' | 'sku-taken' | 'changed-meanwhile'> | null> {
  return skuRefused(
    shop.transaction(async () => {
      const [found] = await codesOfVariant(shop, { variantId, sellerId: editor.sellerId });
      if (found === undefined) return productNotFound;
      const before = pickVariantForm(found.codes);
      const after = { ...before, ...pickVariantForm(codes) };
      const changed = changedParts({ ...before }, { ...after });
      if (Object.keys(changed.after).length === 0) return null;
      if (isUnseen(changed.before, seen)) return changedMeanwhile();
      const { sellerId } = editor;
      const sku = after.sku ?? '';
      if (sku !== '' && (await skuOfAnother(shop, { sku, sellerId, variantId })).length > 0) return skuTaken(0);
      await updateVariants(shop, [{ id: variantId, ...storedVariantFields(after) }]);
      const { productId } = found;
      await touchProduct(shop, { productId, now: shop.clock.now() });
      const noted = { by: editor.by, action: 'variant.changed', subject: 'variant', subjectId: variantId } as const;
      await recordChange(shop, { ...noted, ...changed });
      shop.invalidate(`product:${productId}`);
      return null;
    }),
  );
}

/** Converts the unique violation of a concurrently taken code into a refusal. */
async function skuRefused<T>(saving: Promise<T>): Promise<T | Refusal<'sku-taken'>> {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, 'variants_sku')) return skuTaken(0);
    throw error;
  }
}

/** Converts the unique violation of a concurrently taken slug or code into a refusal. */
async function takenRefused<T>(saving: Promise<T>): Promise<T | SaveRefusal> {
  try {
    return await skuRefused(saving);
  } catch (error) {
    if (isUniqueViolation(error, 'products_slug')) return slugIsTaken;
    throw error;
  }
}
