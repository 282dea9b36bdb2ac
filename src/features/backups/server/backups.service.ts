import { listBackups, newestBackupAt } from '#platform/backup/backup.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { openBackupStore } from '#platform/backup/open-backup-store.ts';
import type { Shop } from '#platform/shop.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Backups } from '../backups.contract.ts';
import { backupRefusals } from '../backups.messages.ts';

/** The backups in progress in this process, per shop: a second request neither waits nor starts another. */
const underWay = new WeakMap<Shop['config'], Promise<unknown>>();

type Found = Omit<Backups, 'next' | 'next_after'>;

/** Returns the existing backups, newest first; none where no folder is configured. */
export async function backupsOf(shop: Shop): Promise<Found | Refusal<'backups-unreadable'>> {
  const { to, key } = shop.config.backup;
  const isUnderWay = underWay.has(shop.config);
  if (to === undefined) return { is_set: false, under_way: isUnderWay, data: [] };
  try {
    const found = await listBackups(openBackupStore(to, shop.config, shop.log), key, (error) => {
      shop.log.error({ err: error }, 'a backup cannot be read');
    });
    return {
      is_set: true,
      under_way: isUnderWay,
      data: found.map(({ id, rows, files, bytes, madeAt, provenAt }) => ({
        id,
        rows_count: rows,
        files_count: files,
        bytes,
        made_at: madeAt,
        proven_at: provenAt,
      })),
    };
  } catch (error) {
    shop.log.error({ err: error }, 'the backups cannot be read');
    return refuse(
      'backups-unreadable',
      inBoth(backupRefusals, (t) => t.unreadable),
    );
  }
}

/** Starts a backup on the owner's request and returns at once; a later request finds it. */
export async function beginBackup(
  shop: Shop,
  { by }: { readonly by: number },
): Promise<Found | Refusal<'backup-place-missing' | 'backups-unreadable'>> {
  if (shop.config.backup.to === undefined)
    return refuse(
      'backup-place-missing',
      inBoth(backupRefusals, (t) => t.noFolder),
    );
  if (!underWay.has(shop.config)) {
    makeNightlyBackup(shop).catch((error: unknown) => {
      shop.log.error({ err: error }, 'a backup failed');
    });
    await recordChange(shop, {
      by,
      action: 'backup.made',
      subject: 'backup',
      subjectId: 'now',
      before: null,
      after: {},
    });
  }
  return backupsOf(shop);
}

/** Nightly backups are a day apart; when the last one is older than this, one was missed. */
const missedAfterMs = 26 * 3_600_000;

/** Makes up for a night in which the shop or the backup location was unavailable: otherwise there would be no backup until the next night. */
export async function makeMissedBackup(shop: Shop): Promise<void> {
  const { to } = shop.config.backup;
  if (to === undefined) return;
  const newest = await newestBackupAt(openBackupStore(to, shop.config, shop.log));
  if (newest === null || shop.clock.now().getTime() - newest.getTime() > missedAfterMs) await makeNightlyBackup(shop);
}

/** Makes a backup if the operator has configured a location; waits for one already in progress. */
export async function makeNightlyBackup(shop: Shop): Promise<void> {
  const { to, key } = shop.config.backup;
  if (to === undefined) return;
  const making =
    underWay.get(shop.config) ??
    makeBackup(shop, { to, key }).finally(() => {
      underWay.delete(shop.config);
    });
  underWay.set(shop.config, making);
  await making;
}
