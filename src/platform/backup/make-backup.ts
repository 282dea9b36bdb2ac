import type { Shop } from '../shop.ts';
import { backUp, type BackupSummary } from './backup.ts';
import { forgetOldBackups } from './forget-backups.ts';
import { openBackupStore } from './open-backup-store.ts';

/** Makes a backup of a running shop and removes those whose term is over. */
export async function makeBackup(
  shop: Shop,
  { to, key }: { readonly to: string; readonly key?: string | undefined },
): Promise<{ made: BackupSummary }> {
  const store = openBackupStore(to, shop.config, shop.log);
  const made = await backUp({ pool: shop.database.pool, files: shop.files, clock: shop.clock }, store, key);
  // What was made stays made: made anew because an old one cannot be removed, there would be ever more of them.
  await forgetOldBackups(store, key).catch((error: unknown) => {
    shop.log.error({ err: error }, 'old backups could not be removed');
  });
  return { made };
}
