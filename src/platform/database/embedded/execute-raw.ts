import type { PGlite } from '@electric-sql/pglite';

/**
 * Sends whole requests of PostgreSQL's wire protocol to the database and answers its bytes, within the call.
 *
 * By PGlite's stream of raw answers, which hands them on as they are: its execProtocolRawSync reads each answer as well and holds
 * every message of it until the next query of its own, of which there is none here (14 MB a minute under trade). The stream is
 * an async function, all of whose work is done before its first `await` where nothing is to be brought to another file system.
 */
export function executeRaw(database: PGlite, request: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Where it fails, its rejection ends the thread.
  void database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => {
      // A view of the database's own memory, which the next answer overwrites.
      parts.push(bytes.slice());
      length += bytes.length;
    },
  });
  const answer = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
}
