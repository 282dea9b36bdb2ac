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

/** Work done in the background: on a schedule, or whenever certain events come. It may be run more than once. */
export interface Job {
  readonly name: string;
  /** Cron, UTC. */
  readonly schedule?: string;
  readonly on?: readonly EventName[];
  /** Run once, too, whenever events that programs read were stored, however many. */
  readonly onStored?: true;
  /** How often it is tried again; without it as often as other work, some nine hours long. */
  readonly maxRetries?: number;
  readonly run: (shop: Shop, event: Record<string, unknown>, message: Message) => Promise<void>;
  /** Ends what the job has begun and not waited for, when the process stops. */
  readonly stop?: (shop: Shop) => Promise<void>;
}

/** Which event a job was run for. Its id never recurs, so what must be done once is stored under it. */
export interface Message {
  readonly id: number;
  readonly name: string;
}

/** A job that is run on a schedule. */
export function scheduledJob(name: string, schedule: string, run: (shop: Shop) => Promise<void>): Job {
  return { name, schedule, run };
}

/** A job that is run for each event of one kind. */
export function eventJob<Name extends EventName>(
  name: string,
  on: Name,
  run: (shop: Shop, event: ShopEvent[Name], message: Message) => Promise<void>,
): Job {
  return { name, on: [on], run: (shop, event, message) => run(shop, event as unknown as ShopEvent[Name], message) };
}

/** What a queue stores of an event; a schedule's turn has none. */
interface Queued {
  readonly told?: Message;
  readonly news?: Record<string, unknown>;
}

const retriesOf = ({ maxRetries: retryLimit = maxRetries }: Job) => ({ retryLimit, retryBackoff: true, retryDelay: 2 });
const maxEventsAtOnce = 500;
/** How soon work is found that another process left, or whose time has come; what this process publishes is done at once. */
const lookMilliseconds = 2_000;
/** Each queue's own polling, of which there are as many as jobs. Nothing waits for it: the look below wakes its worker. */
const pollingSeconds = 600;

/**
 * What waits: events in the outbox, and jobs whose time has come by the database's clock, which is the one that pg-boss goes by.
 * One look for all queues; 37 looks, each every two seconds, made a shop without visitors work all the time.
 */
const waitingWork = {
  // Not one of the statements that `npm run check` describes: pg-boss makes its table when it starts, not our migrations.
  name: 'waiting_work',
  text: `SELECT EXISTS (SELECT FROM outbox) AS news,
    ARRAY(SELECT DISTINCT name FROM queue.job WHERE state < 'active' AND start_after < now()) AS queues`,
};

export interface RunningJobs {
  readonly stop: () => Promise<void>;
}

/** Starts the queue, its schedules and the relay that turns events of the outbox into jobs. */
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

/** How long a stop waits for jobs under way; one that takes longer is given back to the queue. */
const longestJobEndMilliseconds = 2_500;

/** What the queue of an ended process would have noted: how a job ended that outlived the stop. It was given back before. */
const nothingNoted = { rows: [{ count: '0' }] };

/** Opens pg-boss on the shop's own pool. */
async function openQueue(shop: Shop): Promise<{ boss: PgBoss; close: () => Promise<void> }> {
  const { pool } = shop.database;
  let retrying = false;
  // pg-boss waits for no note of how a job ended, and one that failed would end the process: while the database is away, all
  // that it queries waits. Inside a transaction, which is lost with the connection, and before the start it fails.
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
    // What failed waits for somebody to send it again.
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

/** Starts a worker for each job, and its schedule; answers how to wake the worker of a queue. */
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
      // The next event may be waiting behind this one.
      if (job.on !== undefined) wake(job.name);
      for (const one of batch) {
        try {
          await job.run(shop, one.data?.news ?? {}, one.data?.told ?? { id: 0, name: job.name });
        } catch (error) {
          // What outlived the stop has lost its database, and runs again after the next start.
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

/** Wakes the workers of the queues in which something waits, and hands on what is in the outbox. */
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

/** Hands events to the queues that want them, stores what programs read, and deletes them, in one transaction: none is lost, none handed on twice. Answers the queues. */
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
