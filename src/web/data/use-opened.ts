import type { Noun } from './touched.ts';
import { useResource } from './use-resource.ts';

/**
 * A row that was opened from a list, as the shop has it by now: what somebody else saved of it is there for the next press, also where their change took
 * it out of the filter, or it stands in a part that is not loaded again. As it was where the shop has it no more.
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
