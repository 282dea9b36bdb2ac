import { noteFact, readFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';
import { insertFormerRefundLines, withoutTimeLimit } from './refunds.store.ts';

const noted = 'former-refund-lines';

/** Records the lines of refunds made before refunds recorded their lines; runs once per database. */
export async function noteFormerRefundLines(shop: Shop): Promise<void> {
  if ((await readFact(shop, noted)) !== null) return;
  await shop.transaction(async () => {
    // A large shop has years of order lines to read.
    await withoutTimeLimit(shop);
    await insertFormerRefundLines(shop);
    await noteFact(shop, noted, {});
  });
}
