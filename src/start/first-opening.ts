import { whatIsThere } from '#demo/fill/demo-fact.ts';
import { removeEmptyPostCategories } from '#features/blog/server/empty-blog.service.ts';
import { hidePromo, removeSlides } from '#features/home/server/empty-home.service.ts';
import { waitWithCash } from '#features/payments/server/payment-methods.service.ts';
import { removeShippingMethods } from '#features/shipping/server/shipping-methods.service.ts';
import { noteFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';

/**
 * Prepares a production shop, which begins with nothing that its owner did not create: the shipping methods, slides, banner and blog categories that
 * the migrations insert for the specification's shop are deleted at the first opening, and cash on delivery is disabled until its owner enables it if
 * there is another payment method. A shop with products, people or orders is left unchanged. It runs once, however many processes start together.
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
