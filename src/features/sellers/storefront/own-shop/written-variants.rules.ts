import { typedSince } from '#shared/join-changes.ts';

/** What is written of a variant; a field that nobody touched is not there, an emptied one is null. */
export interface WrittenVariant {
  readonly price?: number | null;
  /** The price that stood there when it was typed. */
  readonly priceSeen?: number;
  readonly stock?: number | null;
  /** How many there were when it was typed: what came since was not counted. */
  readonly seen?: number;
  readonly sku?: string;
  readonly barcode?: string;
  readonly weight_grams?: number | null;
}

export type WrittenVariants = Readonly<Record<number, WrittenVariant>>;

/** What was written of variants since this was sent; a price, or pieces, that were written again were seen as they were sent. */
export function leftOf(now: WrittenVariants, sent: WrittenVariants): WrittenVariants {
  const left: Record<number, WrittenVariant> = {};
  for (const [id, variant] of Object.entries(now)) {
    const before: WrittenVariant = sent[Number(id)] ?? {};
    const { seen: _, priceSeen: __, ...fields } = typedSince<WrittenVariant>(variant, before, {});
    if (Object.keys(fields).length === 0) continue;
    const seen = fields.stock === undefined ? undefined : (before.stock ?? variant.seen);
    const priceSeen = fields.price === undefined ? undefined : (before.price ?? variant.priceSeen);
    left[Number(id)] = {
      ...fields,
      ...(seen !== undefined && { seen }),
      ...(priceSeen !== undefined && { priceSeen }),
    };
  }
  return left;
}

/** What is written, as seen beside what the shop stores by now: a save was refused, and shows it. */
export const seenAnew = (now: WrittenVariants): WrittenVariants =>
  Object.fromEntries(
    Object.entries(now).map(([id, { seen: _, priceSeen: __, ...variant }]) => [id, variant satisfies WrittenVariant]),
  );
