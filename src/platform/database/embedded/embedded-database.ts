import { createRequire } from 'node:module';
import type * as esbuild from 'esbuild';
import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { FromWorker, ToWorker, WorkerOptionsOfDatabase } from './embedded-database.worker.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log } from '../../log.ts';
import { isFull } from '../../private-folder.ts';

/** A PostgreSQL inside this process, in a thread of its own, so that a long query does not hold up the web server. */
export interface EmbeddedDatabase {
  /** How `pg` reaches it. It has one session: a pool must have `max: 1`. */
  readonly connection: pg.ClientConfig;
  /** Why it ended. */
  readonly ended: Promise<Error>;
  readonly close: () => Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** An archive made by tools/build/embedded-template.ts; used for a new folder, if the file exists. */
  templateFile?: string | undefined;
  log?: Log;
}

/** The folder holds something that is no database any more; the message says where, and what to do. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} cannot be opened: it is damaged. Put the folder of a backup in its place, or, ` +
        `where nothing in it is needed, move it away and start again.`,
      { cause },
    );
  }
}

/** Opens the database in `folder`, or makes it there; throws FolderInUse while another process has it open. */
export async function startEmbeddedDatabase({ folder, templateFile, log }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(folder);
  const worker = startWorker({ folder, templateFile });
  const links = new Map<number, Link>();
  let ended: Error | undefined;
  let closing = false;
  let opened = false;

  const exited = new Promise<Error>((resolve) => {
    worker.on('error', (error) => {
      ended = new Error('The embedded database failed and has ended.', { cause: error });
    });
    worker.on('exit', () => {
      const reason = (ended ??= new Error('The embedded database has ended.'));
      if (opened && !closing) log?.error({ err: reason }, 'the embedded database ended by itself');
      for (const link of links.values()) link.destroy(reason);
      void lock.release().then(() => resolve(reason));
    });
  });

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else links.get(message.link)?.receive(message.bytes);
    });
    void exited.then(reject);
  });
  await ready.catch(async (error: unknown) => {
    if (await isFull(folder)) throw Object.assign(new Error('no room'), { code: 'ENOSPC', path: folder, cause: error });
    throw new DamagedDatabase(folder, error);
  });
  opened = true;

  let lastLink = 0;
  const stream = (): Duplex => {
    const number = ++lastLink;
    const link = new Link({
      refusal: () => ended,
      send: (bytes) => send(worker, { kind: 'bytes', link: number, bytes }),
    });
    links.set(number, link);
    link.once('close', () => links.delete(number));
    return link;
  };

  return {
    connection: { stream, host: 'embedded', user: 'postgres', database: 'postgres', password: '', ssl: false },
    ended: exited,
    async close() {
      closing = true;
      if (!ended) send(worker, { kind: 'close' });
      await exited;
    },
  };
}

function startWorker(workerData: WorkerOptionsOfDatabase): Worker {
  return import.meta.url.endsWith('.ts')
    ? new Worker((fromSources ??= bundledThread()), { workerData, eval: true })
    : new Worker(new URL('./embedded-database.worker.js', import.meta.url), { workerData });
}

let fromSources: string | undefined;

/**
 * The thread as one script, in development and in tests, where it is TypeScript: made once a process. A thread that reads the sources
 * itself takes two seconds of a processor each time to load what translates them.
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

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

/** What `pg` takes for a socket: bytes go to the worker and come from it. */
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
    // What the worker answers is pushed as it comes: one answer to one question.
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
