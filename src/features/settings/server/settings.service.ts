import { eq, sql } from 'drizzle-orm';
import { prepared } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { settings } from './settings.tables.ts';

const settingByName = prepared('setting_by_name', (db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name'))),
);

/** Returns the owner's setting with a name; null when the default applies. */
export async function readSetting(shop: Shop, name: string): Promise<unknown> {
  const [row] = await settingByName(shop).execute({ name });
  return row?.value ?? null;
}

/** Saves an owner's setting and invalidates its cache tag `setting:NAME`, which everything computed from it has. */
export async function changeSetting(shop: Shop, name: string, value: unknown): Promise<void> {
  const changedAt = shop.clock.now();
  await shop.db
    .insert(settings)
    .values({ name, value, changedAt })
    .onConflictDoUpdate({ target: settings.name, set: { value, changedAt } });
  shop.invalidate(`setting:${name}`);
}
