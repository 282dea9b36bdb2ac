import { startBroadcast } from './broadcast.ts';
import { afterCommit, type Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/** Called when something in a topic has changed; without a topic, when events may have been missed. */
export type Hearer = (topic: string | null) => void;

/** Notifies open streams of changes. It carries topics and no content: the receiver reads what changed. */
export interface Live {
  /** Notifies the subscribers of one of the topics, in every process. Called in a transaction, it waits for the commit. */
  readonly publish: (...topics: string[]) => void;
  /** Calls the listener whenever something in one of the topics has changed; returns a function that unsubscribes. */
  readonly subscribe: (topics: readonly string[], hearer: Hearer) => () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the delivery of events to current subscribers, across the processes of a shop. */
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
 * Returns a function that runs `look` one at a time: a call during a run causes one more run afterwards, so that nothing is displayed twice or
 * missed.
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
