import type { Shop } from '../shop.ts';
import { backUp, type BackupSummary } from './backup.ts';
import { forgetOldBackups } from './forget-backups.ts';
import { openBackupStore } from './open-backup-store.ts';

/** Makes a backup of a running shop and deletes expired ones. */
export async function makeBackup(
  shop: Shop,
  { to, key }: { readonly to: string; readonly key?: string | undefined },
): Promise<{ made: BackupSummary }> {
  const store = openBackupStore(to, shop.config, shop.log);
  const made = await backUp({ pool: shop.database.pool, files: shop.files, clock: shop.clock }, store, key);
  // The new backup stays valid: retrying it because old ones cannot be deleted would pile up backups.
  await forgetOldBackups(store, key).catch((error: unknown) => {
    shop.log.error({ err: error }, 'old backups could not be removed');
  });
  return { made };
}
