import { typedSince } from '#shared/join-changes.ts';

/** What is written of a variant; a field that nobody touched is not there, an emptied one is null. */
export interface WrittenVariant {
  readonly price?: number | null;
  readonly stock?: number | null;
  /** How many there were when it was typed: what came since was not counted. */
  readonly seen?: number;
  readonly sku?: string;
  readonly barcode?: string;
  readonly weight_grams?: number | null;
}

export type WrittenVariants = Readonly<Record<number, WrittenVariant>>;

/** What was written of variants since this was sent; pieces that were counted again were seen as they were sent. */
export function leftOf(now: WrittenVariants, sent: WrittenVariants): WrittenVariants {
  const left: Record<number, WrittenVariant> = {};
  for (const [id, variant] of Object.entries(now)) {
    const before: WrittenVariant = sent[Number(id)] ?? {};
    const { seen: _, ...fields } = typedSince<WrittenVariant>(variant, before, {});
    if (Object.keys(fields).length === 0) continue;
    const seen = fields.stock === undefined ? undefined : (before.stock ?? variant.seen);
    left[Number(id)] = { ...fields, ...(seen !== undefined && { seen }) };
  }
  return left;
}
