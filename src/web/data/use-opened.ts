import type { Noun } from './touched.ts';
import { useResource } from './use-resource.ts';

/**
 * Returns the current version of a row that was opened from a list: another user's change is included in the next action, even if it removed the row
 * from the filter, or the row is on a page that is not reloaded. The original row if the shop no longer has it.
 */
export function useOpened<Row extends { readonly id: number }>(
  noun: Noun,
  row: Row | null,
  load: (id: number, signal: AbortSignal) => Promise<Row>,
): Row | null {
  const now = useResource<Row | null>(
    [noun, 'opened', row?.id],
    (signal) => (row === null ? Promise.resolve(null) : load(row.id, signal)),
    { first: row, fresh: true },
  );
  return now.state === 'ready' ? now.data : row;
}
