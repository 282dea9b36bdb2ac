import { demoImageMimeType, type DemoIcons } from '../goods/demo-images.ts';
import { demoSceneSize, storyImages } from '../goods/demo-scenes.ts';
import { demoPages } from '../pages/demo-pages.ts';
import { demoPosts } from '../posts/demo-posts.ts';
import { seedComments, seedPost } from '#features/blog/server/blog.seed.ts';
import { seedSlideAction } from '#features/home/server/home.seed.ts';
import { seedPages } from '#features/pages/server/pages.seed.ts';
import { saveImage, type SavedImage } from '#features/media/server/media.service.ts';
import type { Shop } from '#platform/shop.ts';
import { readMinutes } from '#shared/contract/document.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';

const day = 24 * 3_600_000;

/** The icons from which the images of the posts are composed. */
export const contentIcons: readonly string[] = demoPosts.flatMap(({ emoji }) => emoji);

/** Keys of the two images of each post, by its slug: the cover and the inline image. */
export type StoryKeys = ReadonlyMap<string, readonly [cover: string, inside: string]>;

/** Renders and saves the images of the posts; their rows are written with the rest. */
export async function saveStoryImages(shop: Shop, icons: DemoIcons): Promise<{ saved: SavedImage[]; keys: StoryKeys }> {
  const saved: SavedImage[] = [];
  const keys = new Map<string, readonly [string, string]>();
  for (const post of demoPosts) {
    const [cover, inside] = await Promise.all(
      storyImages(post, icons).map((content) =>
        saveImage(shop, { content, mimeType: demoImageMimeType, size: demoSceneSize }),
      ),
    );
    if (cover === undefined || inside === undefined) throw new Error(`The post ${post.slug} has no pictures.`);
    saved.push(cover, inside);
    keys.set(post.slug, [cover.key, inside.key]);
  }
  return { saved, keys };
}

/** Writes the demo's posts with comments by the given customers, its pages, and a home page button. */
export async function fillContent(
  shop: Shop,
  { keys, customerIds }: { readonly keys: StoryKeys; readonly customerIds: readonly number[] },
): Promise<void> {
  const now = shop.clock.now().getTime();
  for (const [index, post] of demoPosts.entries()) {
    const [cover, inside] = keys.get(post.slug) ?? [];
    const images = new Map(inside === undefined ? [] : [['scene', inside] as const]);
    const body = { fa: writtenDocument(post.body.fa, images), en: writtenDocument(post.body.en, images) };
    const publishedAt = new Date(now - post.ageDays * day);
    const postId = await seedPost(shop, {
      slug: post.slug,
      category: post.category,
      title: post.title,
      summary: post.summary,
      body,
      minutesFa: readMinutes(body.fa),
      minutesEn: readMinutes(body.en),
      coverKey: cover ?? null,
      authorName: post.author,
      state: 'published',
      publishedAt,
      createdAt: publishedAt,
      changedAt: publishedAt,
    });
    await seedComments(
      shop,
      (post.comments ?? []).map((text, comment) => {
        const createdAt = new Date(publishedAt.getTime() + (comment + 1) * 0.6 * day);
        return {
          postId,
          customerId: customerIds[1 + index * 3 + comment] ?? 0,
          text,
          state: 'approved' as const,
          createdAt,
          decidedAt: createdAt,
        };
      }),
    );
  }
  // The migrations insert this slide with its own label, which no other page uses.
  await seedSlideAction(shop, { link: '/flash-sale', action: { fa: 'دیدن پیشنهادها', en: 'See the sale' } });
  const changedAt = new Date(now - 40 * day);
  await seedPages(
    shop,
    demoPages.map(({ name, title, body }) => ({
      name,
      title,
      changedAt,
      body: { fa: writtenDocument(body.fa), en: writtenDocument(body.en) },
    })),
  );
}
