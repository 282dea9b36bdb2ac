import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { settingVersions } from './settings.tables.ts';

/** A settings form of the owner, which may contain several settings. */
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

/** Returns the version of a settings form; 0 before its first change. */
export async function settingVersion(shop: Shop, editor: SettingEditor): Promise<number> {
  const [row] = await shop.db
    .select({ version: settingVersions.version })
    .from(settingVersions)
    .where(eq(settingVersions.editor, editor));
  return row?.version ?? 0;
}

/**
 * Runs a change in one transaction if the form's version still matches; returns what `work` returns for the new version. The version is checked by
 * one statement, so of two concurrent changes one is refused.
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
