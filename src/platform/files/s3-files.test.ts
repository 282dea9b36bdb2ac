import { performance } from 'node:perf_hooks';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { startS3Server, type S3Server, type S3Trouble } from '../testing/s3-server.ts';
import { DatabaseUnavailable, isUnavailable, retryAfterOf } from '../database/unavailable.ts';
import type { Bucket } from './bucket-calls.ts';
import { FilesUnavailable, type Files } from './files.ts';
import { openFiles } from './open-files.ts';
import { createS3Files } from './s3-files.ts';

const limits = { silenceMs: 3_000 };
const impatient = { silenceMs: 300 };
const content = Buffer.alloc(400_000, 'a picture ');

let folder = '';
let storage: S3Server;
let files: Files;
let impatientFiles: Files;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-bucket-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  storage = await startS3Server();
  files = createS3Files(storage.bucket, { spoolFolder: folder, limits });
  impatientFiles = createS3Files(storage.bucket, { spoolFolder: folder, limits: impatient });
  await files.write('media/one', content);
  storage.requests.length = 0;
});
afterEach(() => storage.close());

/** Causes trouble for the given number of requests of a method, then none. */
function troubleFor(times: number, method: string, trouble: S3Trouble): void {
  let left = times;
  storage.trouble = (request) => (request.method === method && left-- > 0 ? trouble : undefined);
}

const slowDown = { status: 503, code: 'SlowDown' };
const inside = { status: 500, code: 'InternalError' };

test.each<[string, S3Trouble]>([
  ['is busy', slowDown],
  ['fails inside', inside],
  ['breaks off in the middle', 'cut'],
])('a storage that %s twice is retried', async (_, trouble) => {
  troubleFor(2, 'GET', trouble);
  expect((await files.read('media/one'))?.equals(content)).toBe(true);
  expect(storage.requests).toEqual(['GET media/one', 'GET media/one', 'GET media/one']);
});

test('a chunked upload is resent whole', async () => {
  troubleFor(2, 'PUT', slowDown);
  await files.receive(
    'films/one',
    (async function* () {
      yield content;
      yield content;
    })(),
  );
  expect(storage.objects.get('films/one')?.equals(Buffer.concat([content, content]))).toBe(true);
});

test.each<[string, S3Trouble]>([
  ['goes on failing', inside],
  ['never answers', 'silent'],
  ['lets nobody in any more', { status: 403, code: 'AccessDenied' }],
])('a storage that %s is unavailable within a bounded time', async (_, trouble) => {
  storage.trouble = () => trouble;
  const startedAt = performance.now();
  for (const call of [
    () => impatientFiles.read('media/one'),
    () => impatientFiles.find('media/one'),
    () => impatientFiles.open('media/one'),
    () => impatientFiles.write('media/two', content),
    () => impatientFiles.remove('media/one'),
    () => impatientFiles.list('media'),
  ]) {
    const error: unknown = await call().catch((caught: unknown) => caught);
    expect(isUnavailable(error)).toBe(true);
    expect(retryAfterOf(error)).toBeGreaterThanOrEqual(10);
    expect(String((error as Error).stack) + String(((error as Error).cause as Error | undefined)?.stack)).not.toMatch(
      /Signature=|AKTEST|secret\+key/,
    );
  }
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  storage.trouble = () => undefined;
  expect(storage.objects.get('media/one')?.equals(content)).toBe(true);
});

test('a storage that did not respond to five calls is no longer waited for', async () => {
  storage.trouble = () => 'silent';
  for (let call = 0; call < 5; call++) await impatientFiles.read('media/one').catch(() => undefined);
  storage.requests.length = 0;
  const startedAt = performance.now();
  await expect(impatientFiles.read('media/one')).rejects.toThrow('does not answer');
  expect([storage.requests, performance.now() - startedAt < 50]).toEqual([[], true]);
});

test('a truncated stream ends in an error instead of early', async () => {
  troubleFor(1, 'GET', 'cut');
  const opened = await files.open('media/one');
  const read = async () => {
    let bytes = 0;
    for await (const piece of opened!.content) bytes += (piece as Buffer).length;
    return bytes;
  };
  await expect(read()).rejects.toThrow('does not answer');
});

test('a slow reader is waited for beyond the idle timeout', async () => {
  const large = Buffer.alloc(8_000_000, 'a video ');
  await files.write('films/long', large);
  const opened = await impatientFiles.open('films/long');
  let bytes = 0;
  for await (const piece of opened!.content) {
    if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, impatient.silenceMs * 3));
    bytes += (piece as Buffer).length;
  }
  expect(bytes).toBe(large.length);
});

test('a hundred unread streams block nothing else', async () => {
  const streams = await Promise.all(Array.from({ length: 100 }, () => files.open('media/one')));
  expect((await files.read('media/one'))?.equals(content)).toBe(true);
  for (const stream of streams) stream?.content.destroy();
});

test('an upload to an unavailable storage is refused, and nothing of it remains', async () => {
  const away = createS3Files({ ...storage.bucket, endpoint: 'http://127.0.0.1:9' }, { spoolFolder: folder, limits });
  const pieces = async function* () {
    for (let piece = 0; piece < 20; piece++) yield await Promise.resolve(content);
  };
  await expect(away.receive('films/one', pieces())).rejects.toThrow('does not answer');
  expect(await readdir(folder)).toEqual([]);
});

test('a copy that breaks off with 200 leaves the file under its own name', async () => {
  troubleFor(9, 'PUT', 'cut');
  await expect(files.rename('media/one', 'media/other')).rejects.toThrow('refused PUT media/other: 200 InternalError');
  expect([...storage.objects.keys()]).toEqual(['media/one']);
});

test('a correctly configured bucket is opened, and nothing of the check remains', async () => {
  const opened = await openFiles({ dataDir: folder, filesBucket: storage.bucket }, createLog('silent'));
  expect((await opened.read('media/one'))?.equals(content)).toBe(true);
  expect([...storage.objects.keys()]).toEqual(['media/one']);
});

test.each<[string, Partial<Bucket>, RegExp]>([
  ['another bucket', { name: 'another-bucket' }, /^There is no bucket another-bucket at .*FILES_S3_BUCKET\.$/],
  ['another region', { region: 'eu-1' }, /^The bucket .* FILES_S3_REGION\.$/],
  ['another key', { accessKey: 'NOBODY' }, /does not know FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY: mend them\.$/],
  ['another secret', { secretKey: 'wrong' }, /does not know FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY: mend them\.$/],
  [
    'nobody there',
    { endpoint: 'http://127.0.0.1:9' },
    /^The storage of the files cannot be reached at .*FILES_S3_ENDPOINT\.$/,
  ],
])('a bucket with %s is refused in one sentence', async (_, wrong, sentence) => {
  const filesBucket = { ...storage.bucket, ...wrong };
  await expect(openFiles({ dataDir: folder, filesBucket }, createLog('silent'))).rejects.toThrow(sentence);
});

test('read-only keys are refused at startup', async () => {
  troubleFor(9, 'PUT', { status: 403, code: 'AccessDenied' });
  await expect(openFiles({ dataDir: folder, filesBucket: storage.bucket }, createLog('silent'))).rejects.toThrow(
    /may not list, read, write and remove in the bucket/,
  );
});

test('an unavailable bucket is logged once a minute, even while the database is unavailable', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  for (let time = 0; time < 3; time++) {
    log.warn({ err: new DatabaseUnavailable() }, 'the database');
    log.warn({ err: new Error('wrapped', { cause: new FilesUnavailable() }) }, 'the files');
  }
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['the database', 'the files']);
});
