import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, symlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolder } from '../../make-folder.ts';

/** Thrown when another process uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running shop. Two shops on one folder would destroy its data: ` +
        'stop the other one, or give this one a folder of its own with DATA_DIR, or let both use one PostgreSQL with DATABASE_URL.',
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

type Answer = 'holding' | 'claiming' | 'gone';

/** Linux allows 107 bytes, macOS 103; for longer paths the socket is reached by a short link in the temporary folder. */
const LONGEST_SOCKET_PATH = 100;
const ANSWER_WITHIN_MS = 3_000;
const CLAIM_WITHIN_MS = 10_000;
const CLAIM = '.claim';

/**
 * Locks the folder for this process, until release() or the end of the process.
 *
 * Node has no flock, so a claim is a listening Unix socket in the folder: the kernel closes it with its process, however that ends, and no process id
 * can be reused. Each claim has a unique name that is never reused, so removing a dead one cannot hit a live one. A process first announces its claim
 * and then checks all others: of two, at least one sees the other. A holder wins; between two claims, the lower name wins.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const claims = path.join(folder, 'lock');
  await makeFolder(claims);
  const { reach, leave } = await shortPath(claims);
  try {
    const lock = await claim(claims, reach);
    if (lock === undefined) throw new FolderInUse(folder);
    return lock;
  } finally {
    await leave();
  }
}

async function claim(folder: string, reach: string): Promise<FolderLock | undefined> {
  const name = `${randomBytes(6).toString('hex')}${CLAIM}`;
  let state: Answer = 'claiming';
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(state);
  });
  server.unref();
  // Between bind and listen a socket looks dead, so it first gets a name that others consider only if it responds.
  const unannounced = `${name}.new`;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The folder ${folder} cannot be locked: ${error.message}`, { cause: error })),
    );
    server.listen(path.join(reach, unannounced), resolve);
  });
  await rename(path.join(folder, unannounced), path.join(folder, name));
  const release = async () => {
    await rm(path.join(folder, name), { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    const others = await rivals(folder, reach, name);
    if (others === 'none') {
      state = 'holding';
      return { release };
    }
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return undefined;
}

/** Waits until no other claim is alive, or one with precedence is. */
async function rivals(folder: string, reach: string, own: string): Promise<'none' | 'stronger'> {
  const deadline = performance.now() + CLAIM_WITHIN_MS;
  for (;;) {
    let waiting = false;
    for (const name of await readdir(folder)) {
      if (name === own || !name.endsWith(CLAIM)) continue;
      const answer = await request(path.join(reach, name));
      if (answer === 'gone') await rm(path.join(folder, name), { force: true });
      else if (answer === 'holding' || name < own) return 'stronger';
      else waiting = true;
    }
    if (!waiting) return 'none';
    if (performance.now() > deadline) return 'stronger';
    await delay(20);
  }
}

/** Queries a claim for its state; a process that accepts but does not respond is alive and counts as the holder. */
async function request(socketPath: string): Promise<Answer> {
  const deadline = performance.now() + ANSWER_WITHIN_MS;
  for (;;) {
    const answer = await requestOnce(socketPath, deadline - performance.now());
    // Closed without a response: the other process is ending, and is queried again until it is gone.
    if (answer !== '') return answer;
    if (performance.now() > deadline) return 'holding';
    await delay(20);
  }
}

function requestOnce(socketPath: string, withinMs: number): Promise<Answer | ''> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(socketPath);
    const done = (answer: Answer | '') => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(Math.max(withinMs, 1), () => done('holding'));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (received += text));
    socket.on('close', () => done(received === 'holding' || received === 'claiming' ? received : ''));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done('gone');
      else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') done('');
      // No permission to connect, or too many connections: a process is alive.
      else done('holding');
    });
  });
}

/** Returns a path to the folder that is short enough for a socket in it. */
export async function shortPath(folder: string): Promise<{ reach: string; leave: () => Promise<void> }> {
  const longest = path.join(folder, `000000000000${CLAIM}.new`);
  if (Buffer.byteLength(longest) <= LONGEST_SOCKET_PATH) return { reach: folder, leave: async () => {} };
  const link = path.join(os.tmpdir(), `shop-${randomBytes(6).toString('hex')}`);
  await symlink(path.resolve(folder), link);
  return { reach: link, leave: () => rm(link, { force: true }) };
}
