import pg from 'pg';
import type { Log } from '../../log.ts';
import { sqlState } from '../sql-state.ts';
import { endConnection } from './end-connection.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

export type StopListening = () => Promise<void>;

interface Subscriber {
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

/** Creates a dedicated connection that listens to NOTIFY for the whole process and reconnects when lost. */
export function createListener(connection: pg.ClientConfig, log: Log, patience = HEARTBEAT_MS): Listener {
  const listening = new ListeningConnection(connection, log, patience);
  return { listen: listening.listen.bind(listening), close: listening.close.bind(listening) };
}

class ListeningConnection {
  readonly #connection: pg.ClientConfig;
  readonly #log: Log;
  readonly #patience: number;
  readonly #subscribers = new Set<Subscriber>();
  #client: pg.Client | undefined;
  #connecting: Promise<pg.Client> | undefined;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(connection: pg.ClientConfig, log: Log, patience: number) {
    this.#patience = patience;
    this.#connection = connection;
    this.#log = log;
  }

  async listen(channel: string, onEvent: (payload: string) => void, onLost: () => void): Promise<StopListening> {
    const subscriber: Subscriber = { channel, onEvent, onLost };
    this.#subscribers.add(subscriber);
    try {
      await listen(await this.#connected(), channel);
    } catch (error) {
      this.#subscribers.delete(subscriber);
      throw sqlState(error) === undefined ? new DatabaseUnavailable(error) : error;
    }
    return async () => {
      this.#subscribers.delete(subscriber);
      const others = [...this.#subscribers].some((other) => other.channel === channel);
      if (!others) await this.#client?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#connecting?.catch(() => undefined);
    clearTimeout(this.#timer);
    await endConnection(this.#client);
  }

  #connected(): Promise<pg.Client> {
    if (this.#client) return Promise.resolve(this.#client);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    // A connection whose peer vanished is detected by a heartbeat without a response.
    const limits = { connectionTimeoutMillis: this.#patience, query_timeout: this.#patience };
    const fresh = new pg.Client({ ...this.#connection, ...limits });
    fresh.on('error', (error) => this.#lost(fresh, error));
    fresh.on('end', () => this.#lost(fresh, new Error('the connection ended')));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of this.#subscribers) if (subscriber.channel === channel) subscriber.onEvent(payload);
    });
    try {
      await fresh.connect();
      for (const channel of new Set([...this.#subscribers].map((one) => one.channel))) await listen(fresh, channel);
    } catch (error) {
      await endConnection(fresh);
      throw error;
    }
    this.#client = fresh;
    this.#beat(fresh);
    return fresh;
  }

  #lost(which: pg.Client, error: Error): void {
    if (this.#closed || this.#client !== which) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    this.#log.warn({ err: new DatabaseUnavailable(error) }, 'the database connection that listens was lost');
    this.#notifyLost();
    void endConnection(which);
    this.#retry();
  }

  #retry(): void {
    this.#timer = setTimeout(() => {
      // Events sent meanwhile were missed, so all listeners are notified again.
      this.#connected().then(
        () => this.#notifyLost(),
        (error: unknown) => {
          this.#log.warn(
            { err: new DatabaseUnavailable(error) },
            'the database connection that listens is not back yet',
          );
          if (!this.#closed) this.#retry();
        },
      );
    }, RETRY_MS).unref();
  }

  #notifyLost(): void {
    for (const subscriber of this.#subscribers) subscriber.onLost();
  }

  #beat(which: pg.Client): void {
    this.#timer = setTimeout(() => {
      which.query('SELECT 1').then(
        () => this.#client === which && !this.#closed && this.#beat(which),
        (error: unknown) => this.#lost(which, error as Error),
      );
    }, HEARTBEAT_MS).unref();
  }
}

async function listen(client: pg.Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
}
