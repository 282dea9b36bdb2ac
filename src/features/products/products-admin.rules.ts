import type { VariantForm } from './products-admin.contract.ts';

interface Stored {
  readonly id: number;
  readonly hidden: boolean;
  readonly archived?: boolean | undefined;
}

/**
 * The variant that a product's number stands for: the one that bears it, until it is archived; then the first that is left, one that is
 * displayed before a hidden one. As `settleDefaultVariant` has it in the database.
 */
export function standingVariant<Variant extends Stored>(
  productId: number,
  variants: readonly Variant[],
): Variant | undefined {
  const left = variants.filter(({ archived }) => archived !== true);
  return left.find(({ id }) => id === productId) ?? left.find(({ hidden }) => !hidden) ?? left[0];
}

type Kind = Pick<VariantForm, 'colour' | 'size' | 'size_en'>;

const kindOf = ({ colour, size }: Kind): string => JSON.stringify([colour?.name.trim() ?? null, size?.trim() ?? null]);
const englishOf = (name: string | undefined, nameEn: string | undefined): string | null =>
  (nameEn?.trim() || name?.trim()) ?? null;
const kindInEnglish = ({ colour, size, size_en: sizeEn }: Kind): string =>
  JSON.stringify([englishOf(colour?.name, colour?.name_en), englishOf(size ?? undefined, sizeEn)]);

/** The place of the first variant that has the colour and size of one before it, in either language; null when all differ. */
export function firstAlike(variants: readonly Kind[]): number | null {
  const seen = new Set<string>();
  for (const [index, variant] of variants.entries()) {
    const kinds = [`fa ${kindOf(variant)}`, `en ${kindInEnglish(variant)}`];
    if (kinds.some((kind) => seen.has(kind))) return index;
    for (const kind of kinds) seen.add(kind);
  }
  return null;
}
