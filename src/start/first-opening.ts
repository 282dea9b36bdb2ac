import { whatIsThere } from '#demo/fill/demo-fact.ts';
import { removeEmptyPostCategories } from '#features/blog/server/empty-blog.service.ts';
import { hidePromo, removeSlides } from '#features/home/server/empty-home.service.ts';
import { waitWithCash } from '#features/payments/server/payment-methods.service.ts';
import { removeShippingMethods } from '#features/shipping/server/shipping-methods.service.ts';
import { noteFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';

/**
 * A shop that trades begins with nothing that its owner did not make: the ways of sending, slides, banner and categories of the blog that the
 * migrations put there for the specification's shop go when it is opened for the first time, and cash at the door waits for its owner where there is
 * another way to pay. One that has goods, people or orders keeps what it has. Once, however many processes start together.
 */
export async function openForTrade(shop: Shop): Promise<void> {
  if (shop.config.mode !== 'production') return;
  await shop.transaction(async () => {
    const first = await noteFact(shop, 'opened-for-trade', { at: shop.clock.now().toISOString() });
    if (!first || (await whatIsThere(shop)) !== null) return;
    await removeShippingMethods(shop);
    await removeSlides(shop);
    await hidePromo(shop);
    await removeEmptyPostCategories(shop);
    await waitWithCash(shop);
  });
}
