import { typedSince } from '#shared/join-changes.ts';

/** The edits of a variant; an untouched field is absent, an emptied one is null. */
export interface WrittenVariant {
  readonly price?: number | null;
  /** The stored price when editing began. */
  readonly priceSeen?: number;
  readonly stock?: number | null;
  /** The stock when editing began: later changes are not part of the count. */
  readonly seen?: number;
  readonly sku?: string;
  readonly barcode?: string;
  readonly weight_grams?: number | null;
  /** The stored codes and weight when editing began. */
  readonly codesSeen?: SeenCodes;
}

interface SeenCodes {
  readonly sku?: string;
  readonly barcode?: string;
  readonly weight_grams?: number | null;
}
/** The editable fields besides price and stock. */
const codeNames = ['sku', 'barcode', 'weight_grams'] as const;

/** Returns the changed codes and weight, with the values seen when editing began. */
export function changedCodes(
  written: WrittenVariant,
  stored: Required<SeenCodes>,
): { readonly change: SeenCodes; readonly seen: SeenCodes } {
  const names = codeNames.filter((name) => written[name] !== undefined && written[name] !== stored[name]);
  const of = (from: SeenCodes) => Object.fromEntries(names.map((name) => [name, from[name]])) as SeenCodes;
  return { change: of(written), seen: of({ ...stored, ...written.codesSeen }) };
}

/** Adds an edit of a code or the weight, with the stored value when editing began. */
export const withCode = (written: WrittenVariant, stored: Required<SeenCodes>, typed: SeenCodes): WrittenVariant => {
  const begun = codeNames.filter((name) => name in typed && written.codesSeen?.[name] === undefined);
  const seen = Object.fromEntries(begun.map((name) => [name, stored[name]])) as SeenCodes;
  return { ...typed, codesSeen: { ...written.codesSeen, ...seen } };
};

export type WrittenVariants = Readonly<Record<number, WrittenVariant>>;

/** Returns the edits made since a save was sent; a price or stock edited again is relative to the sent value. */
export function leftOf(now: WrittenVariants, sent: WrittenVariants): WrittenVariants {
  const left: Record<number, WrittenVariant> = {};
  for (const [id, variant] of Object.entries(now)) {
    const before: WrittenVariant = sent[Number(id)] ?? {};
    const { seen: _, priceSeen: __, codesSeen: ___, ...fields } = typedSince<WrittenVariant>(variant, before, {});
    if (Object.keys(fields).length === 0) continue;
    const seen = fields.stock === undefined ? undefined : (before.stock ?? variant.seen);
    const priceSeen = fields.price === undefined ? undefined : (before.price ?? variant.priceSeen);
    const codes = codeNames.filter((name) => fields[name] !== undefined);
    const codesSeen = Object.fromEntries(
      codes.map((name) => [name, name in before ? before[name] : variant.codesSeen?.[name]]),
    );
    left[Number(id)] = {
      ...fields,
      ...(seen !== undefined && { seen }),
      ...(priceSeen !== undefined && { priceSeen }),
      ...(codes.length > 0 && { codesSeen }),
    };
  }
  return left;
}

/**
 * Returns the edits after a refused save. Edits of the variant that was changed by somebody else now refer to the current values, which are
 * displayed; after an invalid code or without a response, the values seen when editing began are retained for the retry.
 */
export function afterRefusal(now: WrittenVariants, id: number | null, code: string | null): WrittenVariants {
  const variant = id === null ? undefined : now[id];
  if (id === null || variant === undefined || code !== 'changed-meanwhile') return now;
  const { seen: _, priceSeen: __, codesSeen: ___, ...written } = variant;
  return { ...now, [id]: written };
}
