import { beforeEach, expect, test, vi } from 'vitest';
import type * as sessionModule from '#web/session/session.ts';
import { setSession } from '#web/session/session.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import type { UploadedImage } from '../media.contract.ts';
import { useArrived } from './use-arrived.ts';
import { useUpload } from './use-upload.ts';

const sent = vi.hoisted((): { arrive: ((answer: unknown) => void)[] } => ({ arrive: [] }));
vi.mock('./send-file.ts', () => ({ sendFile: () => new Promise((arrive) => sent.arrive.push(arrive)) }));
vi.mock('./shrink-image.ts', () => ({ shrunkImage: (file: File) => Promise.resolve(file) }));

const imageOf = (key: string): UploadedImage => ({ key, image: `/media/${key}`, width: 1, height: 1, bytes: 9 });

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  setSession({ state: 'customer', customer: { id: 1 } } as sessionModule.Session);
});

/** A category with an image field in its draft; the stored version can be changed by somebody else, too. */
async function category() {
  const stored = { picture: null as string | null, version: 1 };
  const hook = await usedHook(() => {
    const draft = useDraft({ picture: stored.picture }, stored.version, 'category:1');
    const uploads = useUpload({ to: 'images', max: 1, name: 'category:1' });
    useArrived(uploads, ([image]) => {
      if (image !== undefined) draft.change({ picture: image.key });
    });
    return { draft, uploads };
  });
  return {
    now: () => {
      const { draft, uploads } = hook.now();
      return { ...draft.value, both: draft.both, waiting: uploads.files.length };
    },
    choose: () => hook.act(() => hook.now().uploads.add([new File(['x'], 'own.png', { type: 'text/plain' })])),
    arrives: (key: string) => hook.act(() => sent.arrive.shift()?.(imageOf(key))),
    saveElsewhere: (image: string) => {
      Object.assign(stored, { picture: image, version: stored.version + 1 });
      return hook.draw();
    },
  };
}

test('an arrived image becomes part of the draft and no longer waits next to it', async () => {
  const screen = await category();
  await screen.choose();
  expect(screen.now()).toEqual({ picture: null, both: null, waiting: 1 });
  await screen.arrives('own');
  expect(screen.now()).toEqual({ picture: 'own', both: null, waiting: 0 });
});

test("another person's concurrent save is not overwritten unseen: both are named", async () => {
  const screen = await category();
  await screen.choose();
  await screen.arrives('own');
  await screen.saveElsewhere('theirs');
  expect(screen.now()).toEqual({ picture: 'own', both: ['picture'], waiting: 0 });
});
