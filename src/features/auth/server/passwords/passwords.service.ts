import { hash, verify, type Options } from '@node-rs/argon2';
import type { Shop } from '#platform/shop.ts';

/** argon2id with the parameters OWASP recommends for a dedicated server; tests use the lowest the algorithm allows. */
const costs: Readonly<Record<'full' | 'cheap', Options>> = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

/** Returns the hash stored for a password. Never called inside a transaction: it takes as long as a hundred statements. */
export function passwordHash(shop: Shop, password: string): Promise<string> {
  return hash(password, costs[shop.config.passwordHashing]);
}

const nobodys: Partial<Record<'full' | 'cheap', Promise<string>>> = {};

/** Whether a password is correct. Without a hash it takes the same time and returns false, so that timing does not reveal who has an account. */
export async function isRightPassword(
  shop: Shop,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const cost = shop.config.passwordHashing;
  const compared = stored ?? (await (nobodys[cost] ??= passwordHash(shop, 'nobody has this password')));
  const right = await verify(compared, password);
  return right && stored !== null && stored !== undefined;
}
