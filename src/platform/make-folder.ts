import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and its parents. Node's own `recursive` retries for ever where the system reports that a folder is missing while its parent exists
 * (`/proc/shop`): a start hung with a core busy.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const code = await errorOf(folder, mode);
  if (code !== 'ENOENT') return;
  const above = path.dirname(path.resolve(folder));
  if (above === path.resolve(folder)) throw new Error(`${folder} has no folder above it.`);
  await makeFolder(above, mode);
  await mkdir(folder, { mode }).catch((error: unknown) => isFolder(folder, error));
}

/** Returns why a folder cannot be created yet: its parents are missing. An existing folder is no error. */
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
