import type { Shop } from './shop.ts';

export type ShopSecrets = Pick<Shop, 'secret' | 'formerSecret'>;

/**
 * Returns the shop's secrets that verify issued tokens: the current one and, while configured (SESSION_SECRET_BEFORE), the previous one. New tokens
 * are signed with the current one only.
 */
export function secretsOfShop({ secret, formerSecret }: ShopSecrets): readonly string[] {
  return formerSecret === undefined ? [secret] : [secret, formerSecret];
}
