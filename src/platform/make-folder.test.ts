import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let above: string;
beforeEach(async () => {
  above = await mkdtemp(path.join(os.tmpdir(), 'shop-folder-'));
});
afterEach(() => rm(above, { recursive: true, force: true }));

test('a folder is created with its parents, concurrently, and an existing one is unchanged', async () => {
  const folder = path.join(above, 'a', 'b', 'c');
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(folder, 0o700)));
  await makeFolder(folder);
  for (const made of [folder, path.dirname(folder)]) {
    const { mode } = await stat(made);
    expect([made, mode & 0o777]).toEqual([made, 0o700]);
  }
});

test.skipIf(process.platform !== 'linux')(
  'where the system cannot create a folder it ends at once with an error',
  async () => {
    await expect(makeFolder('/proc/shop/data')).rejects.toMatchObject({ code: 'ENOENT' });
  },
);

test('a file or a dangling link is not a folder', async () => {
  await writeFile(path.join(above, 'file'), '');
  await symlink(path.join(above, 'nowhere'), path.join(above, 'link'));
  await expect(makeFolder(path.join(above, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(path.join(above, 'file', 'data'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(makeFolder(path.join(above, 'link'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test("no code creates folders with Node's own recursion, which does not end there", async () => {
  const files = (await readdir('src', { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const found = await Promise.all(
    files.map(async (name) =>
      /\bmkdir(?:Sync)?\([^;]*recursive/.test(await readFile(path.join('src', name), 'utf8')) ? [name] : [],
    ),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found.flat()).toEqual([]);
});
