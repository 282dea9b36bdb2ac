import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database/database.ts';
import { createFolderFiles } from './files/folder-files.ts';
import { createLog } from './log.ts';
import { openPrivateFolder, UnsafeFolder } from './private-folder.ts';

let above: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(0o022);
  above = await mkdtemp(path.join(os.tmpdir(), 'shop-private-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(above, { recursive: true, force: true });
});

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

/** Returns every file and folder that others than its owner may read, write or enter. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const open = await Promise.all(
    names.map(async (name) => (((await modeOf(path.join(folder, name))) & 0o077) === 0 ? [] : [name])),
  );
  return open.flat();
}

test.each(['demo', 'production'] as const)(
  'a new folder of a %s and its files are accessible to its owner only',
  async (mode) => {
    const folder = path.join(above, 'data');
    await openPrivateFolder(folder, mode);
    await createFolderFiles(path.join(folder, 'files')).write('pictures/one.webp', Buffer.from('picture'));
    expect(await modeOf(folder)).toBe(0o700);
    expect(await openToOthers(folder)).toEqual([]);
  },
);

test('the embedded database writes nothing that another user could read or change', { timeout: 60_000 }, async () => {
  const folder = path.join(above, 'data');
  await openPrivateFolder(folder, 'production');
  const database = await openDatabase({ dataDir: folder, log: createLog('silent') });
  await database.pool.query('create table proof (id int)');
  await database.close();
  expect(await openToOthers(folder)).toEqual([]);
});

test('a demo restricts a folder that is open to others', async () => {
  await chmod(above, 0o777);
  await openPrivateFolder(above, 'demo');
  expect(await modeOf(above)).toBe(0o700);
});

test.each([0o777, 0o775, 0o757])(
  'a production shop refuses a folder that others can write (%i), and states the remedy',
  async (mode) => {
    await chmod(above, mode);
    await expect(openPrivateFolder(above, 'production')).rejects.toThrow(UnsafeFolder);
    await expect(openPrivateFolder(above, 'production')).rejects.toThrow(/chmod 700/);
  },
);

test('a production shop refuses a folder that others can replace', async () => {
  const folder = path.join(above, 'shop', 'data');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(above, 0o777);
  await expect(openPrivateFolder(folder, 'production')).rejects.toThrow(/chmod go-w/);
  // In a sticky folder such as /tmp nobody can move another user's files.
  await chmod(above, 0o1777);
  await openPrivateFolder(folder, 'production');
  await chmod(above, 0o777);
  await openPrivateFolder(folder, 'demo');
});

test('a production shop refuses a folder behind a link that others can redirect', async () => {
  const folder = path.join(above, 'data');
  await mkdir(folder, { mode: 0o700 });
  const open = path.join(above, 'open');
  await mkdir(open);
  await chmod(open, 0o777);
  await symlink(folder, path.join(open, 'link'));
  await expect(openPrivateFolder(path.join(open, 'link'), 'production')).rejects.toThrow(UnsafeFolder);
});

test.runIf(process.getuid?.() === 0)("a production shop refuses another user's folder", async () => {
  await chown(above, 12_345, 12_345);
  await expect(openPrivateFolder(above, 'production')).rejects.toThrow(/another user/);
});

test('a production shop accepts a folder that others can only read, and restricts it', async () => {
  await writeFile(path.join(above, 'note'), '');
  await chmod(above, 0o755);
  await openPrivateFolder(above, 'production');
  expect(await modeOf(above)).toBe(0o700);
});
