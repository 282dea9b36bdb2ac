import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { settingVersions } from './settings.tables.ts';

/** What the owner decides in one form, which may be several settings. */
export type SettingEditor =
  | 'brand'
  | 'contact'
  | 'staff-money'
  | 'order-terms'
  | 'selling-terms'
  | 'home-promo'
  | 'seller-commission'
  | 'featured'
  | 'paying-bank'
  | 'paying-paypal'
  | 'paying-cash'
  | 'paying-limits'
  | 'assistants';

/** The version of what an editor shows; 0 while nobody has changed it. */
export async function settingVersion(shop: Shop, editor: SettingEditor): Promise<number> {
  const [row] = await shop.db
    .select({ version: settingVersions.version })
    .from(settingVersions)
    .where(eq(settingVersions.editor, editor));
  return row?.version ?? 0;
}

/**
 * Makes a change if nobody has made one since its version was read, in one transaction; answers what `work` does with the new version.
 * One statement decides, so of two who read the same version one is refused.
 */
export async function inSettingVersion<Done extends object>(
  shop: Shop,
  { editor, version: seen }: { readonly editor: SettingEditor; readonly version: number },
  work: () => Promise<Done>,
): Promise<Done | (Omit<Done, 'version'> & { version: number }) | Refusal<'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const [claimed] = await claim(shop, editor, seen);
    if (claimed === undefined) return changedMeanwhile(await settingVersion(shop, editor));
    const done = await work();
    return isRefusal(done) ? done : { ...done, version: claimed.version };
  });
}

function claim(shop: Shop, editor: SettingEditor, seen: number): Promise<{ version: number }[]> {
  const version = { version: settingVersions.version };
  return seen === 0
    ? shop.db.insert(settingVersions).values({ editor, version: 1 }).onConflictDoNothing().returning(version)
    : shop.db
        .update(settingVersions)
        .set({ version: sql`${settingVersions.version} + 1` })
        .where(and(eq(settingVersions.editor, editor), eq(settingVersions.version, seen)))
        .returning(version);
}
