import { noteFact, readFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';
import { insertFormerRefundLines, withoutTimeLimit } from './refunds.store.ts';

const noted = 'former-refund-lines';

/** Notes the pieces that were paid back before it was noted of which refund: once in the life of a database. */
export async function noteFormerRefundLines(shop: Shop): Promise<void> {
  if ((await readFact(shop, noted)) !== null) return;
  await shop.transaction(async () => {
    // A large shop has years of lines to read.
    await withoutTimeLimit(shop);
    await insertFormerRefundLines(shop);
    await noteFact(shop, noted, {});
  });
}
