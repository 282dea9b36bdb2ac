import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { makeFolder } from '../make-folder.ts';
import { FilesUnavailable, fileName, isFileName, type Files } from './files.ts';

const notYetWhole = '.part';

/** Creates file storage in a folder of the shop's data, accessible to its user only. */
export function createFolderFiles(folder: string): Files {
  const pathOf = (name: string) => path.join(folder, fileName(name));
  /** Written beside its target and renamed. The file is opened before the first chunk is requested, and closed before it is deleted. */
  const put = async (name: string, content: Buffer | AsyncIterable<Uint8Array>) => {
    const target = pathOf(name);
    await folderReady(path.dirname(target));
    const beside = `${target}.${randomUUID()}${notYetWhole}`;
    try {
      await writeFile(beside, content);
      await rename(beside, target);
    } catch (error) {
      await rm(beside, { force: true });
      throw unavailableOf(error);
    }
  };
  return {
    read: (name) => nullWhenMissing(readFile(pathOf(name))),
    write: put,
    receive: put,
    rename: async (name, newName) => {
      const target = pathOf(newName);
      await folderReady(path.dirname(target));
      await rename(pathOf(name), target).catch(refused);
    },
    find: async (name) => {
      const target = pathOf(name);
      const found = await nullWhenMissing(stat(target));
      return found === null
        ? null
        : {
            bytes: found.size,
            read: (part) =>
              Promise.resolve(createReadStream(target, part === undefined ? {} : { start: part.from, end: part.to })),
          };
    },
    open: async (name) => {
      const target = pathOf(name);
      const found = await nullWhenMissing(stat(target));
      return found === null ? null : { bytes: found.size, content: createReadStream(target) };
    },
    list: async (below) => (await nullWhenMissing(readdir(pathOf(below)))) ?? [],
    names: (below = '') => namesBelow(folder, below === '' ? folder : pathOf(below)),
    remove: async (name) => {
      await rm(pathOf(name), { force: true }).catch(refused);
    },
  };
}

async function* namesBelow(folder: string, below: string): AsyncGenerator<string> {
  const entries = (await nullWhenMissing(readdir(below, { recursive: true, withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (entry.isFile() && isFileName(name) && !name.endsWith(notYetWhole)) yield name;
  }
}

async function nullWhenMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw unavailableOf(error);
  }
}

const folderReady = (folder: string) => makeFolder(folder).catch(refused);

/** The error codes for a disk that is full, broken or read-only, or for exhausted file handles. */
const unavailableCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM']);

/** Converts a temporary disk error, which is not a client error, to FilesUnavailable, as for a bucket that does not respond. */
function unavailableOf(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  return unavailableCodes.has(code) ? new FilesUnavailable(error) : error;
}

function refused(error: unknown): never {
  throw unavailableOf(error);
}
