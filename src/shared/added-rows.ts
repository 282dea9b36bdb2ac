/**
 * The rows that a save added to a list, as they are stored, by the keys that they had on the screen: in the order in which they were sent. None where
 * another number of them is there by now.
 */
export function addedRows<Row extends { readonly key: string }>(
  sent: readonly Row[],
  stored: readonly Row[],
  isStored: (row: Row) => boolean,
): ReadonlyMap<string, Row> {
  const before = new Set(sent.filter(isStored).map(({ key }) => key));
  const fresh = sent.filter((row) => !isStored(row));
  const added = stored.filter(({ key }) => !before.has(key));
  if (fresh.length !== added.length) return new Map();
  return new Map(
    fresh.flatMap(({ key }, index) => {
      const row = added[index];
      return row === undefined ? [] : [[key, row] as const];
    }),
  );
}
