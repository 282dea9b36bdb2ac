import { randomBytes } from 'node:crypto';
import { openSecret, resealed, sealSecret } from '#platform/sealed-secret.ts';
import type { Shop } from '#platform/shop.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { base32, setupMinutes } from '../second-factor.rules.ts';
import {
  authenticatorOf,
  confirmedAuthenticators,
  confirmPending,
  deleteAuthenticator,
  keepPending,
  replaceSealed,
  useStep,
} from './authenticators.store.ts';
import { stepOfCode } from './totp.ts';

/** RFC 4226 requires 128 bits and recommends 160. */
const secretBytes = 20;

/** Generates a secret for an authenticator app, in base32; it takes effect when its first code is entered within half an hour. */
export async function beginAuthenticator(shop: Shop, customerId: number): Promise<string> {
  const secret = randomBytes(secretBytes);
  await keepPending(shop, {
    customerId,
    secret: sealSecret(shop.secret, { purpose: 'authenticator', owner: customerId }, secret),
    until: secondsAfter(shop.clock.now(), setupMinutes * 60),
  });
  return base32(secret);
}

/** Activates the pending secret if the code matches it. */
export async function confirmAuthenticator(shop: Shop, customerId: number, code: string): Promise<boolean> {
  const sealed = (await authenticatorOf(shop, customerId))?.pendingSecret ?? null;
  const secret = sealed === null ? null : openSecret(shop, { purpose: 'authenticator', owner: customerId }, sealed);
  if (sealed === null || secret === null) return false;
  const now = shop.clock.now();
  const step = stepOfCode(secret, code, now);
  return step !== null && (await confirmPending(shop, { customerId, secret: sealed, step, now }));
}

/** Whether a code of the customer's app is currently valid and unused; marks it as used. */
export async function useAuthenticatorCode(shop: Shop, customerId: number, code: string): Promise<boolean> {
  const sealed = (await authenticatorOf(shop, customerId))?.secret ?? null;
  const secret = sealed === null ? null : openSecret(shop, { purpose: 'authenticator', owner: customerId }, sealed);
  if (sealed === null || secret === null) return false;
  const step = stepOfCode(secret, code, shop.clock.now());
  return step !== null && (await useStep(shop, { customerId, secret: sealed, step }));
}

/**
 * Re-encrypts the secrets of all apps with the current application secret after a rotation, so that the former one is no longer needed. A secret that
 * its owner changes meanwhile is skipped.
 */
export async function resealAuthenticators(shop: Shop): Promise<void> {
  if (shop.formerSecret === undefined) return;
  for (const { customerId, secret } of await confirmedAuthenticators(shop)) {
    const anew = secret === null ? null : resealed(shop, { purpose: 'authenticator', owner: customerId }, secret);
    if (secret !== null && anew !== null) await replaceSealed(shop, { customerId, from: secret, to: anew });
  }
}

export { deleteAuthenticator };
