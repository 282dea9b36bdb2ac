import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inMemory, removeLeftIn } from './memory-folder.mjs';

function emptyFolder(): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'parent-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return parent;
}

test('a temporary folder exists during its work and is removed after an error', async () => {
  const parent = emptyFolder();
  let folder: string | undefined;
  const work = inMemory(({ TMPDIR }) => {
    folder = TMPDIR;
    // On a machine without enough memory the work uses the system's folder.
    writeFileSync(path.join(mkdtempSync(path.join(TMPDIR ?? parent, 'work-')), 'file'), 'text');
    throw new Error('failed');
  });
  await expect(work).rejects.toThrow('failed');
  expect(folder !== undefined && existsSync(folder)).toBe(false);
});

test('folders of killed runs are removed, and no others', () => {
  const parent = emptyFolder();
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const folders = [`hojreh-${ended}-a`, `hojreh-${process.pid}-b`, 'somebody-else'];
  for (const name of folders) {
    mkdirSync(path.join(parent, name));
    writeFileSync(path.join(parent, name, 'file'), 'text');
  }
  removeLeftIn(parent);
  expect(folders.filter((name) => existsSync(path.join(parent, name)))).toEqual(folders.slice(1));
});
