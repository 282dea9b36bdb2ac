import type { Shop } from '#platform/shop.ts';
import { authenticatorOf, deleteAuthenticator } from './authenticators.store.ts';
import { countPasskeys, deletePasskeysOf } from './passkeys.store.ts';
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.service.ts';

/** The second factors of a customer. */
export interface Factors {
  readonly authenticator: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

export async function factorsOf(shop: Shop, customerId: number): Promise<Factors> {
  const authenticator = await authenticatorOf(shop, customerId);
  return {
    authenticator: authenticator !== undefined && authenticator.secret !== null,
    passkeys: await countPasskeys(shop, customerId),
    recoveryCodes: await countRecoveryCodes(shop, customerId),
  };
}

export const hasFactor = ({ authenticator, passkeys }: Factors): boolean => authenticator || passkeys > 0;

/** Whether the customer has enabled two-factor authentication themselves. */
export async function hasAuthenticator(shop: Shop, customerId: number): Promise<boolean> {
  const authenticator = await authenticatorOf(shop, customerId);
  return authenticator !== undefined && authenticator.secret !== null;
}

/** Deletes all second factors of a customer who lost them, including recovery codes, which are useless without. */
export async function removeFactors(shop: Shop, customerId: number): Promise<void> {
  await deleteAuthenticator(shop, customerId);
  await deletePasskeysOf(shop, customerId);
  await deleteRecoveryCodes(shop, customerId);
}

/**
 * Deletes the second factors added since a time by somebody who had taken over the account, with all recovery codes, which may have been replaced.
 */
export async function removeFactorsSince(shop: Shop, customerId: number, since: Date): Promise<void> {
  const authenticator = await authenticatorOf(shop, customerId);
  if (authenticator?.confirmedAt != null && authenticator.confirmedAt >= since)
    await deleteAuthenticator(shop, customerId);
  await deletePasskeysOf(shop, customerId, since);
  await deleteRecoveryCodes(shop, customerId);
}
