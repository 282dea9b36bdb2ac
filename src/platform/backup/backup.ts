import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Clock } from '../clock.ts';
import type { ShopPool } from '../database/pg/shop-pool.ts';
import type { Files } from '../files/files.ts';
import type { BackupStore } from './backup-store.ts';
import { readDatabase, type DatabaseLine, type RowCounts } from './database-lines.ts';
import { BackupError, sealingOf, wholeOf, type Sealing } from './sealing.ts';

/** The contents of a backup: its database, and the files by name with their content hashes. */
export interface Snapshot {
  readonly id: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly rows: RowCounts;
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}

/** A backup as displayed in lists. */
export interface BackupSummary {
  readonly id: string;
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** When it was last test-restored and verified; null for never. */
  readonly provenAt: string | null;
}

export interface BackupSource {
  readonly pool: ShopPool;
  readonly files: Files;
  readonly clock: Clock;
}

const snapshotsFolder = 'snapshots';
export const databaseName = (id: string) => `database/${id}`;
export const snapshotName = (id: string) => `${snapshotsFolder}/${id}.json`;
export const proofName = (id: string) => `proofs/${id}.json`;
export const begunFolder = 'begun';
const begunName = (id: string) => `${begunFolder}/${id}.json`;
export const contentName = (name: string) => `content/${name.slice(0, 2)}/${name}`;

/** Files that can be regenerated or are incomplete are not backed up. */
const leftOut = /^(?:renditions|incoming|tried)\//;

/**
 * Makes a backup of a running shop: the files, a snapshot of the database, then the files added meanwhile, so that every file the database references
 * is included. Contents of earlier backups are not copied again. Returns the backup.
 */
export async function backUp(
  { pool, files: stored, clock }: BackupSource,
  store: BackupStore,
  passphrase: string | undefined,
): Promise<BackupSummary> {
  const sealing = await sealingOf(store, passphrase);
  const madeAt = clock.now().toISOString();
  const id = `${madeAt.replace(/[^0-9TZ]/g, '')}-${randomBytes(3).toString('hex')}`;
  const files: Record<string, { sha256: string; bytes: number }> = {};
  // Marks the backup as in progress for the removal of unreferenced contents.
  await store.write(begunName(id), Readable.from([Buffer.from(JSON.stringify({ madeAt }))]));
  await copyFiles(stored, files, { store, sealing });
  const rows: RowCounts = {};
  await readDatabase(pool, rows, (lines) => store.write(databaseName(id), sealing.seal(inLines(lines))));
  await copyFiles(stored, files, { store, sealing });
  const snapshot: Snapshot = { id, madeAt, rows, files };
  // Written last: without this description there is no backup.
  await store.write(snapshotName(id), sealing.seal(Readable.from([Buffer.from(JSON.stringify(snapshot))])));
  await store.remove(begunName(id));
  return summaryOf(snapshot, null);
}

async function* inLines(lines: AsyncIterable<DatabaseLine>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
}

async function copyFiles(
  files: Files,
  seen: Record<string, { sha256: string; bytes: number }>,
  { store, sealing }: { store: BackupStore; sealing: Sealing },
): Promise<void> {
  for await (const name of files.names()) {
    if (leftOut.test(name) || seen[name] !== undefined) continue;
    const found = await hashed(files, name);
    // Removed in the meantime: nothing references it any more.
    if (found === null) continue;
    const content = contentName(sealing.nameOf(found.sha256));
    if (!(await store.has(content))) {
      const file = await files.open(name);
      if (file === null) continue;
      await store.write(content, sealing.seal(file.content));
    }
    seen[name] = found;
  }
}

async function hashed(files: Files, name: string): Promise<{ sha256: string; bytes: number } | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const file = await files.open(name);
    if (file === null) return null;
    for await (const piece of file.content) {
      hash.update(piece as Buffer);
      bytes += (piece as Buffer).length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** Returns the backups of a store, newest first. An unreadable one does not hide others: it is passed to `onDamaged`. */
export async function listBackups(
  store: BackupStore,
  passphrase: string | undefined,
  onDamaged: (error: BackupError) => void = () => undefined,
): Promise<BackupSummary[]> {
  const sealing = await sealingOf(store, passphrase);
  const found = await readable(store, sealing, onDamaged);
  return Promise.all(found.map(async (snapshot) => summaryOf(snapshot, await provenAt(store, snapshot.id))));
}

/** Returns the contents of the readable backups in a store, newest first. */
export async function readable(
  store: BackupStore,
  sealing: Sealing,
  onDamaged: (error: BackupError) => void,
): Promise<Snapshot[]> {
  const found = await Promise.all(
    (await idsIn(store)).map((id) =>
      readSnapshot(store, sealing, id).catch((error: unknown) => {
        if (!(error instanceof BackupError)) throw error;
        onDamaged(error);
        return null;
      }),
    ),
  );
  return found.filter((snapshot) => snapshot !== null);
}

async function provenAt(store: BackupStore, id: string): Promise<string | null> {
  const proof = await store.read(proofName(id));
  if (proof === null) return null;
  try {
    return (JSON.parse((await wholeOf(proof)).toString('utf8')) as { at: string }).at;
  } catch {
    return null;
  }
}

const idsIn = async (store: BackupStore) =>
  (await store.list(snapshotsFolder)).map((name) => path.posix.basename(name, '.json')).reverse();

/** Returns when the newest backup in a store was started, from its name alone; null when there is none. */
export async function newestBackupAt(store: BackupStore): Promise<Date | null> {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec((await idsIn(store))[0] ?? '') ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function summaryOf({ id, madeAt, rows, files }: Snapshot, provenAt: string | null): BackupSummary {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    id,
    madeAt,
    rows: sum(Object.values(rows)),
    files: Object.keys(files).length,
    bytes: sum(Object.values(files).map(({ bytes }) => bytes)),
    provenAt,
  };
}

async function readSnapshot(store: BackupStore, sealing: Sealing, id: string): Promise<Snapshot> {
  const found = await store.read(snapshotName(id));
  if (found === null) throw new BackupError(`There is no backup ${id} in ${store.address}.`);
  const content = (await wholeOf(sealing.open(found))).toString('utf8');
  try {
    return JSON.parse(content) as Snapshot;
  } catch (error) {
    throw new BackupError(`The description of the backup ${id} is damaged.`, { cause: error });
  }
}

/** A backup opened for restoring: its description, its database as lines, and the contents of its files. */
export interface OpenedBackup {
  readonly snapshot: Snapshot;
  readonly lines: () => Promise<AsyncIterable<DatabaseLine>>;
  /** Rejects when the content differs from what was backed up. */
  readonly content: (sha256: string) => Promise<Buffer>;
  /** Marks it as restored and verified. */
  readonly proven: (at: Date) => Promise<void>;
}

/** Opens a backup of a store: the newest, or the given one. */
export async function openBackup(
  store: BackupStore,
  { passphrase, id }: { readonly passphrase: string | undefined; readonly id?: string | undefined },
): Promise<OpenedBackup> {
  const named = id ?? (await idsIn(store))[0];
  if (named === undefined) throw new BackupError(`There is no backup in ${store.address}.`);
  const sealing = await sealingOf(store, passphrase);
  const snapshot = await readSnapshot(store, sealing, named);
  return {
    snapshot,
    lines: async () => {
      const found = await store.read(databaseName(named));
      if (found === null) throw new BackupError(`The database of the backup ${named} is not there.`);
      return parsed(sealing.open(found));
    },
    content: async (sha256) => {
      const found = await store.read(contentName(sealing.nameOf(sha256)));
      if (found === null) throw new BackupError(`A file of the backup ${named} is not there.`);
      const content = await wholeOf(sealing.open(found));
      if (createHash('sha256').update(content).digest('hex') !== sha256)
        throw new BackupError(`A file of the backup ${named} was changed since it was made.`);
      return content;
    },
    proven: (at) =>
      store.write(proofName(named), Readable.from([Buffer.from(JSON.stringify({ at: at.toISOString() }))])),
  };
}

async function* parsed(content: AsyncIterable<Uint8Array>): AsyncGenerator<DatabaseLine> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of content) {
    const lines = (rest + decoder.write(Buffer.from(piece))).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield lineOf(line);
  }
  if (rest !== '') throw new BackupError('A backup is cut short.');
}

function lineOf(text: string): DatabaseLine {
  try {
    return JSON.parse(text) as DatabaseLine;
  } catch (error) {
    throw new BackupError('A backup was changed since it was made.', { cause: error });
  }
}
