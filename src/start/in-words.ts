import { existsSync } from 'node:fs';
import { ConfigErrors, readConfig, type Config } from '#platform/config.ts';

/** The configuration, also of a file `.env` beside the shop, or the end of the process with every error of it. */
export function configOrExit(): Config {
  try {
    // What the environment itself says goes before the file.
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigErrors) exitWith(error);
    throw error;
  }
}

/** Ends the process with a sentence for the person who started it; only what nobody planned shows its stack. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** Errors whose message is written for people: a folder in use, a database that cannot find Persian words, nothing to look at. */
const inWords = new Set([
  'BackupError',
  'ConfigErrors',
  'DamagedDatabase',
  'FolderInUse',
  'MigrationError',
  'NoSuchOwner',
  'NoWayToPay',
  'NothingToAudit',
  'UnsafeFolder',
  'UnsuitableDatabase',
]);

/** What the system refuses, in words: which thing it is about, and what to do. */
const systemSentences: Readonly<Record<string, (about: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: (error) =>
    `The port ${portIn(error)} is taken by another process: stop that one, or choose another with PORT.`,
  EACCES: ({ path = 'the data folder' }) => `This user may not write ${path}: give it the folder, or another DATA_DIR.`,
  EROFS: ({ path = 'the data folder' }) => `${path} stands on a disk that can only be read: choose another DATA_DIR.`,
  ENOSPC: ({ path = 'the data folder' }) =>
    `The disk is full: ${path} could not be written. Free some room and start again.`,
};

/** What a start that failed says; the cause counts where the error only wraps it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (inWords.has(error.name)) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemSentences[code]?.(error) ?? error.stack ?? error.message;
}

function portIn(error: NodeJS.ErrnoException): string {
  return 'port' in error ? String(error.port) : '';
}
