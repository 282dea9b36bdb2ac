import type { Text } from '#shared/language.ts';
import type { TableColumn, TableRow } from './product-table.rules.ts';

/** What is being done with a table: it is looked through, waits for a yes, is written, is through, or was stopped. */
export const importStates = ['checking', 'checked', 'keeping', 'done', 'stopped'] as const;
export type ImportState = (typeof importStates)[number];

/** What became of a line, or would. */
export const lineOutcomes = ['added', 'changed', 'same', 'faulty'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What is wrong with a line; an error of the line as a whole has no column. */
export interface LineError {
  readonly column: TableColumn | null;
  readonly message: Text;
}

/** Whether a process of the shop is to go on with it. */
export const isUnderWay = (state: ImportState): boolean => state === 'checking' || state === 'keeping';

/** Lines whose slug stands in a line before: the later ones are left out. */
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
