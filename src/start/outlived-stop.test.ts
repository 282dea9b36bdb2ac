import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { readConfig } from '#platform/config.ts';
import { openShop } from '#platform/open-shop.ts';
import { eventJob, startJobs } from '#platform/jobs/jobs.ts';
import { reopenedShop } from '#testing/reopened-shop.ts';

test(
  'a job that outlives the stop neither ends the process nor is reported, and runs after the next start',
  { timeout: 60_000 },
  async () => {
    const { environment, remove } = await reopenedShop();
    onTestFinished(remove);
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    const open = () =>
      openShop(readConfig(environment), {
        log: createLog('silent'),
        migrationsFolder: path.resolve(import.meta.dirname, '../../migrations'),
      });

    const first = await open();
    const errors = vi.spyOn(first.shop.log, 'error');
    let begun = 0;
    let goOn = () => {};
    const database = new Promise<void>((resolve) => (goOn = resolve));
    const slow = eventJob('outlives', 'uploads.dropped', async (shop) => {
      begun++;
      await database;
      await shop.database.pool.query('SELECT 1');
    });
    const jobs = await startJobs(first.shop, first.events, [slow]);
    await first.shop.transaction(() => first.shop.publish('uploads.dropped', { keys: ['0123456789abcdef0123'] }));
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(1);
    const stoppedAt = performance.now();
    await jobs.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(4_500);
    await first.close();
    goOn();
    await delay(300);
    expect(unhandled).toEqual([]);
    expect(errors).not.toHaveBeenCalled();

    const second = await open();
    const again = vi.fn(() => Promise.resolve());
    const running = await startJobs(second.shop, second.events, [eventJob('outlives', 'uploads.dropped', again)]);
    await expect.poll(() => again.mock.calls.length, { timeout: 20_000 }).toBe(1);
    await running.stop();
    await second.close();
  },
);
