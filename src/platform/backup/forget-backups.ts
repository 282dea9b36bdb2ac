import path from 'node:path';
import { begunFolder, contentName, databaseName, proofName, readable, snapshotName, type Snapshot } from './backup.ts';
import type { BackupStore } from './backup-store.ts';
import { sealingOf, wholeOf, type BackupError } from './sealing.ts';

/** Retention of backups: all of seven days, one per week for five weeks, one per month for a year. */
export const backupTerms = { days: 7, weeks: 5, months: 12 } as const;

/** A backup started longer ago was interrupted. */
const longestBackupMs = 86_400_000;

/**
 * Deletes expired backups, the remains of interrupted ones, and contents that no backup references: these stay while another backup is in progress,
 * which may rely on them, or when one cannot be read. Returns how many backups were deleted.
 */
export async function forgetOldBackups(store: BackupStore, passphrase: string | undefined): Promise<number> {
  const sealing = await sealingOf(store, passphrase);
  const damaged: BackupError[] = [];
  const snapshots = await readable(store, sealing, (error) => damaged.push(error));
  const saved = withinTerms(snapshots.map(({ id, madeAt }) => ({ id, madeAt: new Date(madeAt) })));
  const over = snapshots.filter(({ id }) => !saved.has(id));
  const underWay = await removeBrokenOff(store, snapshots);
  for (const { id } of over)
    for (const name of [snapshotName(id), databaseName(id), proofName(id)]) await store.remove(name);
  if (over.length === 0 || underWay || damaged.length > 0) return over.length;
  const named = new Set(
    snapshots
      .filter(({ id }) => saved.has(id))
      .flatMap(({ files }) => Object.values(files).map(({ sha256 }) => contentName(sealing.nameOf(sha256)))),
  );
  for (const name of await store.list('content')) if (!named.has(name)) await store.remove(name);
  return over.length;
}

/** Deletes the databases of interrupted backups; returns whether others may be in progress. */
async function removeBrokenOff(store: BackupStore, snapshots: readonly Snapshot[]): Promise<boolean> {
  const newest = Math.max(...snapshots.map(({ madeAt }) => Date.parse(madeAt)));
  let underWay = false;
  for (const name of await store.list(begunFolder)) {
    const id = path.posix.basename(name, '.json');
    const begun = await store.read(name);
    const { madeAt } = JSON.parse(begun === null ? '{}' : (await wholeOf(begun)).toString('utf8')) as {
      madeAt?: string;
    };
    if (madeAt !== undefined && Date.parse(madeAt) > newest - longestBackupMs) underWay = true;
    else {
      if (!snapshots.some((snapshot) => snapshot.id === id)) await store.remove(databaseName(id));
      await store.remove(name);
    }
  }
  return underWay;
}

/** Returns the backups to retain: all of the week before the newest, and the newest of each of the last weeks and months. */
export function withinTerms(backups: readonly { readonly id: string; readonly madeAt: Date }[]): Set<string> {
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const dayMs = 86_400_000;
  const since = (newestFirst[0]?.madeAt.getTime() ?? 0) - backupTerms.days * dayMs;
  const saved = new Set(newestFirst.filter(({ madeAt }) => madeAt.getTime() > since).map(({ id }) => id));
  const periods = [
    { max: backupTerms.weeks, of: (at: Date) => String(Math.floor((at.getTime() / dayMs + 4) / 7)) },
    { max: backupTerms.months, of: (at: Date) => at.toISOString().slice(0, 7) },
  ];
  for (const { max: max, of } of periods) {
    const seen = new Set<string>();
    for (const { id, madeAt } of newestFirst) {
      const period = of(madeAt);
      if (seen.has(period) || seen.size === max) continue;
      seen.add(period);
      saved.add(id);
    }
  }
  return saved;
}
