import { renditionAt } from '#features/media/media.rules.ts';
import { joined } from '#shared/text/joined.ts';
import type { Language } from '#shared/language.ts';
import type { ProductDetail, ProductOption, Variant } from './products.contract.ts';

type Value = ProductOption['values'][number];

/** A value of an option to choose, and the variant that choosing it leads to. */
export interface Choice {
  readonly value: Value;
  readonly variant: Variant;
  readonly chosen: boolean;
  /** Whether what it leads to can be bought. */
  readonly inStock: boolean;
  /** Whether it comes with what is chosen of the other options; else choosing it changes some of those. */
  readonly fits: boolean;
}

/** How many of the other options two variants have in common. */
const inCommon = (one: Variant, other: Variant, but: number): number =>
  one.values.filter((value, index) => index !== but && value === other.values[index]).length;

/** The best of some variants: one with all that is chosen of the other options, else of those in stock the one with most of it. */
function best(variants: readonly Variant[], now: Variant, option: number): Variant | undefined {
  const others = now.values.length - 1;
  const exact = variants.find((variant) => inCommon(variant, now, option) === others);
  if (exact !== undefined) return exact;
  const inStock = variants.filter(({ quantity }) => quantity > 0);
  const among = inStock.length > 0 ? inStock : variants;
  return among.toSorted((one, other) => inCommon(other, now, option) - inCommon(one, now, option))[0];
}

/** The values of the option at an index, those that some variant has. Choosing one keeps what is chosen of the other options where it comes with it. */
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

/** The value of a variant of the option at an index. */
export const valueAt = (option: ProductOption, variant: Variant, index: number): Value | undefined =>
  option.values.find(({ id }) => id === variant.values[index]);

/** A variant's values in words, as carts call it: colour and size alone, another option with its name; null for the only kind. */
export function variantName(options: readonly ProductOption[], variant: Variant, language: Language): string | null {
  const names = options.map((option, index) => {
    const name = valueAt(option, variant, index)?.name;
    return name === undefined || option.kind !== 'other' ? name : `${option.name}: ${name}`;
  });
  return joined(names, language) || null;
}

/** The variant that was chosen; without a choice the one that bears the product's number, or the first. */
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

/** Whether two addresses are of one image, in whatever size. */
export const sameImage = (one: string, other: string): boolean => renditionAt(one, 960) === renditionAt(other, 960);

/** The product's images and those of its variants, each once. */
export function imagesOf({ images, variants }: ProductDetail): string[] {
  const all = [...images.map(({ image }) => image), ...variants.flatMap(({ image }) => image ?? [])];
  return all.filter((image, index) => all.findIndex((one) => sameImage(one, image)) === index);
}
