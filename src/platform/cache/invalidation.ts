import { startBroadcast } from '../realtime/broadcast.ts';
import type { SharedCache } from './cache.ts';
import { afterCommit, type Database } from '../database/database.ts';
import type { Log } from '../log.ts';

export interface Invalidation {
  /**
   * Drops every answer that bears one of the tags: here at once, in the other processes within a second. Called in
   * a transaction, it waits for the commit.
   */
  readonly invalidate: (...tags: string[]) => void;
  readonly stop: () => Promise<void>;
}

/** Carries events of outdated answers between the processes of a shop; a lost listener makes everything doubtful. */
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
