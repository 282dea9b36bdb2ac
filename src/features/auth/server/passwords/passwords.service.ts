import { hash, verify, type Options } from '@node-rs/argon2';
import type { Shop } from '#platform/shop.ts';

/** argon2id as OWASP advises it for a server of its own; tests take the least that the algorithm allows. */
const costs: Readonly<Record<'full' | 'cheap', Options>> = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

/** What is stored of a password. Never called inside a transaction: it takes as long as a hundred statements. */
export function passwordHash(shop: Shop, password: string): Promise<string> {
  return hash(password, costs[shop.config.passwordHashing]);
}

const nobodys: Partial<Record<'full' | 'cheap', Promise<string>>> = {};

/** Whether a password is the right one. Without a hash it takes the same time and is wrong, so that nobody learns who has an account. */
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
