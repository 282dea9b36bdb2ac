import { createHash, randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { makeFolder } from '../make-folder.ts';

/** Received data that is to be uploaded: its length and hash are known, and it can be read again for each attempt. */
export interface Spooled {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  readonly read: () => Readable;
  readonly close: () => Promise<void>;
}

/**
 * Writes chunks to disk, into a file that is unlinked from the start: however this process ends, nothing is left behind. The storage requires length
 * and hash before the first byte, and memory must not hold all of it.
 */
export async function spool(folder: string, pieces: AsyncIterable<Uint8Array>): Promise<Spooled> {
  await makeFolder(folder, 0o700);
  const file = path.join(folder, randomUUID());
  const handle = await open(file, 'wx+', 0o600);
  try {
    await rm(file);
    const { bytes, sha256 } = await writeAll(handle, pieces);
    return {
      bytes,
      sha256,
      // The file handle's own stream would close the handle when an attempt ends.
      read: () => Readable.from(piecesOf(handle), { objectMode: false }),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function writeAll(handle: FileHandle, pieces: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    await handle.writeFile(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const pieceBytes = 65_536;

async function* piecesOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
