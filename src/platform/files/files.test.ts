import { pbkdf2, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { FilesUnavailable, type Files } from './files.ts';
import { createFolderFiles } from './folder-files.ts';
import { createS3Files } from './s3-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function* broken(after: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < after; piece++) yield Buffer.alloc(70_000, piece);
  throw new Error('the sender went away');
}

async function wholeOf(content: AsyncIterable<Uint8Array> | undefined): Promise<Buffer | null> {
  if (content === undefined) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Occupies the threads that work on files, so that their tasks run late and in no order. */
function busyThreads(): () => void {
  let over = false;
  const work = () => {
    if (!over) pbkdf2('a', 'b', randomInt(200, 3_000), 32, 'sha256', work);
  };
  work();
  work();
  return () => {
    over = true;
  };
}

const spoolFolder = () => path.join(folder, 'spool');

/** Opens a kind of file storage, with a function that closes it. */
type Kind = () => Promise<{ readonly files: Files; readonly close: () => Promise<void> }>;
const inBucket =
  (isVirtualHost: boolean): Kind =>
  async () => {
    // A page holds three names, so that every list in these tests has several pages.
    const storage = await startS3Server({ isVirtualHost, pageSize: 3 });
    const lookup: LookupFunction = (_, { all }, found) =>
      all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);
    return { files: createS3Files(storage.bucket, { spoolFolder: spoolFolder(), lookup }), close: storage.close };
  };
const kinds: readonly (readonly [string, Kind])[] = [
  [
    'a folder',
    () => Promise.resolve({ files: createFolderFiles(path.join(folder, 'files')), close: () => Promise.resolve() }),
  ],
  ['a bucket of S3', inBucket(false)],
  ['a bucket of S3 that its host names', inBucket(true)],
];

describe.each(kinds)('files in %s', (kind, open) => {
  let files: Files;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ files, close } = await open());
  });
  afterAll(() => close());

  test('a complete upload is stored, in chunks or at once', async () => {
    await files.receive(
      'in/pieces',
      (async function* () {
        yield Buffer.from('half ');
        yield Buffer.from('and half');
      })(),
    );
    await files.write('in/whole', Buffer.from('whole'));
    expect([
      String(await files.read('in/pieces')),
      String(await files.read('in/whole')),
      (await files.list('in')).sort(),
    ]).toEqual(['half and half', 'whole', ['pieces', 'whole']]);
    await files.write('in/whole', Buffer.from('another'));
    expect(String(await files.read('in/whole'))).toBe('another');
  });

  test('a missing file is null, its list is empty, and removing it does nothing', async () => {
    expect(await files.read('none/here')).toBeNull();
    expect(await files.find('none/here')).toBeNull();
    expect(await files.open('none/here')).toBeNull();
    expect(await files.list('none')).toEqual([]);
    await files.remove('none/here');
    await expect(files.rename('none/here', 'none/there')).rejects.toThrow();
    expect(await files.read('none/there')).toBeNull();
  });

  test('a large file is read whole, in chunks and by ranges, also past its end', async () => {
    const content = randomBytes(3_000_001);
    await files.receive(
      'large/one',
      (async function* () {
        for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
      })(),
    );
    expect((await files.read('large/one'))?.equals(content)).toBe(true);
    const opened = await files.open('large/one');
    expect([opened?.bytes, (await wholeOf(opened?.content))?.equals(content)]).toEqual([content.length, true]);
    const found = await files.find('large/one');
    expect(found?.bytes).toBe(content.length);
    expect((await wholeOf(await found?.read()))?.equals(content)).toBe(true);
    expect(await wholeOf(await found?.read({ from: 7, to: 19 }))).toEqual(content.subarray(7, 20));
    const end = content.length - 5;
    expect(await wholeOf(await found?.read({ from: end, to: content.length + 99 }))).toEqual(content.subarray(end));
    // A reader that stops halfway blocks nothing.
    const left = await files.open('large/one');
    left?.content.destroy();
  });

  test('an empty file is a file', async () => {
    await files.receive('empty/one', (async function* () {})());
    expect(await files.read('empty/one')).toHaveLength(0);
    const found = await files.find('empty/one');
    expect([found?.bytes, (await wholeOf(await found?.read()))?.length]).toEqual([0, 0]);
  });

  test('a renamed file replaces the one at the new name and is gone from the old name', async () => {
    await files.write('moved/from', Buffer.from('new'));
    await files.write('moved/to', Buffer.from('old'));
    await files.rename('moved/from', 'moved/to');
    expect([await files.read('moved/from'), String(await files.read('moved/to'))]).toEqual([null, 'new']);
    await files.remove('moved/to');
    expect(await files.find('moved/to')).toBeNull();
  });

  test('all stored files are listed with their folder', async () => {
    const named = Array.from({ length: 8 }, (_, index) => `named/deep/${index}.webp`);
    for (const name of named) await files.write(name, Buffer.from(name));
    const names: string[] = [];
    for await (const name of files.names()) names.push(name);
    expect(names.filter((name) => name.startsWith('named/')).sort()).toEqual(named);
    expect(new Set(names).size).toBe(names.length);
    expect((await files.list('named/deep')).sort()).toEqual(named.map((name) => path.basename(name)));
  });

  test('a name that leads outside is refused before anything is touched', async () => {
    for (const name of ['../outside', '/etc/passwd', 'a/../b', 'a//b', '', 'a/b?c', '.hidden']) {
      await expect(async () => files.read(name)).rejects.toThrow('is not a name for a file');
      await expect(async () => files.write(name, Buffer.from(''))).rejects.toThrow('is not a name for a file');
    }
  });

  test('an interrupted write leaves nothing behind, even before its first chunk', async () => {
    const rest = busyThreads();
    for (const [after, times] of [
      [0, kind === 'a folder' ? 600 : 100],
      [1, 50],
      [5, 50],
    ] as const) {
      for (let time = 0; time < times; time++)
        await expect(files.receive(`broken/${after}-${time}`, broken(after))).rejects.toThrow('went away');
    }
    rest();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await files.list('broken')).toEqual([]);
    expect(await readdir(spoolFolder()).catch(() => [])).toEqual([]);
  });
});

test.runIf(process.platform === 'linux')(
  'an unwritable folder is unavailable, like an unresponsive bucket',
  async () => {
    // Nobody can create a folder there, not even root.
    const files = createFolderFiles('/sys/kernel/hojreh');
    await expect(files.write('media/one', Buffer.from('one'))).rejects.toThrow(FilesUnavailable);
  },
);
