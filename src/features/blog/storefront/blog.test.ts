import { expect, test, vi } from 'vitest';
import { loadBlog } from './blog.tsx';

/** Lists a blog whose posts are all in `tips`, formerly `hints`, beside an empty category. */
async function listed(search: string) {
  const requests: string[] = [];
  const api = vi.fn((call: string, { query }: { query: { category?: string } }) => {
    if (call === 'GET /api/post-categories/')
      return Promise.resolve({
        data: [
          { slug: 'news', name: 'خبر', posts_count: 0 },
          { slug: 'tips', name: 'ترفند', posts_count: 2 },
        ],
      });
    requests.push(query.category ?? 'all');
    const { category = '' } = query;
    return Promise.resolve({
      data: [],
      next: null,
      category: category === 'hints' ? 'tips' : ['news', 'tips'].includes(category) ? category : null,
    });
  });
  const context = { api, language: 'fa', publicUrl: 'https://shop.example' };
  const { category, categories } = await loadBlog('grid').server({
    context,
    params: {},
    request: new Request(`https://shop.example/blog-grid${search}`),
  } as never);
  return { category, offered: categories.map(({ slug }) => slug), asked: requests.at(-1) };
}

test('CONT-01 the blog lists categories with posts, and one without posts where it is requested', async () => {
  expect(await listed('')).toEqual({ category: null, offered: ['tips'], asked: 'all' });
  expect(await listed('?category=tips')).toEqual({ category: 'tips', offered: ['tips'], asked: 'tips' });
  expect(await listed('?category=news')).toEqual({ category: 'news', offered: ['news', 'tips'], asked: 'news' });
});

test('CONT-01 a former slug of a category redirects to the current one, with the same page', async () => {
  const led = await listed('?category=hints&after=12').catch((error: unknown) => error);
  expect(led).toBeInstanceOf(Response);
  expect([(led as Response).status, (led as Response).headers.get('location')]).toEqual([
    301,
    '/blog-grid?category=tips&after=12',
  ]);
});

test.each(['gossip', 'TIPS', '%00', ''])(
  'CONT-01 the address with the category "%s" redirects to all posts',
  async (slug) => {
    expect(await listed(`?category=${slug}`)).toEqual({ category: null, offered: ['tips'], asked: 'all' });
  },
);
