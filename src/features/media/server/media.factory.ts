import { randomBytes } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { insertUpload } from './uploads.store.ts';

/** An upload that nothing has claimed: its row alone, for tests of what claims it. */
export async function uploadReady(
  shop: Shop,
  { customerId, kind = 'picture' }: { customerId: number; kind?: 'picture' | 'file' | 'film' },
): Promise<string> {
  const key = randomBytes(10).toString('hex');
  await insertUpload(shop, [
    key,
    customerId,
    kind,
    'image/webp',
    1_000,
    100,
    100,
    kind === 'file' ? 'a.webp' : null,
    shop.clock.now(),
    1_000,
  ]);
  return key;
}
