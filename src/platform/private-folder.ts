import { access, chmod, constants, mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ownerOnly = 0o700;
const writableByOthers = 0o022;

/** Other users of the machine can write to the folder in which the shop keeps its data. */
export class UnsafeFolder extends Error {
  override readonly name = 'UnsafeFolder';
  constructor(folder: string) {
    super(
      `The data folder ${folder} can be written by other users of this machine, who could change the shop's database and files: ` +
        `make it the shop's own with \`chmod 700 ${folder}\`.`,
    );
  }
}

/**
 * Makes the data folder, which its owner alone can enter, and lets nobody else read or write what this process makes from
 * now on. A demo closes a folder that is open to others; a shop that trades refuses one that others can write, because what
 * stands in it may no longer be the shop's.
 */
export async function openPrivateFolder(folder: string, mode: 'demo' | 'production'): Promise<void> {
  process.umask(0o077);
  await makeFolder(folder);
  await requireWritable(folder);
  if (process.platform === 'win32') return;
  const found = await stat(folder);
  if (mode === 'production' && (found.mode & writableByOthers) !== 0) throw new UnsafeFolder(folder);
  if ((found.mode & 0o777) !== ownerOnly) await chmod(folder, ownerOnly);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: ownerOnly });
  } catch (error) {
    // On a disk that can only be read Node says of the folder that it is not there; the folder above it says why.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      await access(await existingAbove(folder), constants.W_OK);
    throw error;
  }
}

async function existingAbove(folder: string): Promise<string> {
  const above = path.dirname(path.resolve(folder));
  return access(above).then(
    () => above,
    () => (above === path.dirname(above) ? above : existingAbove(above)),
  );
}

const triedBytes = 64 * 1_024;

/** Writes something and takes it away again: a folder of somebody else's, or on a full disk, fails here with the system's own code. */
async function requireWritable(folder: string): Promise<void> {
  const file = path.join(folder, `.writable-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(triedBytes));
  } finally {
    await rm(file, { force: true });
  }
}

const roomBytes = 1_024 * 1_024;

/** Whether the disk of a folder is as good as full, which is what then keeps a database in it from opening. */
export async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < roomBytes;
}
