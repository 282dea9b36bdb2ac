import { chmod, mkdir, stat } from 'node:fs/promises';

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
  await mkdir(folder, { recursive: true, mode: ownerOnly });
  if (process.platform === 'win32') return;
  const found = await stat(folder);
  if (mode === 'production' && (found.mode & writableByOthers) !== 0) throw new UnsafeFolder(folder);
  if ((found.mode & 0o777) !== ownerOnly) await chmod(folder, ownerOnly);
}
