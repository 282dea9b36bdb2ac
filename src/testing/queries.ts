import { vi } from 'vitest';
import type { Shop } from '#platform/shop.ts';

/** The queries of a shop to its database from now on, without the notifications to other processes, whose timing varies. */
export interface WatchedQueries {
  readonly count: () => number;
  /** Resets the count. */
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Counts the queries of a shop: their number must not depend on a list's length. */
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
