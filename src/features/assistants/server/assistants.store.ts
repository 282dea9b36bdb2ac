import { bigint, bool, int, listOf, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Inserts a platform at its first call and updates the time of its last call; returns no row if that was updated within the last minute. */
export const noteCall = statement({
  name: 'assistants_note_call',
  params: { profileUrl: text, now: timestamptz, before: timestamptz },
  row: { id: bigint },
  text: `
INSERT INTO assistants AS a (profile_url, created_at, last_used_at) VALUES (:profileUrl, :now, :now)
ON CONFLICT (profile_url) DO UPDATE SET last_used_at = :now WHERE a.last_used_at < :before
RETURNING id`,
});

const adminRow = {
  id: bigint,
  profileUrl: text,
  createdAt: timestamptz,
  lastUsedAt: timestamptz,
  version: int,
  callsPerMinute: nullable(int),
  stoppedAt: nullable(timestamptz),
  openSessions: bigint,
  orders: bigint,
};
const adminColumns = `a.id, a.profile_url AS "profileUrl", a.created_at AS "createdAt", a.last_used_at AS "lastUsedAt", a.version,
  a.calls_per_minute AS "callsPerMinute", a.stopped_at AS "stoppedAt",
  (SELECT count(*) FROM assistant_sessions s WHERE s.assistant_id = a.id AND s.status = 'open' AND s.expires_at > :now) AS "openSessions",
  (SELECT count(*) FROM assistant_sessions s WHERE s.assistant_id = a.id AND s.status = 'completed') AS orders`;

/** The assistants for the owner's list, newest first. */
export const listAssistants = statement({
  name: 'assistants_list',
  params: { after: nullable(bigint), limit: int, now: timestamptz },
  row: adminRow,
  text: `SELECT ${adminColumns} FROM assistants a WHERE :after IS NULL OR a.id < :after ORDER BY a.id DESC LIMIT :limit`,
});

/** Limits or stops an assistant; returns no row if its version has changed. */
export const limitAssistant = statement({
  name: 'assistants_limit',
  params: { id: bigint, version: int, callsPerMinute: nullable(int), stopped: bool, now: timestamptz },
  row: adminRow,
  text: `
UPDATE assistants a SET calls_per_minute = :callsPerMinute, version = a.version + 1,
  stopped_at = CASE WHEN :stopped THEN coalesce(a.stopped_at, :now) END
WHERE a.id = :id AND a.version = :version
RETURNING ${adminColumns}`,
});

export const assistantVersion = statement({
  name: 'assistants_version',
  params: { id: bigint },
  row: { version: int, callsPerMinute: nullable(int), stopped: bool },
  text: `SELECT version, calls_per_minute AS "callsPerMinute", stopped_at IS NOT NULL AS stopped FROM assistants WHERE id = :id`,
});

/** The owner's limits for one platform. */
export const limitsOfProfile = statement({
  name: 'assistants_limits_of_profile',
  params: { profileUrl: text },
  row: { callsPerMinute: nullable(int), stopped: bool },
  text: `SELECT calls_per_minute AS "callsPerMinute", stopped_at IS NOT NULL AS stopped FROM assistants WHERE profile_url = :profileUrl`,
});

export const assistantByProfile = statement({
  name: 'assistants_by_profile',
  params: { profileUrl: text },
  row: { id: bigint },
  text: 'SELECT id FROM assistants WHERE profile_url = :profileUrl',
});

/** Deletes the platforms that have not called since a time, except those that were stopped. */
export const forgetUnused = statement({
  name: 'assistants_forget_unused',
  params: { before: timestamptz },
  text: 'DELETE FROM assistants WHERE last_used_at < :before AND stopped_at IS NULL',
});

/** The products that identifiers refer to, with the variant where one was named. */
export const productsNamed = statement({
  name: 'assistants_products_named',
  params: { productIds: listOf(bigint), variantIds: listOf(bigint), slugs: listOf(text) },
  row: { productId: bigint, slug: text, variantId: nullable(bigint) },
  text: `
SELECT p.id AS "productId", p.slug, NULL::bigint AS "variantId"
FROM visible_products p WHERE p.id = ANY(:productIds) OR p.slug = ANY(:slugs)
UNION ALL
SELECT p.id, p.slug, v.id FROM visible_variants v JOIN visible_products p ON p.id = v.product_id
WHERE v.id = ANY(:variantIds)`,
});

/** The visible variants that identifiers refer to; for a product, all of its variants. */
export const variantsNamed = statement({
  name: 'assistants_variants_named',
  params: { productIds: listOf(bigint), variantIds: listOf(bigint), slugs: listOf(text) },
  row: { variantId: bigint, productId: bigint, slug: text },
  text: `
SELECT v.id AS "variantId", p.id AS "productId", p.slug FROM visible_variants v JOIN visible_products p ON p.id = v.product_id
WHERE v.id = ANY(:variantIds) OR p.id = ANY(:productIds) OR p.slug = ANY(:slugs)`,
});
