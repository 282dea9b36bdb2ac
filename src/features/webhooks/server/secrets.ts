import { openSecret, resealed, sealSecret } from '#platform/sealed-secret.ts';
import type { Shop } from '#platform/shop.ts';
import { replaceSealed, sealedSecrets, type EndpointRow } from './endpoints.store.ts';

/** The secrets that sign for an endpoint now, the newest first; none where the shop's own secret is another one by now. */
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

/** A secret as the table holds it. */
export const sealedFor = (shop: Shop, id: number, secret: Uint8Array): string =>
  sealSecret(shop.secret, { purpose: 'webhook', owner: id }, secret);

/** Seals the secrets of all endpoints by the shop's secret of now, where it has one before it. */
export async function resealEndpoints(shop: Shop): Promise<void> {
  if (shop.formerSecret === undefined) return;
  for (const { id, secret, formerSecret } of await sealedSecrets(shop)) {
    const anew = (sealed: string) => resealed(shop, { purpose: 'webhook', owner: id }, sealed);
    const to = { secret: anew(secret), formerSecret: formerSecret === null ? null : anew(formerSecret) };
    if (to.secret !== null) await replaceSealed(shop, { id, from: secret, to: { ...to, secret: to.secret } });
  }
}
