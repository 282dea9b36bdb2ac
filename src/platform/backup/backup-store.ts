import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../make-folder.ts';

/** A store of backups: contents by name, written atomically. */
export interface BackupStore {
  readonly address: string;
  readonly write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Null when there is no such name. */
  readonly read: (name: string) => Promise<Readable | null>;
  readonly has: (name: string) => Promise<boolean>;
  /** Returns the names under a folder, including the folder, in order. */
  readonly list: (folder: string) => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
}

/** Creates a store in a folder, ideally on another disk than the shop's. */
export function createFolderStore(folder: string): BackupStore {
  const pathOf = (name: string) => path.join(folder, name);
  const isThere = (name: string) =>
    stat(pathOf(name)).then(
      () => true,
      () => false,
    );
  return {
    address: folder,
    write: async (name, content) => {
      const address = pathOf(name);
      await makeFolder(path.dirname(address), 0o700);
      const beside = `${address}.${randomUUID()}.part`;
      try {
        await pipeline(content, createWriteStream(beside, { mode: 0o600, flush: true }));
        await rename(beside, address);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    read: async (name) => ((await isThere(name)) ? createReadStream(pathOf(name)) : null),
    has: isThere,
    list: async (below) => {
      const entries = await readdir(pathOf(below), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .sort();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
