import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { BackupSummary } from '#platform/backup/backup.ts';
import { BackupError } from '#platform/backup/sealing.ts';
import { shortPath } from '#platform/database/embedded/folder-lock.ts';
import { sentenceOf } from './in-words.ts';

/** A request to the shop that holds an embedded database, which no other process can read: to back itself up. */
export interface BackupRequest {
  readonly to: string;
  readonly key: string | undefined;
}

export type BackupReply = { readonly made: BackupSummary } | { readonly error: string };

const socketName = 'backup.sock';

/** Listens in the data folder, accessible to its owner only, for backup requests. Returns a function that stops it. */
export async function answerBackups(
  dataDir: string,
  make: (request: BackupRequest) => Promise<BackupReply>,
): Promise<() => Promise<void>> {
  const { reach, leave } = await shortPath(dataDir);
  // The folder belongs to this process: a socket in it was left by one that crashed.
  await rm(path.join(dataDir, socketName), { force: true });
  const silent = new Set<net.Socket>();
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    silent.add(socket);
    socket.on('error', () => socket.destroy());
    void reportedBy(socket)
      .finally(() => silent.delete(socket))
      .then((requested) => make(JSON.parse(requested) as BackupRequest))
      .catch((error: unknown) => ({ error: sentenceOf(error) }))
      .then((reply) => socket.end(JSON.stringify(reply)));
  });
  server.unref();
  server.listen(path.join(reach, socketName));
  await once(server, 'listening');
  return async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      // A client that has sent no request is not waited for.
      for (const socket of silent) socket.destroy();
    });
    await leave();
  };
}

/** Resolves with all that the other side sends until it closes; the socket stays open for a response. */
function reportedBy(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let message = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => (message += piece));
    socket.on('end', () => {
      resolve(message);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The other side ended before it had said all.')));
  });
}

/** Requests a backup from the shop that runs on a data folder; null if none runs there. */
export async function requestForBackup(dataDir: string, request: BackupRequest): Promise<BackupReply | null> {
  const { reach, leave } = await shortPath(dataDir);
  try {
    const socket = net.connect({ path: path.join(reach, socketName), allowHalfOpen: true });
    try {
      await once(socket, 'connect');
    } catch {
      return null;
    }
    socket.end(JSON.stringify(request));
    // A process that dies closes the connection without a response.
    const reply = await reportedBy(socket).catch(() => '');
    if (reply === '') throw new BackupError('The shop ended before its backup was made: start it, and back up again.');
    return JSON.parse(reply) as BackupReply;
  } finally {
    await leave();
  }
}
