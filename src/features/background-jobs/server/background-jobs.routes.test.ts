import { describe, expect, onTestFinished, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { eventJob, startJobs } from '#platform/jobs/jobs.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { jobs } from '../../../jobs.ts';
import { jobWords } from '../admin/job-words.messages.ts';
import type { BackgroundJob } from '../background-jobs.contract.ts';

interface Page {
  readonly data: readonly BackgroundJob[];
  readonly next_after: string | null;
  readonly counts: Record<BackgroundJob['status'], number>;
}

describe('unfinished background jobs', () => {
  const app = useTestShop();
  const listed = async (token: string, query: object = {}) =>
    (await app.call('GET /api/admin/background-jobs/', { token, query: { ...query } })).body as Page;

  test('are listed with their reason, and complete once sent again', { timeout: 40_000 }, async () => {
    const { token } = await customerReady(app.shop, { role: 'manager' });
    expect(await listed(token)).toMatchObject({ data: [], counts: { failed: 0, retrying: 0, waiting: 0 } });
    let answers = false;
    const sent: number[] = [];
    const job = eventJob('mail-ticket-receipt', 'ticket.opened', async (_, { ticketId }) => {
      await Promise.resolve();
      if (!answers) throw new Error('The mail server did not take a message (ECONNREFUSED).');
      sent.push(ticketId);
    });
    const events = createEvents(app.shop.database, app.shop.clock);
    const running = await startJobs(app.shop, events, [job]);
    onTestFinished(() => running.stop());
    for (const ticketId of [1, 2]) await events.publish('ticket.opened', { ticketId });
    await expect.poll(async () => (await listed(token)).counts.retrying, { timeout: 15_000 }).toBe(2);
    await app.shop.database.pool.query(
      `UPDATE queue.job SET state = 'failed', start_after = now() + interval '1 day' WHERE name = 'mail-ticket-receipt'`,
    );

    const first = await listed(token, { page_size: 1 });
    expect(first).toMatchObject({
      data: [
        {
          name: 'mail-ticket-receipt',
          status: 'failed',
          next_try_at: null,
          reason: 'The mail server did not take a message (ECONNREFUSED).',
        },
      ],
      counts: { failed: 2, retrying: 0 },
    });
    const second = await listed(token, { page_size: 1, after: first.next_after });
    expect([second.data.length, second.next_after]).toEqual([1, null]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);

    answers = true;
    const absent = '00000000-0000-4000-8000-000000000000';
    const retry = (of: string[]) =>
      app.call('POST /api/admin/background-jobs/bulk-retry/', { token, body: { ids: of } });
    const unexplained = { code: null, message: null };
    expect((await retry([...ids, absent])).body).toEqual({
      data: [
        ...ids.map((id) => ({ id, outcome: 'done', ...unexplained })),
        { id: absent, outcome: 'skipped', ...unexplained },
      ],
    });
    await expect.poll(() => [...sent].sort(), { timeout: 15_000 }).toEqual([1, 2]);
    await expect.poll(async () => (await listed(token)).counts).toEqual({ failed: 0, retrying: 0, waiting: 0 });
    expect((await retry(ids)).body).toMatchObject({ data: [{ outcome: 'skipped' }, { outcome: 'skipped' }] });
  });

  test('are for the owner and managers, and the list continues only from its own cursor', async () => {
    const { token } = await customerReady(app.shop, { role: 'support' });
    expect((await app.call('GET /api/admin/background-jobs/', { token })).status).toBe(403);
    const { token: owner } = await customerReady(app.shop, { role: 'owner' });
    for (const after of ['1', "1.' OR 1=1", 'x.y'])
      expect((await app.call('GET /api/admin/background-jobs/', { token: owner, query: { after } })).status).toBe(400);
  });

  test('have a label for every job, in both languages', () => {
    for (const language of ['fa', 'en'] as const)
      expect(jobs.filter(({ name }) => !(name in jobWords[language])).map(({ name }) => name)).toEqual([]);
  });
});
