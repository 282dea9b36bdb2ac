import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { customerNames } from '#features/accounts/server/accounts.views.ts';
import { bigint, listOf, nothing, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { KeyKind } from '#shared/contract/key-scopes.ts';
import { accessKeys } from './access-keys.tables.ts';

const columns = {
  id: accessKeys.id,
  name: accessKeys.name,
  kind: accessKeys.kind,
  hint: accessKeys.hint,
  scopes: accessKeys.scopes,
  madeBy: accessKeys.customerId,
  madeByName: customerNames.displayName,
  createdAt: accessKeys.createdAt,
  expiresAt: accessKeys.expiresAt,
  lastUsedAt: accessKeys.lastUsedAt,
  revokedAt: accessKeys.revokedAt,
};

const selected = (shop: Shop, ...wanted: readonly (SQL | undefined)[]) =>
  shop.db
    .select(columns)
    .from(accessKeys)
    .innerJoin(customerNames, eq(customerNames.id, accessKeys.customerId))
    .where(and(...wanted));

export type KeyRow = Awaited<ReturnType<typeof selected>>[number];

/** Returns the filter for a seller's own keys, or none for everybody's. */
const whose = (owner: number | null) =>
  owner === null ? undefined : and(eq(accessKeys.customerId, owner), eq(accessKeys.kind, 'seller'));

/** Returns the keys after a key's id, newest first. */
export function keysOf(
  shop: Shop,
  { owner, after, limit }: { readonly owner: number | null; readonly after: number | null; readonly limit: number },
): Promise<KeyRow[]> {
  return selected(shop, whose(owner), after === null ? undefined : lt(accessKeys.id, after))
    .orderBy(desc(accessKeys.id))
    .limit(limit);
}

export async function keyOfId(shop: Shop, id: number, owner: number | null): Promise<KeyRow | undefined> {
  const [found] = await selected(shop, whose(owner), eq(accessKeys.id, id));
  return found;
}

/** Serializes the creation of one person's keys until the end of the transaction, so that they can be counted. */
export const lockKeysOf = statement({
  name: 'access_keys_lock',
  params: { customerId: bigint },
  row: { pg_advisory_xact_lock: nullable(nothing) },
  text: `SELECT pg_advisory_xact_lock(hashtextextended('access keys ' || :customerId, 0))`,
});

/** Inserts a key, unless the person has the maximum number in use. Runs after {@link lockKeysOf}. */
export const insertKey = statement({
  name: 'access_keys_insert',
  params: {
    customerId: bigint,
    kind: textOf<KeyKind>(),
    name: text,
    keyHash: text,
    hint: text,
    scopes: listOf(text),
    now: timestamptz,
    expiresAt: nullable(timestamptz),
    max: bigint,
  },
  row: { id: bigint },
  text: `
INSERT INTO access_keys (customer_id, kind, name, key_hash, hint, scopes, created_at, expires_at)
SELECT :customerId, :kind, :name, :keyHash, :hint, :scopes, :now, :expiresAt
WHERE (SELECT count(*) FROM access_keys
  WHERE customer_id = :customerId AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > :now)) < :max
RETURNING id`,
});

/** Revokes a key once; returns false when it was revoked before. */
export async function markRevoked(shop: Shop, id: number, now: Date): Promise<boolean> {
  const ended = await shop.db
    .update(accessKeys)
    .set({ revokedAt: now })
    .where(and(eq(accessKeys.id, id), sql`${accessKeys.revokedAt} is null`))
    .returning({ id: accessKeys.id });
  return ended.length > 0;
}

/** Revokes the keys of a person, all or those of a kind, that were created since a moment, and returns them. */
export const revokeSince = statement({
  name: 'access_keys_revoke_since',
  params: { customerId: bigint, kind: nullable(textOf<KeyKind>()), since: nullable(timestamptz), now: timestamptz },
  row: { id: bigint, name: text },
  text: `
UPDATE access_keys SET revoked_at = :now
WHERE customer_id = :customerId AND (:kind IS NULL OR kind = :kind) AND (:since IS NULL OR created_at >= :since) AND revoked_at IS NULL
RETURNING id, name`,
});

/**
 * The usable key of a hash, with the current role of its maker: no row once it is revoked or expired, or once its maker is blocked. A staff key ends
 * with the employment.
 */
export const liveKey = statement({
  name: 'access_keys_live',
  params: { keyHash: text, now: timestamptz },
  row: {
    id: bigint,
    customerId: bigint,
    kind: textOf<KeyKind>(),
    scopes: listOf(text),
    role: nullable(text),
    lastUsedAt: nullable(timestamptz),
  },
  text: `
SELECT k.id, k.customer_id AS "customerId", k.kind, k.scopes, c.role, k.last_used_at AS "lastUsedAt"
FROM access_keys k JOIN customer_names c ON c.id = k.customer_id AND c.active
WHERE k.key_hash = :keyHash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > :now)
  AND (k.kind = 'seller' OR c.role IS NOT NULL)`,
});

/** Records that a key was used, unless another call has recorded it since `before`. */
export const noteUse = statement({
  name: 'access_keys_note_use',
  params: { id: bigint, now: timestamptz, before: timestamptz },
  text: `UPDATE access_keys SET last_used_at = :now WHERE id = :id AND (last_used_at IS NULL OR last_used_at <= :before)`,
});
