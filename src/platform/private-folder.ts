import type { Stats } from 'node:fs';
import { chmod, realpath, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

const ownerOnly = 0o700;
const writableByOthers = 0o022;
const sticky = 0o1000;

/** Other users of the machine can write to the shop's data folder, or replace it. */
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
 * Creates the data folder, accessible to its owner only, and sets the umask so that nobody else can read or write what this process creates. A demo
 * restricts a folder that is open to others; a production shop refuses one that others can write, because its content may have been altered.
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

/** Refuses a folder that others can write, own or replace. */
async function requireUntouchable(folder: string, { mode, uid }: Pick<Stats, 'mode' | 'uid'>): Promise<void> {
  if ((mode & writableByOthers) !== 0) throw isWritable(folder);
  if (uid !== process.geteuid?.()) throw isOfAnother(folder);
  // Its path as written, and with links resolved.
  for (const way of new Set([path.resolve(folder), await realpath(folder)]))
    for (let above = path.dirname(way); ; above = path.dirname(above)) {
      const { mode: modeAbove } = await stat(above);
      // In a sticky folder such as /tmp nobody can move another user's files.
      if ((modeAbove & writableByOthers) !== 0 && (modeAbove & sticky) === 0) throw canBeReplaced(folder, above);
      if (above === path.dirname(above)) break;
    }
}

const triedBytes = 64 * 1_024;

/** Writes and deletes a file: a folder of another user, or on a full disk, fails here with the system's own code. */
async function requireWritable(folder: string): Promise<void> {
  const file = path.join(folder, `.writable-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(triedBytes));
  } finally {
    await rm(file, { force: true });
  }
}

const roomBytes = 1_024 * 1_024;

/** Returns whether the disk of a folder is almost full, which then prevents a database in it from opening. */
export async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < roomBytes;
}
