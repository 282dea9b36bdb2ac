import { asc, inArray } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { insideTransaction } from '../database/database.ts';
import type { Events, ShopEvent, EventName } from './events.ts';
import { lockRelay, storeEvents } from './events.store.ts';
import { faultPoint } from '../fault-points.ts';
import { requestWithRetry } from './retry.ts';
import { maxRetries } from './unfinished-jobs.ts';
import { outbox } from '../database/platform.tables.ts';
import type { Shop } from '../shop.ts';

/** Background work: on a schedule, or for certain events. It may run more than once. */
export interface Job {
  readonly name: string;
  /** Cron, UTC. */
  readonly schedule?: string;
  readonly on?: readonly EventName[];
  /** Also runs once whenever events for programs were stored, however many. */
  readonly onStored?: true;
  /** The number of retries; the default is that of other jobs, over some nine hours. */
  readonly maxRetries?: number;
  readonly run: (shop: Shop, event: Record<string, unknown>, message: Message) => Promise<void>;
  /** Ends what the job has started without waiting for it, when the process stops. */
  readonly stop?: (shop: Shop) => Promise<void>;
}

/** The event that a job runs for. Its id is never reused, so what must be done once is stored under it. */
export interface Message {
  readonly id: number;
  readonly name: string;
}

/** Defines a job that runs on a schedule. */
export function scheduledJob(name: string, schedule: string, run: (shop: Shop) => Promise<void>): Job {
  return { name, schedule, run };
}

/** Defines a job that runs for each event of one kind. */
export function eventJob<Name extends EventName>(
  name: string,
  on: Name,
  run: (shop: Shop, event: ShopEvent[Name], message: Message) => Promise<void>,
): Job {
  return { name, on: [on], run: (shop, event, message) => run(shop, event as unknown as ShopEvent[Name], message) };
}

/** What a queue stores of an event; a scheduled run has none. */
interface Queued {
  readonly told?: Message;
  readonly news?: Record<string, unknown>;
}

const retriesOf = ({ maxRetries: retryLimit = maxRetries }: Job) => ({ retryLimit, retryBackoff: true, retryDelay: 2 });
const maxEventsAtOnce = 500;
/** Milliseconds until work is found that another process left, or that has become due; what this process publishes is handled at once. */
const lookMilliseconds = 2_000;
/** Seconds between the polls of each queue, one per job. Nothing depends on it: the poll below wakes its worker. */
const pollingSeconds = 600;

/**
 * The waiting work: events in the outbox, and jobs that are due by the database's clock, which pg-boss uses. One query for all queues; 37 queries,
 * each every two seconds, gave an idle shop constant load.
 */
const waitingWork = {
  // Not among the statements that `npm run check` describes: pg-boss creates its table at startup, not a migration of the shop.
  name: 'waiting_work',
  text: `SELECT EXISTS (SELECT FROM outbox) AS news,
    ARRAY(SELECT DISTINCT name FROM queue.job WHERE state < 'active' AND start_after < now()) AS queues`,
};

export interface RunningJobs {
  readonly stop: () => Promise<void>;
}

/** Starts the queue, its schedules and the relay that turns outbox events into jobs. */
export async function startJobs(shop: Shop, events: Events, jobs: readonly Job[]): Promise<RunningJobs> {
  const { boss, close } = await openQueue(shop);
  const wake = await startWorkers(shop, boss, jobs);
  let looking: Promise<void> | undefined;
  let requested = false;
  const look = () => {
    requested = true;
    looking ??= (async () => {
      try {
        while (requested) {
          requested = false;
          await wakeWaiting(shop, boss, jobs, wake);
        }
      } catch (error) {
        shop.log.error({ err: error }, 'news could not be handed on');
      } finally {
        looking = undefined;
      }
    })();
  };
  events.onEvent(look);
  const timer = setInterval(look, lookMilliseconds);
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      events.onEvent(() => {});
      await looking;
      for (const job of jobs) await job.stop?.(shop);
      await close();
    },
  };
}

/** Milliseconds for which a shutdown waits for running jobs; a longer one is returned to the queue. */
const longestJobEndMilliseconds = 2_500;

/** The result that a closed queue returns for how a job ended after the shutdown. The job was returned to the queue before. */
const nothingNoted = { rows: [{ count: '0' }] };

/** Opens pg-boss on the shop's own pool. */
async function openQueue(shop: Shop): Promise<{ boss: PgBoss; close: () => Promise<void> }> {
  const { pool } = shop.database;
  let retrying = false;
  // pg-boss does not await recording how a job ended, and a rejected query would end the process: while the database is unavailable, all its queries
  // wait. Inside a transaction, which is lost with the connection, and before the start they reject.
  const executeSql = (text: string, values: unknown[]) => {
    if (pool.ending) return Promise.resolve(nothingNoted);
    const request = () => pool.query(text, values);
    if (!retrying || insideTransaction()) return request();
    const onAway = (error: unknown) => {
      shop.log.warn({ err: error }, 'the queue waits for the database');
    };
    return requestWithRetry(request, { givenUp: () => !retrying || pool.ending, onAway });
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema: 'queue',
    archiveCompletedAfterSeconds: 12 * 3_600,
    // A job that did not succeed waits until it is sent again manually.
    archiveFailedAfterSeconds: 30 * 86_400,
    deleteAfterDays: 7,
    supervise: true,
    schedule: true,
  });
  boss.on('error', (error) => {
    shop.log.error({ err: error }, 'the queue failed');
  });
  await boss.start();
  retrying = true;
  return {
    boss,
    close: async () => {
      retrying = false;
      await boss.stop({ graceful: true, wait: true, timeout: longestJobEndMilliseconds, close: false });
    },
  };
}

/** Starts a worker for each job, and its schedule; returns how to wake the worker of a queue. */
async function startWorkers(shop: Shop, boss: PgBoss, jobs: readonly Job[]): Promise<(queue: string) => void> {
  const workers = new Map<string, string>();
  const wake = (queue: string) => {
    const worker = workers.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  for (const job of jobs) {
    await boss.createQueue(job.name, { name: job.name, ...retriesOf(job) });
    const options = { batchSize: 1, pollingIntervalSeconds: pollingSeconds };
    const worker = await boss.work<Queued | null>(job.name, options, async (batch) => {
      // The next event may be queued behind this one.
      if (job.on !== undefined) wake(job.name);
      for (const one of batch) {
        try {
          await job.run(shop, one.data?.news ?? {}, one.data?.told ?? { id: 0, name: job.name });
        } catch (error) {
          // A job that outlived the shutdown has lost its database, and runs again after the next start.
          if (!shop.database.pool.ending) shop.log.error({ err: error, job: job.name }, 'a job failed');
          throw error;
        }
      }
    });
    workers.set(job.name, worker);
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
  }
  return wake;
}

/** Wakes the workers of the queues with waiting jobs, and relays the outbox. */
async function wakeWaiting(
  shop: Shop,
  boss: PgBoss,
  jobs: readonly Job[],
  wake: (queue: string) => void,
): Promise<void> {
  const { rows } = await shop.database.pool.query<{ news: boolean; queues: string[] }>(waitingWork);
  const [waiting] = rows;
  waiting?.queues.forEach(wake);
  if (waiting?.news === true) (await relayEvents(shop, boss, jobs)).forEach(wake);
}

/**
 * Moves events to the queues that subscribe to them, stores those that programs read, and deletes them, in one transaction: none is lost or relayed
 * twice. Returns the queues.
 */
async function relayEvents(shop: Shop, boss: PgBoss, jobs: readonly Job[]): Promise<ReadonlySet<string>> {
  const queues = new Set<string>();
  for (;;) {
    const handed = await shop.transaction(async () => {
      await lockRelay(shop);
      const rows = await shop.db
        .select()
        .from(outbox)
        .orderBy(asc(outbox.id))
        .limit(maxEventsAtOnce)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const wanted = rows.flatMap((row) =>
        jobs
          .filter((job) => job.on?.some((name) => name === row.name))
          .map((job) => ({
            name: job.name,
            data: { told: { id: row.id, name: row.name }, news: row.news } as Queued,
            ...retriesOf(job),
          })),
      );
      if (await storeEvents(shop, rows))
        wanted.push(
          ...jobs
            .filter(({ onStored }) => onStored === true)
            .map((job) => ({ name: job.name, data: {}, ...retriesOf(job) })),
        );
      if (wanted.length > 0) await boss.insert(wanted);
      await shop.db.delete(outbox).where(
        inArray(
          outbox.id,
          rows.map((row) => row.id),
        ),
      );
      await faultPoint(shop, 'news-handed-on');
      for (const { name } of wanted) queues.add(name);
      return rows.length;
    });
    if (handed < maxEventsAtOnce) return queues;
  }
}
