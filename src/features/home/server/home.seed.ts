import { eq } from 'drizzle-orm';
import type { Text } from '#shared/language.ts';
import type { Shop } from '#platform/shop.ts';
import { heroSlides } from './hero-slides.tables.ts';

/** Sets the button text of the slide with a given link. */
export async function seedSlideAction(shop: Shop, { link, action }: { link: string; action: Text }): Promise<void> {
  await shop.db.update(heroSlides).set({ action }).where(eq(heroSlides.link, link));
}
