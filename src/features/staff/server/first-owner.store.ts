import { lt } from 'drizzle-orm';
import { text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { ownerLinks } from './staff.tables.ts';

/** Stores a link and deletes expired ones. */
export async function insertOwnerLink(shop: Shop, link: typeof ownerLinks.$inferInsert): Promise<void> {
  await shop.db.delete(ownerLinks).where(lt(ownerLinks.expiresAt, link.createdAt));
  await shop.db.insert(ownerLinks).values(link);
}

/**
 * Consumes all open links, whichever was given, in a fixed order: of two concurrent uses, of the same or different links, the second waits and finds
 * none.
 */
export const useOwnerLinks = statement({
  name: 'owner_links_use',
  params: { now: timestamptz },
  row: { tokenHash: text, expiresAt: timestamptz },
  text: `
WITH open AS MATERIALIZED (SELECT token_hash FROM owner_links WHERE used_at IS NULL ORDER BY token_hash FOR UPDATE)
UPDATE owner_links l SET used_at = :now FROM open WHERE l.token_hash = open.token_hash AND l.used_at IS NULL
RETURNING l.token_hash AS "tokenHash", l.expires_at AS "expiresAt"`,
});
