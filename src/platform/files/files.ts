import type { Readable } from 'node:stream';
import { Unavailable } from '../database/unavailable.ts';

/**
 * Stores files by name; a name consists of letters, digits, hyphens, dots and single slashes. Each call may throw FilesUnavailable if the files are
 * on another machine. There are two implementations: a folder (`folder-files.ts`) and an S3 bucket (`s3-files.ts`).
 */
export interface Files {
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Writes a file completely or not at all. */
  readonly write: (name: string, content: Buffer) => Promise<void>;
  /** Writes a file completely or not at all, without holding all of it in memory; an interrupted one leaves nothing behind. */
  readonly receive: (name: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Renames a file, replacing one that has the new name. Throws if it does not exist. */
  readonly rename: (name: string, newName: string) => Promise<void>;
  /** Returns a file's size and a way to stream it or a part of it, both ends included; null if it does not exist. */
  readonly find: (name: string) => Promise<FoundFile | null>;
  /** Streams a file; null if it does not exist. */
  readonly open: (name: string) => Promise<{ readonly bytes: number; readonly content: Readable } | null>;
  /** Lists the names in a folder, without the folder, including incomplete files. */
  readonly list: (folder: string) => Promise<string[]>;
  /**
   * Yields the names, with their folder, of all complete files, or of those below a folder, in no order; files created or deleted meanwhile may be
   * among them.
   */
  readonly names: (folder?: string) => AsyncIterable<string>;
  /** Deletes a file; does nothing if it does not exist. */
  readonly remove: (name: string) => Promise<void>;
}

export interface FoundFile {
  readonly bytes: number;
  /** `to` may lie beyond the end. */
  readonly read: (part?: { readonly from: number; readonly to: number }) => Promise<Readable>;
}

/** The file storage does not respond, or cannot serve now, such as a full disk: not a client error, and resolved when it is back. */
export class FilesUnavailable extends Unavailable {
  override readonly name = 'FilesUnavailable';
  override readonly away = 'files';
  override readonly retryAfterSeconds = 10;

  constructor(cause?: unknown) {
    super('The storage of the files does not answer.', { cause });
  }
}

/** The configured bucket cannot be used; the message explains why to the operator who starts the shop. */
export class UnusableBucket extends Error {
  override readonly name = 'UnusableBucket';
}

const goodName = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9_-]+)*$/i;

/** Returns whether a file can have this name: never one that leads out of the shop's folder. */
export function isFileName(name: string): boolean {
  return goodName.test(name);
}

/** Returns the name, or throws if a file cannot have it. */
export function fileName(name: string): string {
  if (!isFileName(name)) throw new Error(`'${name}' is not a name for a file.`);
  return name;
}
