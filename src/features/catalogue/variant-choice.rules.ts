import type { Variant } from './catalogue.contract.ts';

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
    const variant = best(variants.filter(({ colour }) => sameColour(colour, value)), ({ size }) => size === now.size);
    if (variant === undefined) return [];
    return { value, variant, chosen: sameColour(now.colour, value), inStock: variant.quantity > 0 };
  });
}

/** The sizes of a product; choosing one keeps the colour where the size comes in it. */
export function sizeChoices(variants: readonly Variant[], now: Variant): Choice<string>[] {
  const sizes = [...new Set(variants.flatMap(({ size }) => size ?? []))];
  return sizes.flatMap((value) => {
    const variant = best(variants.filter(({ size }) => size === value), ({ colour }) => sameColour(colour, now.colour));
    if (variant === undefined) return [];
    return { value, variant, chosen: now.size === value, inStock: variant.quantity > 0 };
  });
}

/** A variant's colour and size in words; null for a product that comes in one kind only. */
export function variantName({ colour, size }: Pick<Variant, 'colour' | 'size'>): string | null {
  return [colour?.name, size].filter(Boolean).join('، ') || null;
}
