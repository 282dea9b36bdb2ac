import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Availability } from './availability.ts';
import { inTime } from './in-time.ts';
import type { Log } from '../log.ts';
import { endConnection } from './pg/end-connection.ts';
import { sqlState } from './sql-state.ts';

/** Milliseconds between probes while requests wait or the database is unavailable. */
const lookMilliseconds = 300;
/** Milliseconds between probes while nothing waits, so that a shop without visitors stays idle. */
const restMilliseconds = 5_000;
/** Milliseconds without a reply after which the server counts as silent; with the interval before the probe, that is detected within 1.4 s. */
const usualPatience = 1_000;
/** Milliseconds of silence after which the server is considered lost: its connections are destroyed, so that nothing waits for ever. */
const lostMilliseconds = 10_000;
/** The server is up but has no connection left for the probe, which does not affect the shop's existing connections. */
const tooManyConnections = '53300';

interface ProbeOptions {
  readonly connection: pg.ClientConfig;
  readonly availability: Availability;
  /** Called when the database has been silent for `lostMilliseconds`. */
  readonly onLost: () => void;
  readonly log: Log;
  /** The timeout in milliseconds instead of the default second, for machines that themselves stall for longer. */
  readonly patience?: number | undefined;
}

/** Records whether the database is writable, and logs a change. */
function noteReadOnly(availability: ProbeOptions['availability'], readOnly: boolean, log: Log): void {
  if (readOnly === availability.readOnly) return;
  availability.readOnly = readOnly;
  log.warn(
    { readOnly },
    readOnly
      ? 'the database lets nothing be written: it is a replica, or was set so'
      : 'the database lets itself be written again',
  );
}

/**
 * Polls PostgreSQL for whether it is writable, over a dedicated connection that queues behind nothing: a paused, disconnected or stopped server is
 * detected here rather than by each request separately.
 */
export function startProbe({ connection, availability, onLost, log, patience = usualPatience }: ProbeOptions): {
  readonly stop: () => Promise<void>;
} {
  let client: pg.Client | undefined;
  let looking: Promise<void> | undefined;
  let answeredAt = performance.now();
  let broken = false;

  const request = async () => {
    if (client === undefined) {
      const fresh = new pg.Client({ ...connection, connectionTimeoutMillis: patience });
      // Without a listener a broken connection would end the process; the next query detects it.
      fresh.on('error', () => undefined);
      client = fresh;
      await fresh.connect();
    }
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    return rows[0]?.transaction_read_only === 'on';
  };

  const look = async () => {
    try {
      const readOnly = await inTime(patience, request(), () => new Error('The database fell silent.'));
      answeredAt = performance.now();
      broken = false;
      if (availability.away) log.info('the database is back');
      availability.comeBack();
      noteReadOnly(availability, readOnly, log);
    } catch (error) {
      const lost = client;
      client = undefined;
      lost?.connection.stream.destroy();
      void endConnection(lost);
      if (sqlState(error) === tooManyConnections) return;
      availability.goAway(error);
      if (broken || performance.now() - answeredAt < lostMilliseconds) return;
      broken = true;
      onLost();
    }
  };

  const timer = setInterval(() => {
    const due = availability.inQuestion || performance.now() - answeredAt > restMilliseconds;
    if (due) looking ??= look().finally(() => (looking = undefined));
  }, lookMilliseconds).unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      await endConnection(client);
    },
  };
}
