import { startBroadcast } from './broadcast.ts';
import { afterCommit, type Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/** Receives that something of a topic has changed; without a topic, that events may have been missed. */
export type Hearer = (topic: string | null) => void;

/** What notifies open streams that there is something new. It carries topics and no content: who receives one reads what changed. */
export interface Live {
  /** Notifies the subscribers of one of the topics, in every process. Called in a transaction, it waits for the commit. */
  readonly publish: (...topics: string[]) => void;
  /** Calls the hearer whenever something of one of the topics has changed; answers how to stop. */
  readonly subscribe: (topics: readonly string[], hearer: Hearer) => () => void;
  readonly stop: () => Promise<void>;
}

/** Carries events to whoever listens at the moment, across the processes of a shop. */
export async function startLive(options: { database: Database; log: Log; processId: string }): Promise<Live> {
  const hearers = new Map<string, Set<Hearer>>();
  const call = (topics: readonly string[]) => {
    for (const topic of topics) for (const hearer of hearers.get(topic) ?? []) hearer(topic);
  };
  const broadcast = await startBroadcast({
    ...options,
    channel: 'live',
    onMessage: call,
    onMissed: () => {
      for (const hearer of new Set([...hearers.values()].flatMap((some) => [...some]))) hearer(null);
    },
  });
  return {
    publish: (...topics) => {
      afterCommit(() => {
        call(topics);
        broadcast.send(topics);
      });
    },
    subscribe: (topics, hearer) => {
      for (const topic of topics) hearers.set(topic, (hearers.get(topic) ?? new Set()).add(hearer));
      return () => {
        for (const topic of topics) {
          const some = hearers.get(topic);
          some?.delete(hearer);
          if (some?.size === 0) hearers.delete(topic);
        }
      };
    },
    stop: broadcast.stop,
  };
}

/**
 * A look that is taken one at a time: requested while one is under way, it is taken once more afterwards, so that
 * nothing is displayed twice and nothing is left unseen.
 */
export function inTurn(look: () => Promise<void>, onFailed: (error: unknown) => void): () => void {
  let requests = 0;
  const run = async () => {
    try {
      for (let seen = 0; seen < requests;) {
        seen = requests;
        await look();
      }
    } catch (error) {
      onFailed(error);
    } finally {
      requests = 0;
    }
  };
  return () => {
    requests += 1;
    if (requests === 1) void run();
  };
}
