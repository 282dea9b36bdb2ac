import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { openTestShop, useTestShop, type TestShop } from '#testing/test-shop.ts';
import type { Backups } from '../backups.contract.ts';
import { makeMissedBackup, makeNightlyBackup } from './backups.service.ts';

const list = async (app: TestShop, token: string, call = 'GET') =>
  app.call(`${call} /api/admin/backups/`, { token, ...(call === 'POST' && { body: {} }) });

describe('backups in the admin', () => {
  let folder = '';
  let app: TestShop;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'backups-'));
    app = await openTestShop({ BACKUP_TO: folder, BACKUP_KEY: 'a key of more than twenty characters' });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('are created on request, one at a time, and listed', async () => {
    const { token } = await customerReady(app.shop, { role: 'owner' });
    expect((await list(app, token)).body as Backups).toMatchObject({ is_set: true, under_way: false, data: [] });
    const begun = await Promise.all([list(app, token, 'POST'), list(app, token, 'POST')]);
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    const now = async () => (await list(app, token)).body as Backups;
    await expect.poll(async () => (await now()).under_way, { timeout: 10_000 }).toBe(false);
    expect(await now()).toMatchObject({ data: [{ files_count: 0, proven_at: null }] });
    const log = await app.call('GET /api/admin/audit/', { token, query: { subject: 'backup' } });
    expect((log.body as { data: object[] }).data).toHaveLength(1);
  });

  test('are created later if a night had none', async () => {
    const count = async () => (await readdir(path.join(folder, 'snapshots')).catch(() => [])).length;
    await makeNightlyBackup(app.shop);
    const before = await count();
    app.clock.advance(25 * 3_600_000);
    await makeMissedBackup(app.shop);
    expect(await count()).toBe(before);
    app.clock.advance(2 * 3_600_000);
    await makeMissedBackup(app.shop);
    await makeMissedBackup(app.shop);
    expect(await count()).toBe(before + 1);
  });

  test('are restricted to the owner', async () => {
    for (const role of ['manager', 'support', undefined] as const) {
      const { token } = await customerReady(app.shop, role === undefined ? {} : { role });
      for (const call of ['GET', 'POST']) expect((await list(app, token, call)).status, role).toBe(403);
    }
  });
});

describe('a shop without backups', () => {
  const app = useTestShop();

  test('reports it, with instructions', async () => {
    const { token } = await customerReady(app.shop, { role: 'owner' });
    expect((await list(app, token)).body as Backups).toMatchObject({ is_set: false, data: [] });
    expect((await list(app, token, 'POST')).body).toMatchObject({ code: 'backup-place-missing' });
  });
});
