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
 * Opens the folder's database. One whose creation was interrupted contains no acknowledged data and is created again; one that lost its completion
 * marker, or the file that identifies it to PostgreSQL, is not treated as such: PGlite would create an empty one in its place.
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
 * Restricts the files unpacked by PGlite to the owner: its file system sets the mode of each file (0666, 0777), ignoring the umask of the process.
 * Files that PostgreSQL creates later are private. (1,000 files: about 10 ms.)
 */
function closeToOthers(folder: string): void {
  if (process.platform === 'win32') return;
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** Opens the database and responds to messages of the process until it closes. */
async function serve(port: MessagePort): Promise<void> {
  const database = await open(workerData as WorkerOptionsOfDatabase);
  const session = createSession((bytes) => executeRaw(database, bytes));
  const endIfFailed = () => {
    // Ends the thread, and the process reopens the database: as after a crash, with all acknowledged data.
    if (session.hasFailed()) throw new Error('The database has failed.');
  };
  let isUpkeepDue = false;
  /** Under load a transaction is always open when checked: upkeep that is due runs as soon as one has ended. */
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
// An error ends the thread, and is passed to the process.
void serve(parentPort);
