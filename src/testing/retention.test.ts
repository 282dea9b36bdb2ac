import { describe, expect, test, vi } from 'vitest';
import { useTestShop } from './test-shop.ts';
import { jobs } from '../jobs.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { queueRetention, retention } from '../retention.ts';

describe('retention of stored data', () => {
  const app = useTestShop();
  const rowsOf = async (query: string) =>
    (await app.shop.database.pool.query<{ name: string; parent: string }>(query)).rows;

  test('is bounded for every table', async () => {
    const tables = await rowsOf(
      `SELECT relname AS name, '' AS parent FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
    );
    expect(Object.keys(retention).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  test('ends with its term: the job named for a table is scheduled and deletes from it', async () => {
    const cascades = await rowsOf(
      `SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`,
    );
    const query = vi.spyOn(app.shop.database.pool, 'query');
    const deletedBy = new Map<string, string>();
    for (const name of new Set(Object.values(retention).flatMap((of) => ('job' in of ? [of.job] : [])))) {
      const job = jobs.find((one) => one.name === name);
      expect(job?.schedule, name).toBeDefined();
      query.mockClear();
      await job?.run(app.shop, {}, { id: 0, name });
      const texts = query.mock.calls.map(([one]) => (typeof one === 'string' ? one : (one as { text: string }).text));
      deletedBy.set(name, texts.join('\n').toLowerCase());
    }
    query.mockRestore();
    const deletes = (job: string, table: string): boolean =>
      new RegExp(`delete from "?${table}\\b`).test(deletedBy.get(job) ?? '') ||
      cascades.some(({ name, parent }) => name === table && deletes(job, parent));
    const left = Object.entries(retention).filter(([table, of]) => 'job' in of && !deletes(of.job, table));
    expect(left).toEqual([]);
  });

  test('of the queue is bounded too, as listed', async () => {
    const { database, clock } = app.shop;
    const running = await startJobs(app.shop, createEvents(database, clock), []);
    await running.stop();
    const tables = await rowsOf(
      `SELECT relname AS name, '' AS parent FROM pg_class
        WHERE relnamespace = 'queue'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
    );
    expect(Object.keys(queueRetention).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  test('of the outlet goes after a month', async () => {
    await app.shop.outlet.keep({ to: '+989120000001', channel: 'sms', text: 'old' });
    app.clock.advance(31 * 86_400_000);
    await app.shop.outlet.keep({ to: '+989120000001', channel: 'sms', text: 'new' });
    await jobs.find(({ name }) => name === 'forget-requests')?.run(app.shop, {}, { id: 0, name: '' });
    expect((await app.shop.outlet.sentTo('+989120000001')).map(({ text }) => text)).toEqual(['new']);
  });
});
