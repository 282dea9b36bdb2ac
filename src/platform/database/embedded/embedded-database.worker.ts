import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createSession } from './embedded-session.ts';
import { executeRaw } from './execute-raw.ts';
import { newClusterFile } from './new-cluster.ts';

export interface WorkerOptionsOfDatabase {
  folder: string;
  templateFile?: string | undefined;
}

export type ToWorker = { kind: 'bytes'; link: number; bytes: Uint8Array } | { kind: 'close' };
export type FromWorker = { kind: 'ready' } | { kind: 'bytes'; link: number; bytes: Uint8Array };

const UPKEEP_EVERY_MS = 30_000;

/**
 * Opens the folder's database. One whose making was interrupted holds nothing anybody was promised, and is made anew; one that lost what
 * says that it was made, or what PostgreSQL knows it by, is not taken for such: PGlite would begin an empty one in its place.
 */
async function open({ folder, templateFile }: WorkerOptionsOfDatabase): Promise<PGlite> {
  const dataDir = path.join(folder, 'cluster');
  const begun = path.join(folder, 'cluster-begun');
  const complete = path.join(folder, 'cluster-complete');
  if (existsSync(complete) || (existsSync(dataDir) && !existsSync(begun))) {
    for (const needed of [complete, path.join(dataDir, 'PG_VERSION')])
      if (!existsSync(needed)) throw new Error(`${needed} is missing.`);
    const found = await PGlite.create({ dataDir, extensions: { pg_trgm } });
    closeToOthers(dataDir);
    return found;
  }
  await rm(dataDir, { recursive: true, force: true });
  await writeFile(begun, '');
  const template = [templateFile, newClusterFile].find((file) => file !== undefined && existsSync(file));
  const database = await PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    ...(template !== undefined && { loadDataDir: new Blob([await readFile(template)]) }),
  });
  closeToOthers(dataDir);
  await writeFile(complete, '');
  await rm(begun);
  return database;
}

/**
 * Lets nobody but the owner at what PGlite unpacks: its file system sets each file's mode anew (0666, 0777), past the umask of
 * the process. What PostgreSQL makes later it makes private by itself. (1,000 files: some 10 ms.)
 */
function closeToOthers(folder: string): void {
  if (process.platform === 'win32') return;
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** Opens the database and answers what comes from the process, until it says that it closes. */
async function serve(port: MessagePort): Promise<void> {
  const database = await open(workerData as WorkerOptionsOfDatabase);
  const session = createSession((bytes) => executeRaw(database, bytes));
  const endIfFailed = () => {
    // It ends the thread, and the process opens the database anew: as after a crash, with all that was acknowledged.
    if (session.hasFailed()) throw new Error('The database has failed.');
  };
  let isUpkeepDue = false;
  /** Under load a transaction is open whenever one looks: what is due is done as soon as one has ended. */
  const keepUp = () => {
    if (isUpkeepDue && session.keepUp()) isUpkeepDue = false;
    endIfFailed();
  };
  const upkeep = setInterval(() => {
    isUpkeepDue = true;
    keepUp();
  }, UPKEEP_EVERY_MS);
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'close') {
      clearInterval(upkeep);
      void database.close().then(() => port.close());
      return;
    }
    const bytes = session.receive(message.link, message.bytes);
    if (bytes) port.postMessage({ kind: 'bytes', link: message.link, bytes } satisfies FromWorker, [bytes.buffer]);
    keepUp();
  });
  port.postMessage({ kind: 'ready' } satisfies FromWorker);
}

if (parentPort === null) throw new Error('This file is the thread of the embedded database and is started by it.');
// An error ends the thread, and reaches the process with its reason.
void serve(parentPort);
