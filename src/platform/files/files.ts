import type { Readable } from 'node:stream';
import { Unavailable } from '../database/unavailable.ts';

/**
 * Stores files by name; a name is made of letters, digits, hyphens, dots and single slashes. Each call may throw FilesUnavailable where the
 * files stand on another machine. Two of them hold it: a folder (`folder-files.ts`) and a bucket of S3 (`s3-files.ts`).
 */
export interface Files {
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Whole or not at all. */
  readonly write: (name: string, content: Buffer) => Promise<void>;
  /** Whole or not at all, without ever holding all of it: what breaks off leaves nothing behind. */
  readonly receive: (name: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Gives a file another name; one that has it already is replaced. Throws when there is none. */
  readonly rename: (name: string, newName: string) => Promise<void>;
  /** How large a file is, and a way to read it, or a part of it, both ends included, piece by piece; null when there is none. */
  readonly find: (name: string) => Promise<FoundFile | null>;
  /** A file piece by piece; null when there is none. */
  readonly open: (name: string) => Promise<{ readonly bytes: number; readonly content: Readable } | null>;
  /** The names, without their folder, of what a folder holds, also of what never arrived whole. */
  readonly list: (folder: string) => Promise<string[]>;
  /** The names, with their folder, of everything that is stored whole, or stored so below a folder, in no order; what comes or goes meanwhile may be among them. */
  readonly names: (folder?: string) => AsyncIterable<string>;
  /** Does nothing when there is none. */
  readonly remove: (name: string) => Promise<void>;
}

export interface FoundFile {
  readonly bytes: number;
  /** `to` may lie behind the end. */
  readonly read: (part?: { readonly from: number; readonly to: number }) => Promise<Readable>;
}

/** The storage of the files does not answer, or not now, as a disk that is full: nobody's mistake, and over when it is back. */
export class FilesUnavailable extends Unavailable {
  override readonly name = 'FilesUnavailable';
  override readonly away = 'files';
  override readonly retryAfterSeconds = 10;

  constructor(cause?: unknown) {
    super('The storage of the files does not answer.', { cause });
  }
}

/** The bucket that the settings name cannot be used; the message says why, for who starts the shop. */
export class UnusableBucket extends Error {
  override readonly name = 'UnusableBucket';
}

const goodName = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9_-]+)*$/i;

/** Whether a file can have this name: never one that leads out of the shop's own. */
export function isFileName(name: string): boolean {
  return goodName.test(name);
}

/** The name, or an error where a file cannot have it. */
export function fileName(name: string): string {
  if (!isFileName(name)) throw new Error(`'${name}' is not a name for a file.`);
  return name;
}
