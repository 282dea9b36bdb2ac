/** What was typed into the list of stock: the pieces of each variant, and how many there were when that was begun. */
export type TypedPieces = readonly (readonly [variantId: number, { readonly pieces: number; readonly seen: number }])[];

/**
 * What is typed once more pieces of a variant were typed; null takes it out. It was begun beside so many as were there then; what is written anew after the
 * shop has refused it is meant beside what it has by now.
 */
export function withPieces(
  typed: TypedPieces,
  { id, on_hand: now }: { readonly id: number; readonly on_hand: number },
  pieces: number | null,
  wasRefused: boolean,
): TypedPieces {
  const next = new Map(typed);
  const seen = wasRefused ? now : (next.get(id)?.seen ?? now);
  if (pieces === null) next.delete(id);
  else next.set(id, { pieces, seen });
  return [...next];
}

interface Sent {
  readonly variantId: number;
  readonly pieces: number;
}

/**
 * What is left to send once these were stored: what was typed since, and what is not among them. Of a variant that was counted again
 * meanwhile the shop has by now what was sent.
 */
export function piecesLeft(typed: TypedPieces, sent: readonly Sent[], wereCounted: boolean): TypedPieces {
  const stored = new Map(sent.map(({ variantId, pieces }) => [variantId, pieces]));
  return typed.flatMap(([id, { pieces, seen }]) => {
    const was = stored.get(id);
    if (was === pieces) return [];
    return [[id, { pieces, seen: was !== undefined && wereCounted ? was : seen }] as const];
  });
}

/** The errors of what was sent (`changes.1.pieces`), by the variant of their line: it may stand elsewhere by now, or be gone. */
export function errorsByVariant(
  fields: Readonly<Record<string, string>>,
  sent: readonly number[],
): ReadonlyMap<number, string> {
  return new Map(
    sent.flatMap((id, index) => {
      const error = fields[`changes.${index}.pieces`];
      return error === undefined ? [] : [[id, error] as const];
    }),
  );
}
