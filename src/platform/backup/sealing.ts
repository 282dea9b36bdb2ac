import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import type { BackupStore } from './backup-store.ts';

const stretch = promisify<string, Buffer, number, Buffer>(scrypt);
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const description = 'repository.json';

/** Thrown when the backups cannot be read with the given key or target; the message gives the reason. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The encoding of a backup's contents: compressed, and encrypted if a key is given (AES-256-GCM with a random nonce each). */
export interface Sealing {
  readonly seal: (content: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Decodes a content; throws at the end when a byte was modified. */
  readonly open: (content: Readable) => AsyncIterable<Uint8Array>;
  /** Returns the name of a content from its hash, keyed if there is a key, so that it reveals nothing. */
  readonly nameOf: (sha256: string) => string;
}

interface Description {
  readonly version: 1;
  readonly salt: string;
  /** Verifies the key; null without encryption. */
  readonly check: string | null;
}

/** Returns the sealing of a backup store, whose description is written on first use; throws immediately for a wrong key. */
export async function sealingOf(store: BackupStore, passphrase: string | undefined): Promise<Sealing> {
  const found = await store.read(description);
  const described = found === null ? null : descriptionIn(await wholeOf(found), store.address);
  const salt = described === null ? randomBytes(16) : Buffer.from(described.salt, 'hex');
  const key = passphrase === undefined ? null : await stretch(passphrase, salt, 32);
  const check = key === null ? null : createHmac('sha256', key).update('check').digest('hex');
  if (described === null) {
    const begun: Description = { version: 1, salt: salt.toString('hex'), check };
    await store.write(description, Readable.from([Buffer.from(JSON.stringify(begun))]));
  } else if (described.check !== check) {
    throw new BackupError(
      described.check === null
        ? `The backups in ${store.address} were begun without BACKUP_KEY: go on without it, or begin in another place.`
        : `BACKUP_KEY is not the key of the backups in ${store.address}.`,
    );
  }
  return key === null ? plain : encrypted(key);
}

function descriptionIn(content: Buffer, address: string): Description {
  try {
    const { version, salt, check } = JSON.parse(content.toString('utf8')) as Partial<Description>;
    if (version === 1 && typeof salt === 'string' && check !== undefined) return { version, salt, check };
  } catch {
    // Said below.
  }
  throw new BackupError(`${description} in ${address} is damaged: without it no backup there can be read.`);
}

const plain: Sealing = {
  seal: (content) => pipeline(Readable.from(content), createGzip({ level: 1 }), () => undefined),
  open: (content) => unpacked(content),
  nameOf: (sha256) => sha256,
};

async function* unpacked(content: Readable): AsyncGenerator<Uint8Array> {
  // Errors are thrown where the end of the stream is read.
  const unpacking = pipeline(content, createGunzip(), () => undefined);
  try {
    yield* unpacking as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BackupError('A backup is cut short.', { cause: error });
    throw code.startsWith('Z_') ? new BackupError('A backup was changed since it was made.', { cause: error }) : error;
  }
}

function encrypted(key: Buffer): Sealing {
  return {
    seal: (content) => encrypt(plain.seal(content), key),
    open: (content) => plain.open(Readable.from(decrypt(content, key))),
    nameOf: (sha256) => createHmac('sha256', key).update(sha256).digest('hex'),
  };
}

async function* encrypt(content: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Uint8Array> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  yield iv;
  for await (const piece of content) yield cipher.update(piece);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** Decrypts a stream with the nonce first and the tag last: the final bytes are withheld until they are known to be the tag. */
async function* decrypt(content: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  let decipher: ReturnType<typeof createDecipheriv> | undefined;
  for await (const piece of content) {
    held = Buffer.concat([held, piece]);
    if (decipher === undefined && held.length >= ivBytes) {
      decipher = createDecipheriv(algorithm, key, held.subarray(0, ivBytes));
      held = held.subarray(ivBytes);
    }
    if (decipher !== undefined && held.length > tagBytes) {
      yield decipher.update(held.subarray(0, held.length - tagBytes));
      held = held.subarray(held.length - tagBytes);
    }
  }
  if (decipher === undefined || held.length !== tagBytes) throw new BackupError('A backup is cut short.');
  (decipher as ReturnType<typeof createDecipheriv> & { setAuthTag: (tag: Buffer) => void }).setAuthTag(held);
  try {
    yield decipher.final();
  } catch (error) {
    throw new BackupError('A backup was changed since it was made.', { cause: error });
  }
}

/** Reads a whole content into memory; for small ones. */
export async function wholeOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
