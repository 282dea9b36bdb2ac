import type { SharedCache } from './cache.ts';
import { afterCommit, type Database } from './database.ts';
import type { Log } from './log.ts';

const channel = 'cache_drops';
/** Drops are told to other processes together, so that a busy shop does not notify once an order. */
const gatherMilliseconds = 20;
/** A notification carries less than 8,000 bytes; more tags than fit are told as "everything". */
const mostPayload = 7_000;

export interface Invalidation {
  /**
   * Drops every answer that bears one of the tags: here at once, in the other processes within a second. Called in
   * a transaction, it waits for the commit.
   */
  readonly invalidate: (...tags: string[]) => void;
  readonly stop: () => Promise<void>;
}

/** Carries news of outdated answers between the processes of a shop by LISTEN/NOTIFY; a lost listener drops everything. */
export async function startInvalidation(options: { database: Database; cache: SharedCache; log: Log; processId: string }): Promise<Invalidation> {
  const { database, cache, log, processId } = options;
  let gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = async () => {
    timer = undefined;
    const tags = [...gathered];
    gathered = new Set();
    if (tags.length === 0 || database.kind === 'embedded') return;
    const payload = JSON.stringify({ from: processId, tags });
    await database.notify(channel, payload.length <= mostPayload ? payload : JSON.stringify({ from: processId, tags: ['*'] }));
  };
  const stopListening = await database.listen(
    channel,
    (payload) => {
      const news = JSON.parse(payload) as { from: string; tags: string[] };
      if (news.from === processId) return;
      if (news.tags.includes('*')) cache.dropAll();
      else cache.drop(news.tags);
    },
    () => {
      cache.dropAll();
    },
  );
  return {
    invalidate: (...tags) => {
      afterCommit(() => {
        cache.drop(tags);
        for (const tag of tags) gathered.add(tag);
        timer ??= setTimeout(() => {
          tell().catch((error: unknown) => {
            log.error({ err: error }, 'other processes could not be told of outdated answers');
          });
        }, gatherMilliseconds);
      });
    },
    stop: async () => {
      clearTimeout(timer);
      await tell();
      await stopListening();
    },
  };
}
