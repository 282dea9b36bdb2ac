import { eq } from 'drizzle-orm';
import { translationsOf } from '#shared/text/names.ts';
import { demoHouse, demoSellers } from '../sellers/demo-sellers.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import type { Shop } from '#platform/shop.ts';
import { demoWeeks } from './demo-orders.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

const day = 24 * 3_600_000;

/** Opens the demo's sellers; answers whose the products of a category are. */
export async function fillSellers(
  shop: Shop,
  { ownerId, logos }: { ownerId: number; logos: ReadonlyMap<string, string> },
): Promise<(category: string) => number> {
  const now = shop.clock.now().getTime();
  const rows = demoSellers.map(
    ({ slug, name, nameEn, about, aboutEn, kind, province, city, ofDemoAccount }, place) => ({
      slug,
      name,
      about,
      kind,
      province,
      city,
      translations: translationsOf({ name: nameEn, about: aboutEn }),
      ownerId: ofDemoAccount === true ? ownerId : null,
      logoKey: logos.get(slug) ?? null,
      createdAt: new Date(now - (demoWeeks * 7 + 20 * (demoSellers.length - place)) * day),
    }),
  );
  await shop.db
    .update(sellers)
    .set({ about: demoHouse.about, translations: translationsOf({ about: demoHouse.aboutEn }) })
    .where(eq(sellers.id, houseSellerId));
  const made = await shop.db.insert(sellers).values(rows).returning({ id: sellers.id, slug: sellers.slug });
  const ids = new Map(made.map(({ id, slug }) => [slug, id]));
  const byCategory = new Map(
    demoSellers.flatMap(({ slug, categories }) => categories.map((category) => [category, ids.get(slug)] as const)),
  );
  return (category) => byCategory.get(category) ?? houseSellerId;
}
