import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '#platform/database/embedded/embedded-database.ts';
import { sentenceOf } from './in-words.ts';

const ofSystem = (code: string, more: object) => Object.assign(new Error('raw'), { code, ...more });

test.each([
  [ofSystem('EADDRINUSE', { port: 3000 }), /port 3000 is taken.*PORT/],
  [ofSystem('EACCES', { path: '/srv/shop' }), /may not write \/srv\/shop/],
  [ofSystem('EROFS', { path: '/srv/shop' }), /can only be read/],
  [ofSystem('ENOSPC', { path: '/srv/shop' }), /disk is full/],
])('what the system refuses is said in a sentence without a stack: %s', (error, sentence) => {
  expect(sentenceOf(error)).toMatch(sentence);
  expect(sentenceOf(error)).not.toContain('\n');
});

test('a damaged embedded database says which folder it is and what to do', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-damaged-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await (await startEmbeddedDatabase({ folder })).close();
  await writeFile(path.join(folder, 'cluster/global/pg_control'), 'damaged');
  const error: unknown = await startEmbeddedDatabase({ folder }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(sentenceOf(error)).toContain(folder);
  expect(sentenceOf(error)).toMatch(/damaged.*backup/);
  expect(sentenceOf(error)).not.toContain('\n');
});
