import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { BackupStore } from './backup-store.ts';
import { BackupError, sealingOf, wholeOf } from './sealing.ts';

/** Creates an in-memory store. */
function storeReady(): BackupStore {
  const files = new Map<string, Buffer>();
  return {
    address: 'memory',
    read: (name: string) => {
      const content = files.get(name);
      return Promise.resolve(content === undefined ? null : Readable.from([content]));
    },
    write: async (name: string, content: AsyncIterable<Uint8Array>) => {
      files.set(name, await wholeOf(content));
    },
  } as unknown as BackupStore;
}

const key = 'a key of a backup that nobody guesses';
const text = 'سارا احمدی، ۰۹۱۲۳۴۵۶۷۸۹ '.repeat(40);

describe('backup contents encrypted by a key', () => {
  const ready = async (store = storeReady()) => {
    const sealing = await sealingOf(store, key);
    const seal = () => wholeOf(sealing.seal(Readable.from([Buffer.from(text)])));
    const open = async (content: Buffer) => (await wholeOf(sealing.open(Readable.from([content])))).toString();
    return { store, sealing, seal, open };
  };

  test('are unreadable without it and encrypted differently each time (ASVS 11.3.2, 11.3.3)', async () => {
    const { seal, open } = await ready();
    const [one, other] = [await seal(), await seal()];
    expect(one.equals(other)).toBe(false);
    for (const word of ['سارا', '۰۹۱۲']) expect(one.includes(word)).toBe(false);
    // Not even the compression header is recognizable.
    expect(one.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))).toBe(false);
    expect(await open(one)).toBe(text);
  });

  test('are refused when any part was changed or is missing', async () => {
    const { seal, open } = await ready();
    const sealed = await seal();
    for (const index of [0, 12, Math.floor(sealed.length / 2), sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      await expect(open(changed)).rejects.toThrow();
    }
    await expect(open(sealed.subarray(0, 20))).rejects.toBeInstanceOf(BackupError);
  });

  test('are opened by no other key, and no backup is started with one (ASVS 11.4.4)', async () => {
    const { store, sealing } = await ready();
    await expect(sealingOf(store, 'another key of a backup that is long')).rejects.toBeInstanceOf(BackupError);
    await expect(sealingOf(store, undefined)).rejects.toBeInstanceOf(BackupError);
    // The same key yields other names in another store, because its salt differs.
    const elsewhere = await sealingOf(storeReady(), key);
    expect(elsewhere.nameOf('ab'.repeat(32))).not.toBe(sealing.nameOf('ab'.repeat(32)));
  });
});
