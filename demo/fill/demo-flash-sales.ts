import { demoProducts } from '../goods/demo-catalogue.ts';
import { numberOf } from '../goods/demo-number.ts';
import type { DemoProduct } from '../goods/demo-product.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { productsPastTheirFlashSales } from '#features/flash-sales/server/flash-sales.seed.ts';
import { visibleProducts } from '#features/products/server/products.views.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { scheduledJob } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { demoFact } from './demo-fact.ts';

const colours = ['saffron', 'pomegranate', 'turquoise'] as const;
const hour = 3_600_000;

/** Returns the demo catalogue's flash sales for those of its products that can be sold. */
export function flashSalesOf(products: readonly { readonly id: number; readonly demo: DemoProduct }[]): {
  productId: number;
  slug: string;
  price: number;
  allotted: number;
  colour: string;
}[] {
  return products.flatMap(({ id, demo }) =>
    demo.flashSale === undefined || demo.stock === 0
      ? []
      : [
          {
            ...demo.flashSale,
            productId: id,
            slug: demo.slug,
            colour: colours[numberOf(demo.slug, colours.length)] ?? colours[0],
          },
        ],
  );
}

/** Returns when a flash sale created now ends: in 6 hours to 5 days. */
export function demoFlashSaleEnd(slug: string, now: Date): Date {
  return new Date(now.getTime() + (6 + numberOf(`${slug} ends`, 5 * 24 - 6)) * hour);
}

/** Restarts the demo's flash sales once they have ended or sold out, so that a long-running demo always has some. */
export async function renewDemoFlashSales(shop: Shop): Promise<number> {
  if (shop.config.mode !== 'demo' || (await demoFact(shop)) === null) return 0;
  const now = shop.clock.now();
  const offered = demoProducts.filter((product) => product.flashSale !== undefined);
  const sellable = await shop.db
    .select({ id: visibleProducts.id, slug: visibleProducts.slug, basePrice: visibleProducts.basePrice })
    .from(visibleProducts)
    .where(
      and(
        inArray(
          visibleProducts.slug,
          offered.map((product) => product.slug),
        ),
        eq(visibleProducts.inStock, true),
      ),
    );
  const past = new Set(
    await productsPastTheirFlashSales(
      shop,
      sellable.map(({ id }) => id),
    ),
  );
  const rows = sellable.filter(({ id }) => past.has(id));
  const ended = rows.flatMap(({ id, slug, basePrice }) =>
    offered
      .filter((demo) => demo.slug === slug && (demo.flashSale?.price ?? basePrice) < basePrice)
      .map((demo) => ({ id, demo })),
  );
  for (const { slug, ...terms } of flashSalesOf(ended)) {
    await createFlashSale(shop, { ...terms, beginsAt: now, endsAt: demoFlashSaleEnd(slug, now) });
  }
  return ended.length;
}

/** The job that renews the demo's flash sales; it does nothing outside demo mode. */
export const demoFlashSalesJob = scheduledJob('renew-demo-offers', '7 * * * *', async (shop) => {
  await renewDemoFlashSales(shop);
});
