import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;
/** The space that the databases of a whole run need at once, with a margin. */
const leastRoom = 4 * gigabyte;

/**
 * Runs work with a folder in memory as TMPDIR of its processes: on a disk a third of a core goes into creating and removing the files of the tests'
 * databases. Without such a folder, or without enough space in it or enough memory, the work uses the system's own.
 */
export async function inMemory(work) {
  if (!hasRoom()) return work({});
  removeLeftIn(memory);
  const folder = fs.mkdtempSync(path.join(memory, `hojreh-${process.pid}-`));
  // The tests' PostgreSQL runs under an account of its own when they run as root.
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

/** Whether the folder permits executables: a copy of PostgreSQL's programs is started from there. */
function mayHoldPrograms() {
  const mount = fs
    .readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory);
  return mount !== undefined && !(mount.split(' ')[3] ?? '').split(',').includes('noexec');
}

/** Removes the folders of this account's killed runs: nothing else releases their memory. */
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
