import { salePrice } from '#features/prices/prices.rules.ts';
import { percentOff } from '#shared/commerce/reduction.ts';
import { noSpecials, specialPrices } from '#features/flash-sales/server/flash-sales.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import { wishersOf } from '#features/wishlist/server/wishlist.service.ts';
import type { ShopEvent } from '#platform/jobs/events.ts';
import type { Shop } from '#platform/shop.ts';
import { namedProduct } from '#shared/notices.ts';
import { cardsByIds } from './product-cards.store.ts';

/** Maximum number of notifications per transaction; the next page is another event. */
const wishersAtOnce = 200;

/** Starts notifying the customers who wish for a product of its flash sale, unless a lower one is active or it reduces nothing. */
export async function notifyOfFlashSale(
  shop: Shop,
  { offerId: flashSaleId, productId }: ShopEvent['offer.begun'],
): Promise<void> {
  const { product, rule, specials } = await pricedNow(shop, productId);
  if (product === undefined || specials.flashSale?.id !== flashSaleId) return;
  const now = salePrice(product.basePrice, rule, specials);
  await begin(shop, {
    productId,
    percent: percentOff(salePrice(product.basePrice, rule, null), now),
    once: `wish-offer:${flashSaleId}:${now}`,
    after: 0,
  });
}

/** Starts notifying the customers who wish for a product of its lower price, unless a flash sale hides the reduction. */
export async function notifyOfPrice(shop: Shop, { productId, was }: ShopEvent['product.cheaper']): Promise<void> {
  const { product, rule, specials } = await pricedNow(shop, productId);
  if (product === undefined) return;
  const now = salePrice(product.basePrice, rule, specials);
  await begin(shop, {
    productId,
    percent: percentOff(salePrice(was, rule, specials), now),
    once: `wish-price:${productId}:${now}`,
    after: 0,
  });
}

async function pricedNow(shop: Shop, productId: number) {
  const [[product], rule, specials] = await Promise.all([
    cardsByIds(shop, { productIds: [productId] }),
    priceRule(shop),
    specialPrices(shop, [productId]),
  ]);
  return { product, rule, specials: specials.get(productId) ?? noSpecials };
}

async function begin(shop: Shop, due: ShopEvent['wishers.due']): Promise<void> {
  if (due.percent >= 1) await shop.publish('wishers.due', due);
}

/**
 * Notifies a page of the customers who wish for a product and schedules the next page. Idempotent: a notification is stored once per customer and
 * `once`, so the same flash sale at the same price is one event.
 */
export async function notifyWishers(
  shop: Shop,
  { productId, percent, once, after }: ShopEvent['wishers.due'],
): Promise<void> {
  const [product] = await cardsByIds(shop, { productIds: [productId] });
  if (product === undefined) return;
  const params = { ...namedProduct(product), percent };
  const customers = await wishersOf(shop, { productId, after, limit: wishersAtOnce });
  await shop.transaction(async () => {
    for (const customerId of customers) {
      await shop.publish('notice.due', {
        customerId,
        kind: 'wish-offer',
        params,
        link: `/single-product/${product.slug}`,
        once,
      });
    }
    const last = customers.at(-1);
    if (customers.length === wishersAtOnce && last !== undefined)
      await shop.publish('wishers.due', { productId, percent, once, after: last });
  });
}
