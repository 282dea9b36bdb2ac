import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where the system says that a folder is not there while the
 * one above it is (`/proc/shop`): a start neither began nor ended, with a core busy.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const code = await errorOf(folder, mode);
  if (code !== 'ENOENT') return;
  const above = path.dirname(path.resolve(folder));
  if (above === path.resolve(folder)) throw new Error(`${folder} has no folder above it.`);
  await makeFolder(above, mode);
  await mkdir(folder, { mode }).catch((error: unknown) => isFolder(folder, error));
}

/** Why a folder cannot be made yet: those above it are missing. What stands there already is well when it is a folder. */
async function errorOf(folder: string, mode: number): Promise<'ENOENT' | null> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'ENOENT';
    await isFolder(folder, error);
  }
  return null;
}

async function isFolder(folder: string, error: unknown): Promise<void> {
  if (codeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
