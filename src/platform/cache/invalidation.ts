import { startBroadcast } from '../realtime/broadcast.ts';
import type { SharedCache } from './cache.ts';
import { afterCommit, type Database } from '../database/database.ts';
import type { Log } from '../log.ts';

export interface Invalidation {
  /**
   * Invalidates every response with one of the tags: immediately in this process, within a second in the others. Inside a transaction it waits for
   * the commit.
   */
  readonly invalidate: (...tags: string[]) => void;
  readonly stop: () => Promise<void>;
}

/** Distributes invalidations between the processes of a shop; losing the listener marks everything as possibly stale. */
export async function startInvalidation({
  cache,
  ...options
}: {
  database: Database;
  cache: SharedCache;
  log: Log;
  processId: string;
}): Promise<Invalidation> {
  const broadcast = await startBroadcast({
    ...options,
    channel: 'cache_drops',
    onMessage: (tags) => {
      cache.drop(tags);
    },
    onMissed: () => {
      cache.doubtAll();
    },
  });
  return {
    invalidate: (...tags) => {
      afterCommit(() => {
        cache.drop(tags);
        broadcast.send(tags);
      });
    },
    stop: broadcast.stop,
  };
}
