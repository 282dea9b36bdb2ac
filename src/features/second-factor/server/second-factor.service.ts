import type { Shop } from '#platform/shop.ts';
import { authenticatorOf, deleteAuthenticator } from './authenticators.store.ts';
import { countPasskeys, deletePasskeysOf } from './passkeys.store.ts';
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.service.ts';

/** By what somebody can show a second time who they are. */
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

/** Whether signing in takes a second step of a customer because they chose so themselves. */
export async function hasAuthenticator(shop: Shop, customerId: number): Promise<boolean> {
  const authenticator = await authenticatorOf(shop, customerId);
  return authenticator !== undefined && authenticator.secret !== null;
}

/** Removes every second factor of somebody, for who has lost them: recovery codes are worth nothing without. */
export async function removeFactors(shop: Shop, customerId: number): Promise<void> {
  await deleteAuthenticator(shop, customerId);
  await deletePasskeysOf(shop, customerId);
  await deleteRecoveryCodes(shop, customerId);
}

/** Removes what somebody added from a moment on who had the account then: all that could have been made anew. */
export async function removeFactorsSince(shop: Shop, customerId: number, since: Date): Promise<void> {
  const authenticator = await authenticatorOf(shop, customerId);
  if (authenticator?.confirmedAt != null && authenticator.confirmedAt >= since)
    await deleteAuthenticator(shop, customerId);
  await deletePasskeysOf(shop, customerId, since);
  await deleteRecoveryCodes(shop, customerId);
}
