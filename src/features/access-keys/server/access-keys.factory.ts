import type { Shop } from '#platform/shop.ts';
import { sellerScopes, staffScopes, type KeyKind, type Scope } from '#shared/contract/key-scopes.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { makeKey } from './access-keys.service.ts';

/** Creates an access key of a person, with all scopes of its kind unless given otherwise. */
export async function keyReady(
  shop: Shop,
  { customerId, kind = 'staff', scopes }: { customerId: number; kind?: KeyKind; scopes?: readonly Scope[] },
): Promise<string> {
  const made = await makeKey(shop, {
    customerId,
    kind,
    name: 'برنامه',
    scopes: scopes ?? (kind === 'staff' ? staffScopes : sellerScopes),
    expiresInDays: null,
  });
  if (isRefusal(made)) throw new Error(`No key was made: ${made.refusal}.`);
  return made.key;
}
