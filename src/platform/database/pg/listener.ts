import pg from 'pg';
import type { Log } from '../../log.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

export type StopListening = () => Promise<void>;

interface Hearer {
  readonly channel: string;
  readonly onEvent: (payload: string) => void;
  readonly onLost: () => void;
}

export interface Listener {
  listen: (channel: string, onEvent: (payload: string) => void, onLost: () => void) => Promise<StopListening>;
  close: () => Promise<void>;
}

const RETRY_MS = 1_000;
const HEARTBEAT_MS = 10_000;

/** One connection of its own that hears NOTIFY for the whole process, and comes back when it is lost. */
export function createListener(connection: pg.ClientConfig, log: Log): Listener {
  const hearers = new Set<Hearer>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    // A connection whose other end vanished without a word is noticed by a heartbeat that gets no answer.
    const fresh = new pg.Client({ ...connection, connectionTimeoutMillis: HEARTBEAT_MS, query_timeout: HEARTBEAT_MS });
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh, new Error('the connection ended')));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const hearer of hearers) if (hearer.channel === channel) hearer.onEvent(payload);
    });
    try {
      await fresh.connect();
      for (const channel of new Set([...hearers].map((hearer) => hearer.channel))) await listen(fresh, channel);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    beat(fresh);
    return fresh;
  }

  function connected(): Promise<pg.Client> {
    if (client) return Promise.resolve(client);
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  function lost(which: pg.Client, error: Error): void {
    if (closed || client !== which) return;
    client = undefined;
    clearTimeout(timer);
    log.warn({ err: new DatabaseUnavailable(error) }, 'the database connection that hears news was lost');
    notifyLost();
    void which.end().catch(() => undefined);
    retry();
  }

  function retry(): void {
    timer = setTimeout(() => {
      // What was said meanwhile was missed, so everybody begins anew once more.
      connected().then(notifyLost, (error: unknown) => {
        log.warn({ err: new DatabaseUnavailable(error) }, 'the database connection that hears news is not back yet');
        if (!closed) retry();
      });
    }, RETRY_MS).unref();
  }

  function notifyLost(): void {
    for (const hearer of hearers) hearer.onLost();
  }

  function beat(which: pg.Client): void {
    timer = setTimeout(() => {
      which.query('SELECT 1').then(
        () => client === which && !closed && beat(which),
        (error: unknown) => lost(which, error as Error),
      );
    }, HEARTBEAT_MS).unref();
  }

  return {
    async listen(channel, onEvent, onLost) {
      const hearer: Hearer = { channel, onEvent, onLost };
      hearers.add(hearer);
      try {
        await listen(await connected(), channel);
      } catch (error) {
        hearers.delete(hearer);
        throw error;
      }
      return async () => {
        hearers.delete(hearer);
        const others = [...hearers].some((other) => other.channel === channel);
        if (!others) await client?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting?.catch(() => undefined);
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

async function listen(client: pg.Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
}
