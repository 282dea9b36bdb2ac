/**
 * Returns the rows that a save added to a list, as stored, by their keys on the screen: in the order in which they were sent. None if the number of
 * added rows differs.
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
