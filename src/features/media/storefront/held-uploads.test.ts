import { beforeEach, expect, test, vi } from 'vitest';
import type * as draftModule from '#web/forms/stored-draft.ts';
import type * as sessionModule from '#web/session/session.ts';
import type * as heldModule from './held-uploads.ts';
import type { UploadedImage } from '../media.contract.ts';

let held: typeof heldModule;
let drafts: typeof draftModule;
let session: typeof sessionModule;

const signIn = (id: number) => {
  session.setSession({ state: 'customer', customer: { id } } as sessionModule.Session);
};
/** Simulates a reload: modules are reset, browser storage is not. */
const reload = async () => {
  vi.resetModules();
  session = await import('#web/session/session.ts');
  drafts = await import('#web/forms/stored-draft.ts');
  held = await import('./held-uploads.ts');
  signIn(1);
};

beforeEach(async () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  await reload();
});

const imageOf = (key: string): UploadedImage => ({ key, image: `/media/${key}`, width: 1, height: 1, bytes: 9 });

/** A dialog that uploads images, and its pending uploads, which a test completes. */
function dialog(name = 'return:1') {
  const underWay = new Map<string, { arrive: () => void; refuse: () => void; signal: AbortSignal }>();
  const open = () =>
    held.uploadsUnder<'images'>(
      name,
      (file, { signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          underWay.set(file.name, {
            arrive: () => resolve(imageOf(file.name)),
            refuse: () => reject(new Error('401')),
            signal,
          });
        }),
    );
  return { open, underWay };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const image = (name: string) => new File(['x'], name, { type: 'text/plain' });
const names = (queue: ReturnType<ReturnType<typeof dialog>['open']>) =>
  queue.files().map(({ name, state }) => `${name} ${state}`);

test('a reopened dialog has the chosen files, and pending uploads arrive there', async () => {
  const { open, underWay } = dialog();
  open().add([image('a'), image('b')]);
  underWay.get('a')?.arrive();
  await settled();
  expect(names(open())).toEqual(['a stored', 'b sending']);
  underWay.get('b')?.arrive();
  await settled();
  expect(names(open())).toEqual(['a stored', 'b stored']);
  expect(names(dialog('return:2').open())).toEqual([]);
});

test('after a reload the files that had arrived are there until they are used', async () => {
  const first = dialog();
  first.open().add([image('a'), image('b')]);
  first.underWay.get('a')?.arrive();
  await settled();
  await reload();
  const queue = dialog().open();
  expect(queue.files()).toMatchObject([{ name: 'a', state: 'stored', answer: { key: 'a' }, preview: '/media/a' }]);
  queue.clear();
  await reload();
  expect(names(dialog().open())).toEqual([]);
});

test('files added next to restored ones do not replace them', async () => {
  const first = dialog();
  first.open().add([image('a')]);
  first.underWay.get('a')?.arrive();
  await settled();
  await reload();
  const { open, underWay } = dialog();
  open().add([image('b')]);
  underWay.get('b')?.arrive();
  await settled();
  expect(names(open())).toEqual(['a stored', 'b stored']);
  open().remove(open().files()[0]?.id ?? 0);
  expect(names(open())).toEqual(['b stored']);
});

test("one person's chosen files are cancelled on a change of account and found by nobody else", async () => {
  const { open, underWay } = dialog();
  open().add([image('a'), image('b')]);
  underWay.get('a')?.arrive();
  await settled();
  signIn(2);
  expect(underWay.get('b')?.signal.aborted).toBe(true);
  expect(names(open())).toEqual([]);
  await settled();
  signIn(1);
  expect(names(open())).toEqual(['a stored']);
});

test('after a session expires, its pending uploads are listed on return as not arrived and are sent again', async () => {
  const { open, underWay } = dialog();
  open().add([image('a'), image('b')]);
  underWay.get('a')?.arrive();
  await settled();
  underWay.get('b')?.refuse();
  session.setSession({ state: 'guest' });
  await settled();
  signIn(1);
  expect(names(open())).toEqual(['a stored', 'b failed']);
  open().again(open().files()[1]?.id ?? 0);
  underWay.get('b')?.arrive();
  await settled();
  expect(names(open())).toEqual(['a stored', 'b stored']);
});

test('the files are deleted with a discarded draft', async () => {
  const { open, underWay } = dialog();
  open().add([image('a')]);
  underWay.get('a')?.arrive();
  await settled();
  drafts.giveUpDraft('return:1');
  expect(names(open())).toEqual([]);
  await reload();
  expect(names(dialog().open())).toEqual([]);
});
