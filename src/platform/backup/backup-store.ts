import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where backups are: things by name, written whole or not at all. */
export interface BackupStore {
  readonly place: string;
  readonly write: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Null when there is none of that name. */
  readonly read: (name: string) => Promise<Readable | null>;
  readonly has: (name: string) => Promise<boolean>;
  /** The names, with their folder, of all that stands below a folder, in order. */
  readonly list: (folder: string) => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
}

/** Backups in a folder, best on another disk than the shop's own. */
export function createFolderStore(folder: string): BackupStore {
  const placeOf = (name: string) => path.join(folder, name);
  const isThere = (name: string) =>
    stat(placeOf(name)).then(
      () => true,
      () => false,
    );
  return {
    place: folder,
    write: async (name, content) => {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const beside = `${place}.${randomUUID()}.part`;
      try {
        await pipeline(content, createWriteStream(beside, { mode: 0o600, flush: true }));
        await rename(beside, place);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    read: async (name) => ((await isThere(name)) ? createReadStream(placeOf(name)) : null),
    has: isThere,
    list: async (below) => {
      const entries = await readdir(placeOf(below), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .sort();
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
