import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';

/** Keeps files by name; a name is made of letters, digits, hyphens, dots and single slashes. */
export interface Files {
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Whole or not at all: written beside and renamed. */
  readonly write: (name: string, content: Buffer) => Promise<void>;
  /** Whole or not at all, without ever holding all of it: what breaks off leaves nothing behind. */
  readonly receive: (name: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Gives a file another name; one that has it already is replaced. */
  readonly rename: (name: string, newName: string) => Promise<void>;
  /** How large a file is, and a way to read it, or a part of it, both ends included, piece by piece; null when there is none. */
  readonly find: (name: string) => Promise<{
    readonly bytes: number;
    readonly read: (part?: { readonly from: number; readonly to: number }) => Readable;
  } | null>;
  /** A file piece by piece; null when there is none. */
  readonly open: (name: string) => Promise<{ readonly bytes: number; readonly content: Readable } | null>;
  /** The names, without their folder, of what a folder holds, also of what never arrived whole. */
  readonly list: (folder: string) => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
}

const goodName = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9_-]+)*$/i;

/** Files in a folder of the shop's data. */
export function createFiles(folder: string): Files {
  const pathOf = (name: string) => {
    if (!goodName.test(name)) throw new Error(`'${name}' is not a name for a file.`);
    return path.join(folder, name);
  };
  /** Written beside its place and renamed. Its file is open before the first piece is requested, and closed before it is removed. */
  const put = async (name: string, content: Buffer | AsyncIterable<Uint8Array>) => {
    const target = pathOf(name);
    await mkdir(path.dirname(target), { recursive: true });
    const beside = `${target}.${randomUUID()}.part`;
    try {
      await writeFile(beside, content);
      await rename(beside, target);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  };
  return {
    read: (name) => nullWhenMissing(readFile(pathOf(name))),
    receive: put,
    rename: async (name, newName) => {
      const target = pathOf(newName);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(pathOf(name), target);
    },
    find: async (name) => {
      const target = pathOf(name);
      const found = await nullWhenMissing(stat(target));
      return found === null
        ? null
        : {
            bytes: found.size,
            read: (part) => createReadStream(target, part === undefined ? {} : { start: part.from, end: part.to }),
          };
    },
    open: async (name) => {
      const target = pathOf(name);
      const found = await nullWhenMissing(stat(target));
      return found === null ? null : { bytes: found.size, content: createReadStream(target) };
    },
    list: async (folder) => (await nullWhenMissing(readdir(pathOf(folder)))) ?? [],
    write: put,
    remove: async (name) => {
      await rm(pathOf(name), { force: true });
    },
  };
}

async function nullWhenMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
