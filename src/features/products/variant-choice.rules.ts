import { renditionAt } from '#features/media/media.rules.ts';
import { joined } from '#shared/text/joined.ts';
import type { Language } from '#shared/language.ts';
import type { ProductDetail, ProductOption, Variant } from './products.contract.ts';

type Value = ProductOption['values'][number];

/** A selectable value of an option, with the variant that selecting it leads to. */
export interface Choice {
  readonly value: Value;
  readonly variant: Variant;
  readonly chosen: boolean;
  /** Whether the variant it leads to can be bought. */
  readonly inStock: boolean;
  /** Whether it is available with the other selected options; otherwise selecting it changes some of them. */
  readonly fits: boolean;
}

/** Returns how many of the other options two variants have in common. */
const inCommon = (one: Variant, other: Variant, but: number): number =>
  one.values.filter((value, index) => index !== but && value === other.values[index]).length;

/** Returns the best of some variants: one with all other selected options, otherwise the one in stock with most of them. */
function best(variants: readonly Variant[], now: Variant, option: number): Variant | undefined {
  const others = now.values.length - 1;
  const exact = variants.find((variant) => inCommon(variant, now, option) === others);
  if (exact !== undefined) return exact;
  const inStock = variants.filter(({ quantity }) => quantity > 0);
  const among = inStock.length > 0 ? inStock : variants;
  return among.toSorted((one, other) => inCommon(other, now, option) - inCommon(one, now, option))[0];
}

/** Returns the values of the option at an index that some variant has. Selecting one keeps the other selected options where possible. */
export function choicesOf(
  { options, variants }: Pick<ProductDetail, 'options' | 'variants'>,
  now: Variant,
  option: number,
): Choice[] {
  return (options[option]?.values ?? []).flatMap((value) => {
    const variant = best(
      variants.filter(({ values }) => values[option] === value.id),
      now,
      option,
    );
    if (variant === undefined) return [];
    const chosen = now.values[option] === value.id;
    const fits = inCommon(variant, now, option) === now.values.length - 1;
    return { value, variant, chosen, inStock: variant.quantity > 0, fits };
  });
}

/** Returns a variant's value of the option at an index. */
export const valueAt = (option: ProductOption, variant: Variant, index: number): Value | undefined =>
  option.values.find(({ id }) => id === variant.values[index]);

/** Returns a variant's name as in the cart: colour and size by value only, other options with their name; null for a single variant. */
export function variantName(options: readonly ProductOption[], variant: Variant, language: Language): string | null {
  const names = options.map((option, index) => {
    const name = valueAt(option, variant, index)?.name;
    return name === undefined || option.kind !== 'other' ? name : `${option.name}: ${name}`;
  });
  return joined(names, language) || null;
}

/** Returns the selected variant; without a selection the one with the product's id, or the first. */
export function variantOf(product: ProductDetail, chosenId: number | null): Variant {
  const own = product.variants.find(({ id }) => id === (chosenId ?? product.id)) ?? product.variants[0];
  const { id, base_price, new_price, quantity } = product;
  return (
    own ?? {
      id,
      base_price,
      new_price,
      quantity,
      values: [],
      colour: null,
      size: null,
      image: null,
      sku: null,
      barcode: null,
      low_stock: false,
    }
  );
}

/** Whether two URLs are of the same image, at any size. */
export const sameImage = (one: string, other: string): boolean => renditionAt(one, 960) === renditionAt(other, 960);

/** Returns the images of the product and its variants without duplicates. */
export function imagesOf({ images, variants }: ProductDetail): string[] {
  const all = [...images.map(({ image }) => image), ...variants.flatMap(({ image }) => image ?? [])];
  return all.filter((image, index) => all.findIndex((one) => sameImage(one, image)) === index);
}
