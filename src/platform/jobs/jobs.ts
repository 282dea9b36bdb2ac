import { asc, inArray } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { insideTransaction } from '../database/database.ts';
import type { Events, News, NewsName } from './events.ts';
import { faultPoint } from '../fault-points.ts';
import { askPatiently } from './retry.ts';
import { outbox } from '../database/platform.tables.ts';
import type { Shop } from '../shop.ts';

/** Work done in the background: on a schedule, or whenever certain news comes. It may be run more than once. */
export interface Job {
  readonly name: string;
  /** Cron, UTC. */
  readonly schedule?: string;
  readonly on?: readonly NewsName[];
  readonly run: (shop: Shop, news: Record<string, unknown>, told: Told) => Promise<void>;
}

/** Which news a job was run for. Its id never recurs, so what must be done once is kept under it. */
export interface Told {
  readonly id: number;
  readonly name: string;
}

/** A job that is run on a schedule. */
export function scheduledJob(name: string, schedule: string, run: (shop: Shop) => Promise<void>): Job {
  return { name, schedule, run };
}

/** A job that is run for each piece of one kind of news. */
export function newsJob<Name extends NewsName>(
  name: string,
  on: Name,
  run: (shop: Shop, news: News[Name], told: Told) => Promise<void>,
): Job {
  return { name, on: [on], run: (shop, news, told) => run(shop, news as unknown as News[Name], told) };
}

/** What a queue keeps of a piece of news; a schedule's turn has none. */
interface Queued {
  readonly told?: Told;
  readonly news?: Record<string, unknown>;
}

const mostNewsAtOnce = 500;
const relayMilliseconds = 1_000;

export interface RunningJobs {
  readonly stop: () => Promise<void>;
}

/** Starts the queue, its schedules and the relay that turns news of the outbox into jobs. */
export async function startJobs(shop: Shop, events: Events, jobs: readonly Job[]): Promise<RunningJobs> {
  const { pool } = shop.database;
  let patient = false;
  // pg-boss waits for no note of how a job ended, and one that failed would end the process: while the database is away, all
  // that it asks waits. Inside a transaction, which is lost with the connection, and before the start it fails.
  const executeSql = (text: string, values: unknown[]) => {
    const ask = () => pool.query(text, values);
    if (!patient || insideTransaction()) return ask();
    const onAway = (error: unknown) => {
      shop.log.warn({ err: error }, 'the queue waits for the database');
    };
    return askPatiently(ask, { givenUp: () => !patient || pool.ending, onAway });
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema: 'queue',
    supervise: true,
    schedule: true,
  });
  boss.on('error', (error) => {
    shop.log.error({ err: error }, 'the queue failed');
  });
  await boss.start();
  patient = true;
  for (const job of jobs) {
    await boss.createQueue(job.name, { name: job.name, retryLimit: 8, retryBackoff: true, retryDelay: 2 });
    await boss.work<Queued | null>(job.name, { batchSize: 1, pollingIntervalSeconds: 2 }, async (batch) => {
      for (const one of batch) {
        try {
          await job.run(shop, one.data?.news ?? {}, one.data?.told ?? { id: 0, name: job.name });
        } catch (error) {
          shop.log.error({ err: error, job: job.name }, 'a job failed');
          throw error;
        }
      }
    });
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
  }

  let relaying: Promise<void> | undefined;
  const relay = () => {
    relaying ??= relayNews(shop, boss, jobs)
      .catch((error: unknown) => {
        shop.log.error({ err: error }, 'news could not be handed on');
      })
      .finally(() => {
        relaying = undefined;
      });
  };
  events.onNews(relay);
  const timer = setInterval(relay, relayMilliseconds);
  relay();
  return {
    stop: async () => {
      clearInterval(timer);
      events.onNews(() => {});
      await relaying;
      patient = false;
      await boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false });
    },
  };
}

/** Hands news to the queues that want it and deletes it, in one transaction: none is lost, none told twice. */
async function relayNews(shop: Shop, boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (;;) {
    const handed = await shop.transaction(async () => {
      const rows = await shop.db
        .select()
        .from(outbox)
        .orderBy(asc(outbox.id))
        .limit(mostNewsAtOnce)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const wanted = rows.flatMap((row) =>
        jobs
          .filter((job) => job.on?.some((name) => name === row.name))
          .map((job) => ({
            name: job.name,
            data: { told: { id: row.id, name: row.name }, news: row.news },
            retryLimit: 8,
            retryBackoff: true,
            retryDelay: 2,
          })),
      );
      if (wanted.length > 0) await boss.insert(wanted);
      await shop.db.delete(outbox).where(
        inArray(
          outbox.id,
          rows.map((row) => row.id),
        ),
      );
      await faultPoint(shop, 'news-handed-on');
      return rows.length;
    });
    if (handed < mostNewsAtOnce) return;
  }
}
