import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

/** Keeps files by name; a name is made of letters, digits, hyphens, dots and single slashes. */
export interface Files {
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Whole or not at all: written beside and renamed. */
  readonly write: (name: string, content: Buffer) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

const goodName = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9_-]+)*$/i;

/** Files in a folder of the shop's data. */
export function createFiles(folder: string): Files {
  const placeOf = (name: string) => {
    if (!goodName.test(name)) throw new Error(`'${name}' is not a name for a file.`);
    return path.join(folder, name);
  };
  return {
    read: async (name) => {
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    write: async (name, content) => {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true });
      const beside = `${place}.${randomUUID()}.part`;
      await writeFile(beside, content);
      await rename(beside, place);
    },
    remove: async (name) => {
      await rm(placeOf(name), { force: true });
    },
  };
}
