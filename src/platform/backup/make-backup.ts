import type { Shop } from '../shop.ts';
import { backUp, forgetOldBackups, type BackupSummary } from './backup.ts';
import { openBackupStore } from './open-backup-store.ts';

/** Makes a backup of a running shop and removes those whose term is over. */
export async function makeBackup(
  shop: Shop,
  { to, key }: { readonly to: string; readonly key?: string | undefined },
): Promise<{ made: BackupSummary }> {
  const store = openBackupStore(to, shop.config, shop.log);
  const made = await backUp({ pool: shop.database.pool, files: shop.files, clock: shop.clock }, store, key);
  await forgetOldBackups(store, key);
  return { made };
}
