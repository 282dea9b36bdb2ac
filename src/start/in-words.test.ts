import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '#platform/database/embedded/embedded-database.ts';
import { openPrivateFolder } from '#platform/private-folder.ts';
import { bundleProgram } from '#platform/testing/bundled-program.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import { FilesUnavailable } from '#platform/files/files.ts';
import { sentenceOf } from './in-words.ts';

const { env: given } = process;

const ofSystem = (code: string, more: object) => Object.assign(new Error('raw'), { code, ...more });

test.each([
  [ofSystem('EADDRINUSE', { port: 3000 }), /port 3000 is taken.*PORT/],
  [ofSystem('EACCES', { path: '/srv/shop' }), /may not write \/srv\/shop/],
  [ofSystem('EROFS', { path: '/srv/shop' }), /can only be read/],
  [ofSystem('ENOSPC', { path: '/srv/shop' }), /disk is full/],
  [ofSystem('EACCES', { syscall: 'listen', port: 80 }), /listen at port 80/],
  [ofSystem('ENOTDIR', { path: '/srv/file/shop' }), /file stands where/],
  [new DatabaseUnavailable(ofSystem('ECONNREFUSED', { port: 5432 })), /PostgreSQL cannot be reached.*DATABASE_URL/],
  [new DatabaseUnavailable(new Error('The database fell silent.')), /PostgreSQL cannot be reached/],
  [ofSystem('ENOENT', { path: '/srv/root.crt' }), /\/srv\/root\.crt is not there/],
  [ofSystem('25006', {}), /lets nothing be written/],
  [ofSystem('53100', {}), /disk of PostgreSQL is full/],
  [ofSystem('55P03', {}), /holds a lock/],
  [ofSystem('57014', {}), /took too long/],
  [ofSystem('XX001', {}), /is damaged .*restore a backup/],
  [new FilesUnavailable(ofSystem('ENOSPC', { path: '/srv/files' })), /disk is full: \/srv\/files/],
  [new FilesUnavailable(ofSystem('ECONNREFUSED', {})), /storage of the files does not answer/],
  [new Error('wrapped', { cause: ofSystem('28P01', {}) }), /user of DATABASE_URL/],
  [new Error('wrapped', { cause: ofSystem('3D000', {}) }), /no database/],
])('a system error is reported in a sentence without a stack: %s', (error, sentence) => {
  expect(sentenceOf(error)).toMatch(sentence);
  expect(sentenceOf(error)).not.toContain('\n');
});

test('a damaged embedded database reports its folder and the remedy', { timeout: 60_000 }, async () => {
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

/** Runs a process of the shop that cannot start; returns its exit code and output. */
async function startsNot(file: string, environment: Record<string, string>): Promise<{ code: unknown; says: string }> {
  const child = spawn(process.execPath, [file], {
    env: { ...given, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let says = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (says += text));
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, says };
}

test('a failed start reports one sentence and nothing else', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'file'), '');
  const taken = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const program = await bundleProgram('src/start/api.ts');
  onTestFinished(program.remove);
  const filling = await bundleProgram('src/start/fill.ts');
  onTestFinished(filling.remove);
  const failing = await Promise.all([
    startsNot(program.file, { PORT: '0', DATA_DIR: path.join(folder, 'file') }),
    startsNot(program.file, { PORT: port, HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'shop') }),
    startsNot(program.file, { PORT: port, HOST: 'nobody.invalid', DATA_DIR: path.join(folder, 'shop') }),
    startsNot(program.file, {
      PORT: '0',
      DATA_DIR: path.join(folder, 'shop'),
      DATABASE_URL: `postgres://x@127.0.0.1:1/x`,
    }),
    startsNot(program.file, {
      PORT: '0',
      DATA_DIR: path.join(folder, 'shop'),
      FILES_S3_ENDPOINT: 'http://127.0.0.1:1',
      FILES_S3_BUCKET: 'pictures',
      FILES_S3_REGION: 'ir-thr-1',
      FILES_S3_ACCESS_KEY: 'key',
      FILES_S3_SECRET_KEY: 'secret',
    }),
    // Beside a demo that starts for the first time.
    startsNot(filling.file, { DATA_DIR: path.join(folder, 'file') }),
  ]);
  expect(failing).toEqual(
    [
      /^A file stands where/,
      /^The port \d+ is taken/,
      /^The address in HOST is none of this machine/,
      /^PostgreSQL cannot be reached/,
      /^The storage of the files cannot be reached/,
      /^A file stands where/,
    ].map((sentence) => ({
      code: 1,
      says: expect.stringMatching(new RegExp(`${sentence.source}[^\n]*\n$`)) as string,
    })),
  );
});

test('a data folder below a file is refused before anything is opened', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-file-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'file'), '');
  const error: unknown = await openPrivateFolder(path.join(folder, 'file', 'shop'), 'production').catch(
    (reason: unknown) => reason,
  );
  expect(sentenceOf(error)).toMatch(/file stands where/);
});
