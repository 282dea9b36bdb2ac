import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';

const leastSeconds = 600;
const stepSeconds = 300;

function signature(shop: Shop, key: string, until: number): string {
  return createHmac('sha256', shop.secret).update(`file:${key}:${until}`).digest('base64url').slice(0, 27);
}

/**
 * Returns a signed URL of a private file, valid for ten to fifteen minutes; it stays the same within five minutes, so that a reloaded list displays
 * the same image.
 */
export function signedFileAddress(shop: Shop, key: string): string {
  const now = Math.floor(shop.clock.now().getTime() / 1_000);
  const until = Math.floor(now / stepSeconds) * stepSeconds + leastSeconds + stepSeconds;
  return `/files/${key}?until=${until}&signed=${signature(shop, key, until)}`;
}

/** Whether a URL was signed by this shop for this file and has not expired. */
export function isSignedFor(
  shop: Shop,
  key: string,
  query: { readonly until?: unknown; readonly signed?: unknown },
): boolean {
  if (typeof query.until !== 'string' || typeof query.signed !== 'string' || !/^\d{10}$/.test(query.until))
    return false;
  const until = Number(query.until);
  if (until * 1_000 <= shop.clock.now().getTime()) return false;
  const [given, right] = [Buffer.from(query.signed), Buffer.from(signature(shop, key, until))];
  return given.length === right.length && timingSafeEqual(given, right);
}
