import type { TableRow } from './product-table.rules.ts';

/** Returns the lines whose slug appears in an earlier line; these are rejected. */
export function repeatedLines(rows: readonly TableRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  return new Set(
    rows.flatMap(({ line, cells }) => {
      const slug = cells.slug?.trim() ?? '';
      if (slug === '' || !seen.has(slug)) {
        seen.add(slug);
        return [];
      }
      return [line];
    }),
  );
}
