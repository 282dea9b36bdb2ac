const rowsOfABatch = 400;

/** Rows in pieces that one statement takes; none for no rows. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsOfABatch) }, (_, place) =>
    rows.slice(place * rowsOfABatch, (place + 1) * rowsOfABatch),
  );
}
