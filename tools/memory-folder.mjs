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
  removeLeftIn(memory);
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
  return bavail * bsize > leastRoom && os.freemem() > 2 * leastRoom && mayHoldPrograms() && isWritable();
}

function isWritable() {
  try {
    fs.accessSync(memory, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A copy of PostgreSQL's programs is started from there. */
function mayHoldPrograms() {
  const mount = fs
    .readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory);
  return mount !== undefined && !(mount.split(' ')[3] ?? '').split(',').includes('noexec');
}

/** Removes the folders of runs of this account that were killed: nothing else gives their memory back. */
export function removeLeftIn(parent) {
  for (const name of fs.readdirSync(parent)) {
    const [, run] = /^hojreh-(\d+)-/.exec(name) ?? [];
    if (run === undefined || isAlive(Number(run))) continue;
    const folder = path.join(parent, name);
    if (fs.statSync(folder).uid === process.getuid()) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(run) {
  try {
    return process.kill(run, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
