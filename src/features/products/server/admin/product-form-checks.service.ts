import { videoKeyIn } from '#features/media/media.rules.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ProductForm } from '../../products-admin.contract.ts';
import { productErrors } from './products-admin-errors.messages.ts';
import {
  firstAlike,
  optionError,
  plannedOptions,
  wantedOptions,
  type OptionError,
  type PlannedOptions,
} from '../../product-options.rules.ts';
import {
  plannedValues,
  type AttributeRefusal,
  type PlannedValue,
} from '#features/attributes/server/attributes.service.ts';
import type { Editor } from './products-admin.service.ts';
import type { DraftRow } from './products-admin.store.ts';
import { references, skusOfOthers } from './product-save.store.ts';

export type SaveRefusal =
  | Refusal<
      'slug-taken' | 'sku-taken' | 'variants-alike' | 'options-invalid' | 'reference-unknown' | 'upload-not-found'
    >
  | AttributeRefusal;

/** Refuses a SKU that another variant of the seller has, with its field. */
export function skuTaken(index: number): Refusal<'sku-taken'> {
  const text = inBoth(productErrors, (t) => t.skuTaken);
  return refuse('sku-taken', text, { fields: { [`variants.${index}.sku`]: text } });
}

/** Rejects a form's SKU that occurs twice in it or belongs to a variant of another product of the seller. */
async function skuRejection(
  shop: Shop,
  { variants }: ProductForm,
  of: { readonly productId: number; readonly sellerId: number },
): Promise<Refusal<'sku-taken'> | null> {
  const codes = variants.map(({ sku }) => sku ?? '');
  const twice = codes.findIndex((code, index) => code !== '' && codes.indexOf(code) < index);
  if (twice >= 0) return skuTaken(twice);
  const taken = await skusOfOthers(shop, { ...of, skus: codes.filter((code) => code !== '') });
  const [first] = taken;
  return first === undefined ? null : skuTaken(codes.indexOf(first.sku));
}

/** Converts a draft's options and each variant's values to their stored form, by number. */
const storedIn = (before: DraftRow | undefined) => ({
  options: (before?.options ?? []).map(({ slot = 0, kind, name, values }) => ({
    slot,
    kind,
    name: name.fa,
    nameEn: name.en || null,
    values: values.map((value) => ({
      number: value.number ?? 0,
      name: value.name.fa,
      nameEn: value.name.en || null,
      swatch: value.swatch ?? null,
    })),
  })),
  values: new Map(
    before?.variants.map(({ id, values }) => [
      id,
      values.map(
        (name, index) => before.options[index]?.values.find((value) => value.name.fa === name)?.number ?? null,
      ),
    ]),
  ),
});

const optionsRefused = ({ field, what }: OptionError) => {
  const text = inBoth(productErrors, (t) => t[what]);
  return refuse('options-invalid', text, { fields: { [field]: text } });
};

/** Returns a form's options with slots and numbers, without validation. */
export function plannedFor(form: Pick<ProductForm, 'options' | 'variants'>, before?: DraftRow): PlannedOptions {
  const stored = storedIn(before);
  return plannedOptions(wantedOptions(form, stored), stored.options);
}

/**
 * Returns a form's options with slots and numbers, validated. Variants missing from the form stay as they are, so a value that one of them uses
 * cannot be removed.
 */
export function optionsOf(
  form: Pick<ProductForm, 'options' | 'variants'>,
  before?: DraftRow,
): PlannedOptions | Refusal<'variants-alike' | 'options-invalid'> {
  const stored = storedIn(before);
  const named = new Set(form.variants.flatMap(({ id }) => id ?? []));
  const left = [...stored.values.keys()].filter((id) => !named.has(id));
  const wanted = wantedOptions({ ...form, variants: [...form.variants, ...left.map((id) => ({ id }))] }, stored);
  const error = optionError(wanted);
  if (error !== null) return optionsRefused(error);
  const planned = plannedOptions(wanted, stored.options);
  const lost = left.some((id, index) => {
    const has = new Set(planned.chosen[form.variants.length + index]);
    return (stored.values.get(id) ?? []).some((number) => number !== null && !has.has(number));
  });
  if (lost) return optionsRefused({ field: 'options', what: 'valueInUse' });
  const alike = firstAlike(wanted);
  if (alike === null) return planned;
  const text = inBoth(productErrors, (t) => t.variantsAlike);
  const field = form.variants[alike]?.values === undefined ? 'size.fa' : 'values.0';
  return refuse('variants-alike', text, { fields: { [`variants.${alike}.${field}`]: text } });
}

/** Returns the first error of the form, with its field; null when it is valid. */
export async function rejectionOf(
  shop: Shop,
  form: ProductForm,
  { before, sellerId }: { readonly before?: DraftRow; readonly sellerId: number },
): Promise<SaveRefusal | null> {
  const beside = <Code extends 'reference-unknown'>(
    code: Code,
    field: string,
    name: keyof (typeof productErrors)['fa'] & ('variantNotHere' | 'categoryUnknown' | 'brandUnknown'),
  ) => {
    const text = inBoth(productErrors, (t) => t[name]);
    return refuse(code, text, { fields: { [field]: text } });
  };
  const known = new Set(before?.variants.map(({ id }) => id));
  const ids = form.variants.flatMap(({ id }) => id ?? []);
  const strange = form.variants.findIndex(({ id }) => id !== undefined && !known.has(id));
  if (strange >= 0 || new Set(ids).size < ids.length)
    return beside('reference-unknown', `variants.${Math.max(strange, 0)}.size`, 'variantNotHere');
  const [found] = await references(shop, { categoryId: form.category_id, brandId: form.brand_id });
  if (found?.category !== true) return beside('reference-unknown', 'category_id', 'categoryUnknown');
  if (!found.brand) return beside('reference-unknown', 'brand_id', 'brandUnknown');
  return skuRejection(shop, form, { productId: before?.id ?? 0, sellerId });
}

/** Returns the attribute values that a form sets; null when it does not mention any. */
export async function attributesOf(
  shop: Shop,
  { attributes: values, category_id: categoryId, specifications }: ProductForm,
  productId: number | null,
): Promise<PlannedValue[] | AttributeRefusal | null> {
  if (values === undefined) return null;
  return plannedValues(shop, { productId, categoryId, values, freeLines: specifications.length });
}

/** Assigns newly uploaded images to the product; existing ones stay. */
export async function claimImages(
  shop: Shop,
  { by }: Editor,
  form: ProductForm,
  stored: readonly string[],
): Promise<SaveRefusal | null> {
  const keys = [...form.pictures.map(({ key }) => key), ...form.variants.flatMap(({ picture_key: key }) => key ?? [])];
  const fresh = [...new Set(keys)].filter((key) => !stored.includes(key));
  const claimed = await claimUploads(shop, { customerId: by, keys: fresh, kind: 'picture' });
  if (!isRefusal(claimed)) return null;
  const text = inBoth(productErrors, (t) => t.imageUnknown);
  return refuse('upload-not-found', text, { fields: { pictures: text } });
}

/** Assigns an uploaded video to the product and releases the one it replaces. */
export async function claimVideo(
  shop: Shop,
  { by }: Editor,
  { video_id: address }: ProductForm,
  before: string | null,
): Promise<SaveRefusal | null> {
  if (address === before) return null;
  const [key, left] = [address, before].map((one) => (one === null ? null : videoKeyIn(one)));
  if (key != null) {
    const claimed = await claimUploads(shop, { customerId: by, keys: [key], kind: 'film' });
    const text = inBoth(productErrors, (t) => t.videoUnknown);
    if (isRefusal(claimed)) return refuse('upload-not-found', text, { fields: { video_id: text } });
  }
  if (left != null) await dropUploads(shop, [left]);
  return null;
}
