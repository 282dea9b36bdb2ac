import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { ProductSalePrices } from '../sale-prices.contract.ts';
import { lowestRecentPrices } from './recent-prices.service.ts';
import { saleProductNotFound, scopeOf, wire } from './sale-prices.service.ts';
import { pricedVariants, salePricesOfProduct } from './sale-prices.store.ts';

/** Returns a product's variants with their current and future sale prices and their lowest price before the running sale, or before now. */
export async function productSalePrices(
  shop: Shop,
  { productId, sellerId, language }: { productId: number; sellerId: number | null; language: Language },
): Promise<ProductSalePrices | Refusal<'product-not-found'>> {
  const now = shop.clock.now();
  const [variants, sales] = await Promise.all([
    pricedVariants(shop, { productId, ...scopeOf(sellerId) }),
    salePricesOfProduct(shop, { productId, now }),
  ]);
  if (variants.length === 0) return saleProductNotFound;
  const running = new Map(sales.filter(({ beginsAt }) => beginsAt <= now).map((sale) => [sale.variantId, sale]));
  const lowest = await lowestRecentPrices(
    shop,
    variants.map(({ id }) => ({ variantId: id, before: running.get(id)?.beginsAt ?? now })),
  );
  return {
    variants: variants.map(({ id, label, labelEn, basePrice }) => ({
      variant_id: id,
      label: language === 'en' ? (labelEn ?? label) : label,
      base_price: basePrice,
      lowest_price: lowest.get(id) ?? null,
      sale_prices: sales.filter(({ variantId }) => variantId === id).map((sale) => wire(sale, now)),
    })),
  };
}
