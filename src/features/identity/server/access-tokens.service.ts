import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from '#platform/api-calls.ts';
import type { Shop } from '#platform/shop.ts';

/** Placeholder signature, replaced by the identity feature. */
export function identifyCaller(shop: Shop, authorization: string | undefined): Caller | null {
  void [shop, authorization, createHmac, timingSafeEqual];
  return null;
}
