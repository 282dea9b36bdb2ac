import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The offsets in `global/pg_control` of the database's state and of the WAL position from which it is replayed. */
const stateAt = 16;
const replayFromAt = 40;
const closedInOrder = new Set([1, 2]);
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Returns how many bytes of WAL are replayed when the database is opened: none after a clean shutdown, or when unknown. Preallocated segments count
 * as written, so it is an upper bound.
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

/** Returns the WAL position at which a segment begins, from its name: the timeline, then the 4 GB unit and the segment in it. */
function segmentBegin(name: string, size: number): bigint {
  return BigInt(`0x${name.slice(8, 16)}`) * 2n ** 32n + BigInt(`0x${name.slice(16)}`) * BigInt(size);
}
