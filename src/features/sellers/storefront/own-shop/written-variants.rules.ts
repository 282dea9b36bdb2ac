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
  /** The codes and the weight that stood there when others were typed. */
  readonly codesSeen?: SeenCodes;
}

interface SeenCodes {
  readonly sku?: string;
  readonly barcode?: string;
  readonly weight_grams?: number | null;
}
/** What is changed of a variant beside its price and its pieces. */
const codeNames = ['sku', 'barcode', 'weight_grams'] as const;

/** What is sent of codes and weight: what is another than is stored, with what was seen of it. */
export function changedCodes(
  written: WrittenVariant,
  stored: Required<SeenCodes>,
): { readonly change: SeenCodes; readonly seen: SeenCodes } {
  const names = codeNames.filter((name) => written[name] !== undefined && written[name] !== stored[name]);
  const of = (from: SeenCodes) => Object.fromEntries(names.map((name) => [name, from[name]])) as SeenCodes;
  return { change: of(written), seen: of({ ...stored, ...written.codesSeen }) };
}

/** What was typed of a code or the weight, beside what stood there when that began. */
export const withCode = (written: WrittenVariant, stored: Required<SeenCodes>, typed: SeenCodes): WrittenVariant => {
  const begun = codeNames.filter((name) => name in typed && written.codesSeen?.[name] === undefined);
  const seen = Object.fromEntries(begun.map((name) => [name, stored[name]])) as SeenCodes;
  return { ...typed, codesSeen: { ...written.codesSeen, ...seen } };
};

export type WrittenVariants = Readonly<Record<number, WrittenVariant>>;

/** What was written of variants since this was sent; a price, or pieces, that were written again were seen as they were sent. */
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
 * What is written of variants after a save was refused. Of the one that somebody else has changed it is meant beside what the shop has by now, which is
 * displayed; a wrong code, or no answer, says nothing of what was counted meanwhile: the next try still says what was seen.
 */
export function afterRefusal(now: WrittenVariants, id: number | null, code: string | null): WrittenVariants {
  const variant = id === null ? undefined : now[id];
  if (id === null || variant === undefined || code !== 'changed-meanwhile') return now;
  const { seen: _, priceSeen: __, codesSeen: ___, ...written } = variant;
  return { ...now, [id]: written };
}
