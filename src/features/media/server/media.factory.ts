import { randomBytes } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { insertUpload } from './uploads.store.ts';

/** Inserts the row of an unclaimed upload, for tests of its claims. */
export async function uploadReady(
  shop: Shop,
  { customerId, kind = 'picture' }: { customerId: number; kind?: 'picture' | 'file' | 'film' },
): Promise<string> {
  const key = randomBytes(10).toString('hex');
  await insertUpload(shop, {
    key,
    customerId,
    kind,
    mimeType: 'image/webp',
    bytes: 1_000,
    width: 100,
    height: 100,
    name: kind === 'file' ? 'a.webp' : null,
    now: shop.clock.now(),
    maxUnclaimed: 1_000,
  });
  return key;
}
