const rowsOfABatch = 400;

/** Rows in pieces that one statement takes; none for no rows. */
export function inBatches<Row>(rows: readonly Row[], size = rowsOfABatch): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
