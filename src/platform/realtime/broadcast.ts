import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/** Messages are batched, so that a busy shop does not notify once per order: NOTIFY takes a lock that all commits share. */
const batchMilliseconds = 20;
/** A notification carries less than 8,000 bytes; if the messages do not fit, receivers are notified that they may have missed some. */
const maxPayload = 7_000;

export interface Broadcast {
  /** Sends the messages to every other process within a second. */
  readonly send: (words: readonly string[]) => void;
  readonly stop: () => Promise<void>;
}

/** Carries messages between the processes of a shop by LISTEN/NOTIFY; `onMissed` is called whenever some may have been lost. */
export async function startBroadcast(options: {
  database: Database;
  log: Log;
  channel: string;
  processId: string;
  onMessage: (words: readonly string[]) => void;
  onMissed: () => void;
}): Promise<Broadcast> {
  const { database, log, channel, processId, onMessage: onMessage, onMissed } = options;
  let batched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    timer = undefined;
    const words = [...batched];
    batched = new Set();
    if (words.length === 0 || database.kind === 'embedded') return;
    const payload = JSON.stringify({ from: processId, words });
    await database.notify(
      channel,
      payload.length <= maxPayload ? payload : JSON.stringify({ from: processId, words: null }),
    );
  };
  const stopListening = await database.listen(
    channel,
    (payload) => {
      const { from, words } = JSON.parse(payload) as { from: string; words: string[] | null };
      if (from === processId) return;
      if (words === null) onMissed();
      else onMessage(words);
    },
    onMissed,
  );
  return {
    send: (words) => {
      if (database.kind === 'embedded') return;
      for (const word of words) batched.add(word);
      timer ??= setTimeout(() => {
        send().catch((error: unknown) => {
          log.error({ err: error, channel }, 'other processes could not be told');
        });
      }, batchMilliseconds);
    },
    stop: async () => {
      clearTimeout(timer);
      await send();
      await stopListening();
    },
  };
}
