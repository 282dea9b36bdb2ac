/** The quantities entered into the stock list: the pieces of each variant, and the quantity displayed when the entry was started. */
export type TypedPieces = readonly (readonly [variantId: number, { readonly pieces: number; readonly seen: number }])[];

/**
 * Returns the entries after the pieces of a variant were entered; null removes the entry. An entry refers to the quantity at its start; one that is
 * edited after a refusal refers to the current quantity.
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
 * Returns the entries left after a save: those entered since, and those that were not sent. For a variant that was counted again meanwhile, the sent
 * quantity is now the stored one.
 */
export function piecesLeft(typed: TypedPieces, sent: readonly Sent[], wereCounted: boolean): TypedPieces {
  const stored = new Map(sent.map(({ variantId, pieces }) => [variantId, pieces]));
  return typed.flatMap(([id, { pieces, seen }]) => {
    const was = stored.get(id);
    if (was === pieces) return [];
    return [[id, { pieces, seen: was !== undefined && wereCounted ? was : seen }] as const];
  });
}

/** Maps the errors of the sent lines (`changes.1.pieces`) to variants: the line may have moved or disappeared by now. */
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
