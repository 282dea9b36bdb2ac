import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createSession } from './embedded-session.ts';

export interface WorkerOptionsOfDatabase {
  folder: string;
  templateFile?: string | undefined;
}

export type ToWorker = { kind: 'bytes'; link: number; bytes: Uint8Array } | { kind: 'close' };
export type FromWorker = { kind: 'ready' } | { kind: 'bytes'; link: number; bytes: Uint8Array };

const UPKEEP_EVERY_MS = 30_000;

/** Opens the folder's database; a folder whose making was interrupted holds nothing anybody was promised, and is made anew. */
async function open({ folder, templateFile }: WorkerOptionsOfDatabase): Promise<PGlite> {
  const dataDir = path.join(folder, 'cluster');
  const complete = path.join(folder, 'cluster-complete');
  if (existsSync(complete)) return PGlite.create({ dataDir, extensions: { pg_trgm } });
  await rm(dataDir, { recursive: true, force: true });
  const template = templateFile !== undefined && existsSync(templateFile);
  const database = await PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    ...(template && { loadDataDir: new Blob([await readFile(templateFile)]) }),
  });
  await writeFile(complete, '');
  return database;
}

if (parentPort === null) throw new Error('This file is the thread of the embedded database and is started by it.');
const port = parentPort;
const database = await open(workerData as WorkerOptionsOfDatabase);
const session = createSession((bytes) => database.execProtocolRawSync(bytes));

const upkeep = setInterval(() => session.keepUp(), UPKEEP_EVERY_MS);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'close') {
    clearInterval(upkeep);
    void database.close().then(() => port.close());
    return;
  }
  const bytes = session.receive(message.link, message.bytes);
  if (bytes) port.postMessage({ kind: 'bytes', link: message.link, bytes } satisfies FromWorker, [bytes.buffer]);
});
port.postMessage({ kind: 'ready' } satisfies FromWorker);
