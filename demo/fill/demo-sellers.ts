import { translationsOf } from '#shared/text/names.ts';
import { demoHouse, demoSellers } from '../sellers/demo-sellers.ts';
import { seedHouse, seedSellers } from '#features/sellers/server/sellers.seed.ts';
import type { Shop } from '#platform/shop.ts';
import { demoWeeks } from './demo-orders.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

const day = 24 * 3_600_000;

/** Creates the demo's sellers; returns a function that gives the seller of a category's products. */
export async function fillSellers(
  shop: Shop,
  { ownerId, logos }: { ownerId: number; logos: ReadonlyMap<string, string> },
): Promise<(category: string) => number> {
  const now = shop.clock.now().getTime();
  const rows = demoSellers.map(
    ({ slug, name, nameEn, about, aboutEn, kind, province, city, ofDemoAccount }, index) => ({
      slug,
      name,
      about,
      kind,
      province,
      city,
      translations: translationsOf({ name: nameEn, about: aboutEn }),
      ownerId: ofDemoAccount === true ? ownerId : null,
      logoKey: logos.get(slug) ?? null,
      createdAt: new Date(now - (demoWeeks * 7 + 20 * (demoSellers.length - index)) * day),
    }),
  );
  await seedHouse(shop, { about: demoHouse.about, translations: translationsOf({ about: demoHouse.aboutEn }) });
  const ids = await seedSellers(shop, rows);
  const byCategory = new Map(
    demoSellers.flatMap(({ slug, categories }) => categories.map((category) => [category, ids.get(slug)] as const)),
  );
  return (category) => byCategory.get(category) ?? houseSellerId;
}
