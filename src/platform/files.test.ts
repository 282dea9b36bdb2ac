import { pbkdf2, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFiles, type Files } from './files.ts';

let folder = '';
let files: Files;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-files-'));
  files = createFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function* broken(after: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < after; piece++) yield Buffer.alloc(70_000, piece);
  throw new Error('the sender went away');
}

test('what arrives whole is stored, piece by piece or at once', async () => {
  await files.receive(
    'in/pieces',
    (async function* () {
      yield Buffer.from('half ');
      yield Buffer.from('and half');
    })(),
  );
  await files.write('in/whole', Buffer.from('whole'));
  expect([String(await files.read('in/pieces')), String(await files.read('in/whole')), await files.list('in')]).toEqual(
    ['half and half', 'whole', ['pieces', 'whole']],
  );
});

/** Keeps the threads that work on files busy, so that what they are given is done late and in no order. */
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

test('what breaks off leaves nothing behind, also when it does before its first piece', async () => {
  const rest = busyThreads();
  for (const [after, times] of [
    [0, 600],
    [1, 50],
    [5, 50],
  ] as const) {
    for (let time = 0; time < times; time++)
      await expect(files.receive(`broken/${after}-${time}`, broken(after))).rejects.toThrow('went away');
  }
  rest();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await files.list('broken')).toEqual([]);
});
