import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where `global/pg_control` says in which state the database was left, and from which position of its log it is replayed. */
const stateAt = 16;
const replayFromAt = 40;
const closedInOrder = new Set([1, 2]);
const segmentName = /^[0-9A-F]{24}$/;

/**
 * How many bytes of its log of writes a database replays when it is opened: none where it was closed in order, or where nothing says so.
 * A segment that was made ahead counts as written, so it is at most so much.
 */
export async function bytesToReplay(cluster: string): Promise<number> {
  try {
    const control = await readFile(path.join(cluster, 'global/pg_control'));
    if (closedInOrder.has(control.readUInt32LE(stateAt))) return 0;
    const from = control.readBigUInt64LE(replayFromAt);
    const log = path.join(cluster, 'pg_wal');
    let bytes = 0;
    for (const name of await readdir(log)) {
      if (!segmentName.test(name)) continue;
      const { size } = await stat(path.join(log, name));
      const begin = segmentBegin(name, size);
      if (begin + BigInt(size) > from) bytes += size - Number(begin < from ? from - begin : 0n);
    }
    return bytes;
  } catch {
    return 0;
  }
}

/** The position at which a segment begins, by its name: the timeline, then the 4 GB and the segment in them. */
function segmentBegin(name: string, size: number): bigint {
  return BigInt(`0x${name.slice(8, 16)}`) * 2n ** 32n + BigInt(`0x${name.slice(16)}`) * BigInt(size);
}
