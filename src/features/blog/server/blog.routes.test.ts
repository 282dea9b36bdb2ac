import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { plainText } from '#shared/contract/document.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Post, PostCard, PostCategory } from '../blog.contract.ts';
import { postReady } from './blog.factory.ts';
import { postComments } from './blog.tables.ts';

interface Page {
  data: PostCard[];
  next: string | null;
  next_after: string | null;
}

describe('the blog', () => {
  const app = useTestShop();
  const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000);
  const list = async (query: object = {}) =>
    (await app.call('GET /api/posts/', { query: { language: 'fa', ...query } })).body as Page;
  const post = (slug: string, language = 'fa') =>
    app.call('GET /api/posts/:slug/', { params: { slug }, query: { language } });

  test('CONT-01 posts are paged, newest first, without duplicates', async () => {
    for (const age of [3, 1, 2])
      await postReady(app.shop, { slug: `paged-${age}`, category: 'review', publishedAt: hours(-age) });
    const first = await list({ category: 'review', page_size: 2 });
    expect(first.data.map(({ slug }) => slug)).toEqual(['paged-1', 'paged-2']);
    const second = await list({ category: 'review', page_size: 2, after: first.next_after });
    expect(second).toMatchObject({ data: [{ slug: 'paged-3' }], next: null });
  });

  test('CONT-01 a category lists only its own posts, an unknown one none, and an invalid slug is refused', async () => {
    await postReady(app.shop, { slug: 'of-news', category: 'news' });
    expect(new Set((await list({ category: 'news' })).data.map(({ category }) => category))).toEqual(new Set(['news']));
    expect(await list({ category: 'gossip' })).toMatchObject({ data: [], next: null, category: null });
    expect((await app.call('GET /api/posts/', { query: { language: 'fa', category: 'of all' } })).status).toBe(400);
  });

  test('CONT-01 every shop begins with six categories; each has its name in the language requested and how many of its posts are displayed', async () => {
    const categories = async (language: string) =>
      ((await app.call('GET /api/post-categories/', { query: { language } })).body as { data: PostCategory[] }).data;
    expect((await categories('fa')).map(({ slug, name }) => [slug, name])).toEqual([
      ['review', 'بررسی'],
      ['shopping', 'خرید'],
      ['tips', 'ترفند'],
      ['offer', 'پیشنهاد'],
      ['trends', 'روندها'],
      ['news', 'خبر'],
    ]);
    expect((await categories('en')).map(({ name }) => name)).toEqual([
      'Review',
      'Shopping',
      'Tips',
      'Offer',
      'Trends',
      'News',
    ]);
    const trends = async () => (await categories('fa')).find(({ slug }) => slug === 'trends')?.posts_count;
    expect(await trends()).toBe(0);
    await postReady(app.shop, { slug: 'a-trend', category: 'trends' });
    await postReady(app.shop, { category: 'trends', publishedAt: null });
    await postReady(app.shop, { category: 'trends', publishedAt: hours(2) });
    expect(await trends()).toBe(1);
    app.clock.advance(2 * 3_600_000);
    expect(await trends()).toBe(2);
    expect((await post('a-trend', 'en')).body).toMatchObject({ category: 'trends', category_name: 'Trends' });
    expect((await list({ category: 'trends' })).data[0]).toMatchObject({ category: 'trends', category_name: 'روندها' });
  });

  test('CONT-01 a draft is not displayed, and a scheduled post appears at its time', async () => {
    await postReady(app.shop, { slug: 'a-draft', publishedAt: null });
    await postReady(app.shop, { slug: 'tomorrow', publishedAt: hours(24) });
    expect((await list()).data.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['a-draft']));
    expect([(await post('a-draft')).status, (await post('tomorrow')).status]).toEqual([404, 404]);
    app.clock.advance(24 * 3_600_000);
    expect((await list()).data[0]?.slug).toBe('tomorrow');
    expect((await post('tomorrow')).status).toBe(200);
  });

  test('CONT-02 an article is data in the language requested, else Persian, with others to read', async () => {
    await postReady(app.shop, { slug: 'both', category: 'offer', english: 'A short English text.' });
    const [persian, english] = [(await post('both')).body as Post, (await post('both', 'en')).body as Post];
    expect(plainText(persian.body)).toContain('یک بند کوتاه');
    expect(english).toMatchObject({ language: 'en', title: 'A short English text.' });
    expect(plainText(english.body)).toBe('A short English text.');
    expect(english.related.length).toBe(3);
    expect(english.related.map(({ slug }) => slug)).not.toContain('both');
    await postReady(app.shop, { slug: 'persian-only' });
    expect((await post('persian-only', 'en')).body).toMatchObject({ language: 'fa' });
  });

  test('a list takes the same number of queries for any number of posts', async () => {
    const queries = watchQueries(app.shop);
    const counted = async (size: number) => {
      const before = queries.count();
      await list({ page_size: size });
      return queries.count() - before;
    };
    const [one, seven] = [await counted(1), await counted(7)];
    expect(one).toBeGreaterThan(0);
    expect(seven).toBe(one);
  });

  test('CONT-02 a comment awaits approval, is not duplicated when sent twice, and appears when approved', async () => {
    const { id, slug } = await postReady(app.shop);
    const { token, username } = await customerReady(app.shop);
    const write = () =>
      app.call('POST /api/posts/:slug/comments/', { params: { slug }, token, body: { text: '  بسیار خوب ' } });
    const answers = await Promise.all([write(), write()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    const visible = async () =>
      (await app.call('GET /api/posts/:slug/comments/', { params: { slug } })).body as {
        count: number;
        data: object[];
      };
    expect(await visible()).toMatchObject({ count: 0, data: [] });
    await app.shop.db.update(postComments).set({ state: 'approved' }).where(eq(postComments.postId, id));
    app.shop.invalidate(`comments:${id}`);
    expect(await visible()).toMatchObject({ count: 1, data: [{ text: 'بسیار خوب', author: username, avatar: null }] });
  });

  test('CONT-02 comments continue at the address given by the first page', async () => {
    const { id, slug } = await postReady(app.shop);
    const { id: customerId } = await customerReady(app.shop);
    await app.shop.db.insert(postComments).values(
      Array.from({ length: 21 }, (_, count) => ({
        postId: id,
        customerId,
        text: `نظر ${count}`,
        state: 'approved' as const,
        createdAt: app.shop.clock.now(),
      })),
    );
    interface Part {
      readonly data: readonly { readonly text: string }[];
      readonly next: string | null;
    }
    const first = (await app.call('GET /api/posts/:slug/comments/', { params: { slug } })).body as Part;
    const rest = (await app.server.inject({ url: first.next ?? '' })).json<Part>();
    expect([first.data.length, rest.data.length, rest.next]).toEqual([20, 1, null]);
    expect(rest.data[0]?.text).toBe('نظر 0');
  });

  test('CONT-02 comments are for customers, bounded and throttled, and only below what is displayed', async () => {
    const { slug } = await postReady(app.shop);
    const { token } = await customerReady(app.shop);
    const write = (text: string, as: string | undefined = token, below = slug) =>
      app.call('POST /api/posts/:slug/comments/', { params: { slug: below }, token: as, body: { text } });
    expect((await app.call('POST /api/posts/:slug/comments/', { params: { slug }, body: { text: 'x' } })).status).toBe(
      401,
    );
    expect([(await write('')).status, (await write('   ')).status, (await write('x'.repeat(1_001))).status]).toEqual([
      400, 400, 400,
    ]);
    expect((await write('سلام', token, 'no-such-post')).status).toBe(404);
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push((await write(`نظر ${index}`)).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
    app.clock.advance(601_000);
    expect((await write('دوباره')).status).toBe(201);
  });

  test('CONT-03 an unwritten page has its name and no text; an unknown one is refused', async () => {
    const request = (name: string) =>
      app.call('GET /api/written-pages/:name/', { params: { name }, query: { language: 'en' } });
    expect(await request('privacy-policy')).toMatchObject({
      status: 200,
      body: { title: 'Privacy Policy', body: { blocks: [] }, changed_at: null },
    });
    expect((await request('something')).status).toBe(400);
  });
});
