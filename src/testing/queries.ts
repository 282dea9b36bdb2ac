import { vi } from 'vitest';
import type { Shop } from '#platform/shop.ts';

/**
 * The queries of a shop to its database from now on, without what it sends to other processes, which comes when it
 * comes.
 */
export interface WatchedQueries {
  readonly count: () => number;
  /** Begins to count anew. */
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Counts the queries of a shop: a list makes as many, however long it is. */
export function watchQueries(shop: Shop): WatchedQueries {
  const request = vi.spyOn(shop.database.pool, 'query');
  return {
    count: () => request.mock.calls.filter(([query]) => (query as { name?: string }).name !== 'notify').length,
    clear: () => {
      request.mockClear();
    },
    stop: () => {
      request.mockRestore();
    },
  };
}
