import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Availability } from './availability.ts';
import { inTime } from './in-time.ts';
import type { Log } from '../log.ts';
import { endConnection } from './pg/end-connection.ts';
import { sqlState } from './sql-state.ts';

/** How often the probe looks while somebody waits, or while the database is away. */
const lookMilliseconds = 300;
/** How often it looks while nobody waits: a shop without visitors stays quiet. */
const restMilliseconds = 5_000;
/** A server that does not say so much within this time has fallen silent: with the look before it, that is known within 1.4 s. */
const usualPatience = 1_000;
/** What has been silent for so long does not come back by itself: its connections are broken, so that nothing waits for ever. */
const lostMilliseconds = 10_000;
/** The server is there and has no connection left for the probe: that says nothing of those that the shop has. */
const tooManyConnections = '53300';

interface ProbeOptions {
  readonly connection: pg.ClientConfig;
  readonly availability: Availability;
  /** Called when the database has been silent for long. */
  readonly onLost: () => void;
  readonly log: Log;
  /** Instead of the usual second, in milliseconds, where the machine itself stands still for longer. */
  readonly patience?: number | undefined;
}

/** Notes whether the database can be written, and says so where that changed. */
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
 * Queries PostgreSQL for whether it can be written, over a connection of its own, so that it waits behind nobody: a server that is paused, cut off or gone is
 * noticed by it rather than by each request for itself.
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
      // Without a listener a connection that breaks off would end the process; that it has is heard at the next question.
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
