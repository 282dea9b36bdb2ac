import { bigint, listOf } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { heroSlides } from './hero-slides.tables.ts';

export type SlideRecord = typeof heroSlides.$inferSelect;
export type SlideValues = Omit<typeof heroSlides.$inferInsert, 'id' | 'position' | 'version'>;

const inOrder = prepared('hero_slides_in_order', (db) =>
  db.select().from(heroSlides).orderBy(heroSlides.position, heroSlides.id),
);

/** Returns every slide in order. */
export function slidesInOrder(shop: Shop): Promise<SlideRecord[]> {
  return inOrder(shop).execute();
}

/** Prevents concurrent additions, reorders and removals of slides until the end of the transaction; reads are not blocked. */
export const lockSlides = statement({
  name: 'hero_slides_lock',
  text: 'lock table hero_slides in share row exclusive mode',
});

/** Returns a slide with its row locked until the end of the transaction. */
export async function lockedSlide(shop: Shop, id: number): Promise<SlideRecord | undefined> {
  const [row] = await shop.db.select().from(heroSlides).where(eq(heroSlides.id, id)).for('update');
  return row;
}

/** Returns a stored slide. */
export async function slideOfId(shop: Shop, id: number): Promise<SlideRecord | undefined> {
  const [row] = await shop.db.select().from(heroSlides).where(eq(heroSlides.id, id));
  return row;
}

/** Inserts a slide at the end. */
export async function insertSlide(shop: Shop, values: SlideValues): Promise<SlideRecord> {
  const position = sql`(select coalesce(max(position) + 1, 0) from hero_slides)`;
  const [row] = await shop.db
    .insert(heroSlides)
    .values({ ...values, position })
    .returning();
  if (row === undefined) throw new Error('The slide was not kept.');
  return row;
}

/** Updates a locked slide. */
export async function updateSlide(shop: Shop, id: number, values: SlideValues): Promise<SlideRecord> {
  const [row] = await shop.db
    .update(heroSlides)
    .set({ ...values, version: sql`${heroSlides.version} + 1` })
    .where(eq(heroSlides.id, id))
    .returning();
  if (row === undefined) throw new Error('The slide was not kept.');
  return row;
}

/** Deletes a slide. */
export async function deleteSlide(shop: Shop, id: number): Promise<void> {
  await shop.db.delete(heroSlides).where(eq(heroSlides.id, id));
}

/** Stores the given order of the slides. */
export const setOrder = statement({
  name: 'hero_slides_set_order',
  params: { ids: listOf(bigint) },
  text: `update hero_slides s set position = wanted.place - 1
    from unnest(:ids) with ordinality as wanted(id, place)
    where s.id = wanted.id`,
});

/** Deletes all slides, for a newly created shop. */
export const deleteEverySlide = statement({ name: 'hero_slides_delete_every', text: 'delete from hero_slides' });
