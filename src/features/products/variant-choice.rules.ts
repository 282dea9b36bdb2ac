import { renditionAt } from '#features/media/media.rules.ts';
import { joined } from '#shared/text/joined.ts';
import type { Language } from '#shared/language.ts';
import type { ProductDetail, Variant } from './products.contract.ts';

type Colour = NonNullable<Variant['colour']>;

/** A colour or size to choose, and the variant that choosing it leads to. */
export interface Choice<Value> {
  readonly value: Value;
  readonly variant: Variant;
  readonly chosen: boolean;
  /** Whether what it leads to can be bought. */
  readonly inStock: boolean;
}

const sameColour = (one: Colour | null, other: Colour | null) => one?.name === other?.name;

/** The best of some variants: one of the wished kind, else one that is in stock, else the first. */
function best(variants: readonly Variant[], wished: (variant: Variant) => boolean): Variant | undefined {
  return variants.find(wished) ?? variants.find(({ quantity }) => quantity > 0) ?? variants[0];
}

/** The colours of a product; choosing one keeps the size where the colour comes in it. */
export function colourChoices(variants: readonly Variant[], now: Variant): Choice<Colour>[] {
  const colours = new Map(variants.flatMap(({ colour }) => (colour === null ? [] : [[colour.name, colour] as const])));
  return [...colours.values()].flatMap((value) => {
    const variant = best(
      variants.filter(({ colour }) => sameColour(colour, value)),
      ({ size }) => size === now.size,
    );
    if (variant === undefined) return [];
    return { value, variant, chosen: sameColour(now.colour, value), inStock: variant.quantity > 0 };
  });
}

/** The sizes of a product; choosing one keeps the colour where the size comes in it. */
export function sizeChoices(variants: readonly Variant[], now: Variant): Choice<string>[] {
  const sizes = [...new Set(variants.flatMap(({ size }) => size ?? []))];
  return sizes.flatMap((value) => {
    const variant = best(
      variants.filter(({ size }) => size === value),
      ({ colour }) => sameColour(colour, now.colour),
    );
    if (variant === undefined) return [];
    return { value, variant, chosen: now.size === value, inStock: variant.quantity > 0 };
  });
}

/** A variant's colour and size in words; null for a product that comes in one kind only. */
export function variantName({ colour, size }: Pick<Variant, 'colour' | 'size'>, language: Language): string | null {
  return joined([colour?.name, size], language) || null;
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
