import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;
/** What the databases of a whole run hold at once, with room to spare. */
const leastRoom = 4 * gigabyte;

/**
 * Does work with a folder in memory for what it writes and throws away, as TMPDIR of its processes: on a disk a third of a core
 * goes into making and removing the files of the tests' databases. Where there is no such folder, or not enough room in it or in
 * the machine, the work has the system's own.
 */
export async function inMemory(work) {
  if (!hasRoom()) return work({});
  removeLeft();
  const folder = fs.mkdtempSync(path.join(memory, `hojreh-${process.pid}-`));
  // The tests' PostgreSQL has an account of its own where they run as root.
  fs.chmodSync(folder, 0o755);
  try {
    return await work({ TMPDIR: folder });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function hasRoom() {
  if (process.platform !== 'linux' || !fs.existsSync(memory)) return false;
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize > leastRoom && os.freemem() > 2 * leastRoom && mayHoldPrograms();
}

/** A copy of PostgreSQL's programs is started from there. */
function mayHoldPrograms() {
  const mount = fs
    .readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory);
  return mount !== undefined && !(mount.split(' ')[3] ?? '').split(',').includes('noexec');
}

/** Folders of runs that were killed. */
function removeLeft() {
  for (const name of fs.readdirSync(memory)) {
    const [, process] = /^hojreh-(\d+)-/.exec(name) ?? [];
    if (process !== undefined && !fs.existsSync(`/proc/${process}`))
      fs.rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}
