import { hash, randomBytes } from 'node:crypto';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { identifyCaller } from '#features/auth/server/sessions/access-tokens.service.ts';
import { endJobsOf } from '#features/jobs/server/ending-jobs.service.ts';
import { workOf } from '#platform/database/admission.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import type { KeyKind, Scope } from '#shared/contract/key-scopes.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { accessKeyErrors } from '../access-key-errors.messages.ts';
import type { AccessKey, MadeKey } from '../access-keys.contract.ts';
import {
  insertKey,
  keyOfId,
  keysOf,
  liveKey,
  lockKeysOf,
  markRevoked,
  noteUse,
  revokeSince,
  type KeyRow,
} from './access-keys.store.ts';

/** The maximum number of keys that one person has in use at once. */
export const maxKeys: Readonly<Record<KeyKind, number>> = { staff: 50, seller: 10 };

const prefix = 'hj_';
const keyShape = /^hj_[\w-]{43}$/;
const bearer = /^bearer +(hj_\S*)$/i;
/** The precision in seconds of a key's last use: a program that calls constantly causes one write per interval. */
const useNotedSeconds = 60;

const hashOf = (key: string) => hash('sha256', key, 'base64url');

/** Identifies the caller: a program by its access key, a person by an access token. Null for neither. */
export function identifyWhoCalls(
  shop: Shop,
  authorization: string | undefined,
): Caller | null | Promise<Caller | null> {
  const key = authorization === undefined ? undefined : bearer.exec(authorization.trim())?.[1];
  return key === undefined ? identifyCaller(shop, authorization) : workOf('customer', () => callerOfKey(shop, key));
}

/** Looks the key up at each call, so that no process accepts a revoked one for a moment longer. */
async function callerOfKey(shop: Shop, key: string): Promise<Caller | null> {
  if (!keyShape.test(key)) return null;
  const now = shop.clock.now();
  const [found] = await liveKey(shop, { keyHash: hashOf(key), now });
  if (found === undefined) return null;
  const { id, customerId, kind, lastUsedAt } = found;
  const before = secondsAfter(now, -useNotedSeconds);
  if (lastUsedAt === null || lastUsedAt <= before) await noteUse(shop, { id, now, before });
  return {
    customerId,
    sessionId: `access-key:${id}`,
    // A seller's role as a staff member does not extend to their program.
    role: kind === 'staff' ? found.role : null,
    // Where a second step is required, it was done when the key was made.
    secondStep: 'done',
    key: { id, kind, scopes: new Set(found.scopes) },
  };
}

/** A new key, as requested by its owner. */
export interface NewKey {
  readonly customerId: number;
  readonly kind: KeyKind;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresInDays: number | null;
}

/** Creates a key. Only this response contains it. */
export async function makeKey(shop: Shop, wanted: NewKey): Promise<MadeKey | Refusal<'too-many-access-keys'>> {
  const { customerId, kind, name, scopes, expiresInDays } = wanted;
  const key = `${prefix}${randomBytes(32).toString('base64url')}`;
  const max = maxKeys[kind];
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const expiresAt = expiresInDays === null ? null : secondsAfter(now, expiresInDays * daySeconds);
    await lockKeysOf(shop, { customerId });
    const [added] = await insertKey(shop, {
      customerId,
      kind,
      name,
      keyHash: hashOf(key),
      hint: key.slice(-4),
      scopes: [...scopes],
      now,
      expiresAt,
      max,
    });
    if (added === undefined)
      return refuse(
        'too-many-access-keys',
        inBoth(accessKeyErrors, (t) => t.tooMany(max)),
      );
    await recordChange(shop, {
      by: customerId,
      action: 'access-key.made',
      subject: 'access-key',
      subjectId: added.id,
      after: { name, scopes, expires_at: expiresAt },
    });
    const made = await keyOfId(shop, added.id, null);
    if (made === undefined) throw new Error('A key was gone in the transaction that made it.');
    return { ...asWritten(made, now), key };
  });
}

/** Revokes a key for good; `owner` is the seller it must belong to, null for the owner of the shop. Idempotent. */
export async function revokeKey(
  shop: Shop,
  { id, by, owner }: { readonly id: number; readonly by: number; readonly owner: number | null },
): Promise<AccessKey | Refusal<'access-key-not-found'>> {
  return shop.transaction(async () => {
    const now = shop.clock.now();
    const key = await keyOfId(shop, id, owner);
    if (key === undefined)
      return refuse(
        'access-key-not-found',
        inBoth(accessKeyErrors, (t) => t.notFound),
      );
    if (await markRevoked(shop, id, now)) await endUseOf(shop, { id, name: key.name, by });
    return asWritten({ ...key, revokedAt: key.revokedAt ?? now }, now);
  });
}

/** Revokes the keys that somebody else created with a person's account, which its owner has recovered. */
export async function revokeKeysOfThief(
  shop: Shop,
  { customerId, since }: { readonly customerId: number; readonly since: string },
): Promise<void> {
  const which = { customerId, kind: null, since: new Date(since) };
  await shop.transaction(() => revokeKeys(shop, { which, by: customerId }));
}

/** Revokes a member's keys in the transaction that ends the employment, so that they are not valid again if the member is employed later. */
export const revokeKeysOfMember = (
  shop: Shop,
  { customerId, by }: { readonly customerId: number; readonly by: number },
): Promise<void> => revokeKeys(shop, { which: { customerId, kind: 'staff', since: null }, by });

async function revokeKeys(
  shop: Shop,
  { which, by }: { readonly which: Omit<Parameters<typeof revokeSince>[1], 'now'>; readonly by: number },
): Promise<void> {
  for (const { id, name } of await revokeSince(shop, { ...which, now: shop.clock.now() }))
    await endUseOf(shop, { id, name, by });
}

/** Cancels the jobs started with a revoked key, and records the revocation in the audit log. */
async function endUseOf(
  shop: Shop,
  { id, name, by }: { readonly id: number; readonly name: string; readonly by: number },
): Promise<void> {
  await endJobsOf(shop, { keyId: id });
  await recordChange(shop, {
    by,
    action: 'access-key.revoked',
    subject: 'access-key',
    subjectId: id,
    before: { name },
  });
}

/** Returns keys, newest first: a seller's own, or everybody's. One more than a page indicates a next page. */
export async function listKeys(shop: Shop, wanted: Parameters<typeof keysOf>[1]): Promise<AccessKey[]> {
  const now = shop.clock.now();
  return (await keysOf(shop, wanted)).map((row) => asWritten(row, now));
}

function asWritten({ madeBy, madeByName, ...row }: KeyRow, now: Date): AccessKey {
  const isOver = row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    hint: row.hint,
    scopes: row.scopes,
    status: row.revokedAt !== null ? 'revoked' : isOver ? 'expired' : 'active',
    made_by: { id: madeBy, name: madeByName },
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  };
}
