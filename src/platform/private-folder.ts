import type { Stats } from 'node:fs';
import { chmod, realpath, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

const ownerOnly = 0o700;
const writableByOthers = 0o022;
const sticky = 0o1000;

/** Other users of the machine can write to the folder in which the shop keeps its data, or put another one in its place. */
export class UnsafeFolder extends Error {
  override readonly name = 'UnsafeFolder';
}

const isWritable = (folder: string) =>
  new UnsafeFolder(
    `The data folder ${folder} can be written by other users of this machine, who could change the shop's database and files: ` +
      `make it the shop's own with \`chmod 700 ${folder}\`.`,
  );
const isOfAnother = (folder: string) =>
  new UnsafeFolder(
    `The data folder ${folder} belongs to another user of this machine, who could change the shop's database and files: ` +
      `make it the shop's own with \`chown\`, or run the shop as that user.`,
  );
const canBeReplaced = (folder: string, above: string) =>
  new UnsafeFolder(
    `The folder ${above} can be written by other users of this machine, who could put another folder in place of the data folder ${folder}: ` +
      `close it with \`chmod go-w ${above}\`, or move the data folder.`,
  );

/**
 * Makes the data folder, which its owner alone can enter, and lets nobody else read or write what this process makes from
 * now on. A demo closes a folder that is open to others; a shop that trades refuses one that others can write, because what
 * stands in it may no longer be the shop's.
 */
export async function openPrivateFolder(folder: string, mode: 'demo' | 'production'): Promise<void> {
  process.umask(0o077);
  await makeFolder(folder, ownerOnly);
  await requireWritable(folder);
  if (process.platform === 'win32') return;
  const found = await stat(folder);
  if (mode === 'production') await requireUntouchable(folder, found);
  if ((found.mode & 0o777) !== ownerOnly) await chmod(folder, ownerOnly);
}

/** Refuses a folder that somebody else can write, has, or can put another one in place of. */
async function requireUntouchable(folder: string, { mode, uid }: Pick<Stats, 'mode' | 'uid'>): Promise<void> {
  if ((mode & writableByOthers) !== 0) throw isWritable(folder);
  if (uid !== process.geteuid?.()) throw isOfAnother(folder);
  // Its way as it is written, and where links lead to.
  for (const way of new Set([path.resolve(folder), await realpath(folder)]))
    for (let above = path.dirname(way); ; above = path.dirname(above)) {
      const { mode: modeAbove } = await stat(above);
      // In a sticky folder such as /tmp nobody moves what is another's.
      if ((modeAbove & writableByOthers) !== 0 && (modeAbove & sticky) === 0) throw canBeReplaced(folder, above);
      if (above === path.dirname(above)) break;
    }
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
