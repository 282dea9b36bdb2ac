import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import { createEvents } from './events.ts';
import { eventJob, startJobs } from './jobs.ts';

const app = useTestShop();

/** Conditions that prevent the queue from recording how a job ended, and how each is resolved. */
const problems: Readonly<Record<string, { readonly begin: string; readonly end: string }>> = {
  'is locked': { begin: 'BEGIN; LOCK TABLE queue.job IN ACCESS EXCLUSIVE MODE', end: 'ROLLBACK' },
  'can only be read': {
    begin:
      'ALTER DATABASE @ SET default_transaction_read_only = on; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    end: 'SET default_transaction_read_only = off; ALTER DATABASE @ RESET default_transaction_read_only; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  },
};

test.each(Object.keys(problems))(
  'a job that ends while the queue %s ends no process, and is recorded afterwards',
  { timeout: 40_000 },
  async (name) => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    const { database, clock } = app.shop;
    const connectionString = app.shop.config.databaseDirectUrl ?? app.shop.config.databaseUrl ?? '';
    const rival = new pg.Client({ connectionString });
    await rival.connect();
    onTestFinished(() => rival.end());
    const { rows } = await rival.query<{ name: string }>('SELECT current_database() AS name');
    const { begin, end } = problems[name]!;
    const forThis = (text: string) => text.replaceAll('@', `"${rows[0]?.name ?? ''}"`);

    let runs = 0;
    let goOn = () => {};
    const holding = new Promise<void>((resolve) => (goOn = resolve));
    const job = eventJob(`ends-${Object.keys(problems).indexOf(name)}`, 'uploads.dropped', async () => {
      runs += 1;
      await holding;
    });
    const jobs = await startJobs(app.shop, createEvents(database, clock), [job]);
    onTestFinished(() => jobs.stop());
    await app.shop.transaction(() => app.shop.publish('uploads.dropped', { keys: ['0123456789abcdef0123'] }));
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
    await rival.query(forThis(begin));
    goOn();
    await delay(3_000);
    await rival.query(forThis(end));
    const states = async () =>
      (await rival.query<{ state: string }>(`SELECT state::text FROM queue.job WHERE name = '${job.name}'`)).rows;
    await expect.poll(states, { timeout: 15_000 }).toEqual([{ state: 'completed' }]);
    expect([runs, unhandled]).toEqual([1, []]);
  },
);
