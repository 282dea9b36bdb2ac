import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigErrors, readConfig, type Config } from '#platform/config.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import { FilesUnavailable } from '#platform/files/files.ts';

/** Returns the configuration, including a file `.env` beside the shop, or exits the process with all its errors. */
export function configOrExit(): Config {
  try {
    // The environment takes precedence over the file.
    if (existsSync('.env')) loadBeside('.env');
    return readConfig();
  } catch (error) {
    return exitWith(error);
  }
}

function loadBeside(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new ConfigErrors([
      `The file ${path.resolve(file)} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'no text'}).`,
    ]);
  }
}

/** Exits the process with a message for the operator; only an unexpected error prints its stack. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** Errors whose message is written for people: a folder in use, a database that cannot search Persian words, nothing to audit. */
const inWords = new Set([
  'BackupError',
  'BucketRefusal',
  'ConfigErrors',
  'DamagedDatabase',
  'EmbeddedDatabaseFailed',
  'FolderInUse',
  'HalfRestored',
  'MigrationError',
  'NoSuchOwner',
  'NoWayToPay',
  'NothingToAudit',
  'UnsafeFolder',
  'UnsuitableDatabase',
  'UnusableBucket',
]);

const notOfMachine: Sentence = () => 'The address in HOST is none of this machine: choose another.';
const noRoom: Sentence = ({ path = 'the data folder' }) =>
  `The disk is full: ${path} could not be written. Free some room and start again.`;
const notAllowed: Sentence = ({ path = 'the data folder' }) =>
  `This user may not write ${path}: give it the folder, or another DATA_DIR.`;
const noFolder: Sentence = ({ path = 'the data folder' }) =>
  `A file stands where the folder ${path} is to be made: choose another DATA_DIR.`;
const notReached: Sentence = () =>
  'PostgreSQL cannot be reached at the address in DATABASE_URL: start it, or mend the address.';
const damagedServer: Sentence = (error) =>
  `The database of the shop is damaged (${error.message}): restore a backup into an empty one, and start on that.`;
const notBelieved: Sentence = () =>
  'PostgreSQL does not let the user of DATABASE_URL in: mend the name or the password.';

type Sentence = (about: NodeJS.ErrnoException) => string;

/** Messages for errors of the system or PostgreSQL: the cause, and what to do. */
const systemSentences: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: (error) =>
    `The port ${portIn(error)} is taken by another process: stop that one, or choose another with PORT.`,
  EADDRNOTAVAIL: notOfMachine,
  EAFNOSUPPORT: notOfMachine,
  EACCES: (error) =>
    error.syscall === 'listen'
      ? `This user may not listen at port ${portIn(error)}: choose one above 1023 with PORT.`
      : notAllowed(error),
  EPERM: notAllowed,
  EROFS: ({ path = 'the data folder' }) => `${path} stands on a disk that can only be read: choose another DATA_DIR.`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOENT: ({ path: file = 'A file' }) =>
    `${file} is not there: mend the setting that names it, or build the shop anew.`,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ECONNREFUSED: notReached,
  ECONNRESET: notReached,
  ENOTFOUND: notReached,
  EAI_AGAIN: notReached,
  EHOSTUNREACH: notReached,
  ETIMEDOUT: notReached,
  // PgBouncer's error for settings that it cannot share.
  '08P01': (error) =>
    `The pooler at the address in DATABASE_URL refuses the shop's settings (${error.message}): name the database behind it by DATABASE_DIRECT_URL.`,
  '28P01': notBelieved,
  '28000': notBelieved,
  '3D000': () => 'PostgreSQL has no database of the name in DATABASE_URL: make it, or mend the name.',
  '42501': () => 'The user of DATABASE_URL may not change its database: make it the owner.',
  '25006': () =>
    'PostgreSQL at the address in DATABASE_URL lets nothing be written (a replica, or default_transaction_read_only): name the primary, or allow it.',
  '53100': () => 'The disk of PostgreSQL is full: free some room there and start again.',
  '53200': () => 'PostgreSQL has no memory left: give it more, and start again.',
  '53300': () => 'PostgreSQL has no connection left: raise max_connections, or lower DATABASE_POOL_SIZE.',
  '55P03': () =>
    'Somebody holds a lock in the database that the start needs: end what runs long there (pg_stat_activity), and start again.',
  '57014': () => 'The database took too long to answer: look what keeps it busy (pg_stat_activity), and start again.',
  '57P01': () => 'PostgreSQL was ended while the shop started: start the shop again when it is up.',
  '57P03': () => 'PostgreSQL is still starting, or ending: start the shop again when it is up.',
  '58030': damagedServer,
  '58P01': damagedServer,
  XX001: damagedServer,
  XX002: damagedServer,
};

/** Returns the message of an unsuccessful start; the cause is used if the error only wraps it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  for (const cause of causesOf(error)) {
    if (inWords.has(cause.name)) return cause.message;
    // An unreachable storage is unrelated to PostgreSQL.
    if (cause instanceof FilesUnavailable && !ofDisk.has(codeOf(cause.cause))) return cause.message;
    const sentence = systemSentences[codeOf(cause)];
    if (sentence !== undefined) return sentence(cause);
  }
  return error instanceof DatabaseUnavailable ? notReached(error) : (error.stack ?? error.message);
}

const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const maxCauses = 10;

function causesOf(error: Error): Error[] {
  const causes = [error];
  for (let { cause } = error; cause instanceof Error && causes.length < maxCauses; { cause } = cause)
    causes.push(cause);
  return causes;
}

function portIn(error: NodeJS.ErrnoException): string {
  return 'port' in error ? String(error.port) : '';
}
