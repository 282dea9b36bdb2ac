import { createRequire } from 'node:module';
import type * as esbuild from 'esbuild';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { FromWorker, ToWorker, WorkerOptionsOfDatabase } from './embedded-database.worker.ts';
import { lockFolder } from './folder-lock.ts';
import { bytesToReplay } from './log-of-writes.ts';
import type { Log } from '../../log.ts';
import { isFull } from '../../private-folder.ts';

/** A PostgreSQL inside this process, in a worker thread, so that a long query does not block the web server. */
export interface EmbeddedDatabase {
  /** The connection settings for `pg`. It has a single session: a pool must have `max: 1`. */
  readonly connection: pg.ClientConfig;
  readonly close: () => Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** An archive created by tools/build/embedded-template.ts; used for a new folder, if the file exists. */
  templateFile?: string | undefined;
  log?: Log;
  /** Called when it has ended unexpectedly, and when it is open again. */
  onAway?: (reason: Error) => void;
  onBack?: () => void;
}

/** Thrown when the folder no longer contains a valid database; the message says where, and what to do. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} cannot be opened: it is damaged. Move it away, then restore a backup (npm run restore), or, ` +
        `where nothing in it is needed, start again without it.`,
      { cause },
    );
  }
}

/** Thrown when it failed while open, and the shop with it; the message says what to do. */
export class EmbeddedDatabaseFailed extends Error {
  override readonly name = 'EmbeddedDatabaseFailed';
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} failed and has ended. Start the shop again; where that fails, too, it is damaged: move it away, ` +
        'and restore a backup (npm run restore).',
      { cause },
    );
  }
}

/** The delay before reopening a database that ended unexpectedly, and its maximum after repeated errors. */
const pauseMilliseconds = { first: 500, longest: 10_000 };

/**
 * Opens the database in `folder`, or creates it; throws FolderInUse while another process has it open. One that ends unexpectedly, for example on a
 * full disk, is reopened as soon as possible.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log } = options;
  const lock = await lockFolder(options.folder);
  const links = new Map<number, Link>();
  let thread: Thread | undefined;
  let lastReason = new Error('The embedded database has ended.');
  const wake = new AbortController();

  const open = async () => (thread = await openThread(options, (link, received) => links.get(link)?.receive(received)));
  const left = (reason: Error) => {
    thread = undefined;
    lastReason = reason;
    for (const link of links.values()) link.destroy(reason);
  };
  /** Follows the database from opening to closing, across restarts. */
  const follow = async (first: Thread) => {
    for (let running = first; ;) {
      const reason = await running.ended;
      left(reason);
      if (wake.signal.aborted) return;
      log?.error({ err: reason }, 'the embedded database ended by itself');
      options.onAway?.(reason);
      const again = await reopened(open, wake.signal);
      if (again === null) return;
      running = again;
      log?.info('the embedded database is open again');
      options.onBack?.();
    }
  };
  const following = follow(
    await open().catch(async (error: unknown) => {
      await lock.release();
      throw error;
    }),
  );

  let lastLink = 0;
  const stream = (): Duplex => {
    const number = ++lastLink;
    const link = new Link({
      refusal: () => (thread === undefined ? lastReason : undefined),
      send: (bytes) => thread?.send({ kind: 'bytes', link: number, bytes }),
    });
    links.set(number, link);
    link.once('close', () => links.delete(number));
    return link;
  };

  return {
    connection: { stream, host: 'embedded', user: 'postgres', database: 'postgres', password: '', ssl: false },
    async close() {
      wake.abort();
      thread?.send({ kind: 'close' });
      await following;
      await lock.release();
    },
  };
}

/** Logs that the WAL is replayed first, after an unclean shutdown. */
async function announceReplay(folder: string, log: EmbeddedOptions['log']): Promise<void> {
  const bytes = await bytesToReplay(path.join(folder, 'cluster'));
  if (bytes === 0) return;
  log?.info(
    { megabytes: Math.ceil(bytes / 2 ** 20) },
    'the embedded database was not closed in order: what its log of writes holds is put into it, which takes some seconds; nothing that was acknowledged is lost',
  );
}

/** Reopens the database, with increasing delays after errors; null once it is closed. */
async function reopened(open: () => Promise<Thread>, closed: AbortSignal): Promise<Thread | null> {
  for (let pause = pauseMilliseconds.first; !closed.aborted; pause = Math.min(2 * pause, pauseMilliseconds.longest)) {
    const isDue = await delay(pause, true, { signal: closed }).catch(() => false);
    const again = isDue ? await open().catch(() => null) : null;
    if (again !== null) return again;
  }
  return null;
}

/** The database's worker thread. */
interface Thread {
  readonly send: (message: ToWorker) => void;
  /** Resolves with the reason when it ends. */
  readonly ended: Promise<Error>;
}

/** Starts the thread and waits until its database is open. */
async function openThread(
  { folder, templateFile, log }: EmbeddedOptions,
  receive: (link: number, bytes: Uint8Array) => void,
): Promise<Thread> {
  await announceReplay(folder, log);
  const worker = startWorker({ folder, templateFile });
  let failed: Error | undefined;
  const ended = new Promise<Error>((resolve) => {
    worker.on('error', (error) => {
      failed = new EmbeddedDatabaseFailed(folder, error);
    });
    worker.on('exit', () => resolve(failed ?? new Error('The embedded database has ended.')));
  });
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else receive(message.link, message.bytes);
    });
    void ended.then(reject);
  });
  await ready.catch(async (error: unknown) => {
    if (await isFull(folder)) throw Object.assign(new Error('no room'), { code: 'ENOSPC', path: folder, cause: error });
    throw new DamagedDatabase(folder, error);
  });
  return { send: (message) => worker.postMessage(message), ended };
}

function startWorker(workerData: WorkerOptionsOfDatabase): Worker {
  return import.meta.url.endsWith('.ts')
    ? new Worker((fromSources ??= bundledThread()), { workerData, eval: true })
    : new Worker(new URL('./embedded-database.worker.js', import.meta.url), { workerData });
}

let fromSources: string | undefined;

/**
 * Bundles the thread's TypeScript into one script, in development and tests: once per process. A thread that loads the sources itself takes two
 * seconds of a processor each time to load the transpiler.
 */
function bundledThread(): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./embedded-database.worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/** The socket for `pg`, which passes bytes to the worker and back. */
class Link extends Duplex {
  readonly #send: (bytes: Uint8Array) => void;
  readonly #refusal: () => Error | undefined;

  constructor({ send, refusal }: { send: (bytes: Uint8Array) => void; refusal: () => Error | undefined }) {
    super();
    this.#send = send;
    this.#refusal = refusal;
  }

  receive(bytes: Uint8Array): void {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  connect(): this {
    process.nextTick(() => {
      const refusal = this.#refusal();
      if (refusal) this.destroy(refusal);
      else this.emit('connect');
    });
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // The worker's responses are pushed as they arrive: one per request.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pass(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#pass(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #pass(bytes: Buffer, done: (error?: Error | null) => void): void {
    const refusal = this.#refusal();
    if (!refusal) this.#send(bytes);
    done(refusal);
  }
}
