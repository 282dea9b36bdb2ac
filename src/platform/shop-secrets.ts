import type { Shop } from './shop.ts';

export type ShopSecrets = Pick<Shop, 'secret' | 'formerSecret'>;

/**
 * The secrets of the shop by which what was handed out is believed: the one of now and, while its operator names it (SESSION_SECRET_BEFORE), the one
 * before. Whatever is new is made by the one of now alone.
 */
export function secretsOfShop({ secret, formerSecret }: ShopSecrets): readonly string[] {
  return formerSecret === undefined ? [secret] : [secret, formerSecret];
}
