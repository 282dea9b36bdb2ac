import { openSecret, resealed, sealSecret } from '#platform/sealed-secret.ts';
import type { Shop } from '#platform/shop.ts';
import { replaceSealed, sealedSecrets, type EndpointRow } from './endpoints.store.ts';

/** Returns the current signing secrets of an endpoint, newest first; none when the application secret has changed. */
export function secretsOf(
  shop: Shop,
  {
    id,
    secret,
    formerSecret,
    formerSecretUntil,
  }: Pick<EndpointRow, 'id' | 'secret' | 'formerSecret' | 'formerSecretUntil'>,
): Uint8Array[] {
  const signsStill = formerSecretUntil !== null && formerSecretUntil > shop.clock.now();
  return [secret, ...(signsStill && formerSecret !== null ? [formerSecret] : [])].flatMap(
    (sealed) => openSecret(shop, { purpose: 'webhook', owner: id }, sealed) ?? [],
  );
}

/** Returns a secret in its encrypted, stored form. */
export const sealedFor = (shop: Shop, id: number, secret: Uint8Array): string =>
  sealSecret(shop.secret, { purpose: 'webhook', owner: id }, secret);

/** Re-encrypts the secrets of all endpoints with the current application secret after a rotation. */
export async function resealEndpoints(shop: Shop): Promise<void> {
  if (shop.formerSecret === undefined) return;
  for (const { id, secret, formerSecret } of await sealedSecrets(shop)) {
    const anew = (sealed: string) => resealed(shop, { purpose: 'webhook', owner: id }, sealed);
    const to = { secret: anew(secret), formerSecret: formerSecret === null ? null : anew(formerSecret) };
    if (to.secret !== null) await replaceSealed(shop, { id, from: secret, to: { ...to, secret: to.secret } });
  }
}
