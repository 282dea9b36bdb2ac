import type { PGlite } from '@electric-sql/pglite';

/**
 * Sends complete wire protocol requests to the database and returns the response's bytes synchronously.
 *
 * Uses PGlite's stream of raw responses, which passes them on unchanged: its execProtocolRawSync also parses each response and retains every message
 * until its own next query, of which there is none here (14 MB a minute under load). The stream is an async function, all of whose work is done
 * before its first `await` when no other file system needs syncing.
 */
export function executeRaw(database: PGlite, request: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // A rejection ends the thread.
  void database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => {
      // A view of the database's memory, which the next response overwrites.
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
