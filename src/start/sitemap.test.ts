import { desc, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postReady } from '#features/blog/server/blog.factory.ts';
import { posts } from '#features/blog/server/blog.tables.ts';
import { categories } from '#features/categories/server/categories.tables.ts';
import { productCategories } from '#features/categories/server/product-categories.tables.ts';
import { supportAnswers } from '#features/help/server/help.tables.ts';
import { writtenPageTexts } from '#features/pages/server/pages.tables.ts';
import { products, variants } from '#features/products/server/products.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { openTestShop, type TestShop } from '#testing/test-shop.ts';
import { pages } from '../pages.ts';
import { isFindable, robotsText } from './robots.ts';
import { serveSitemap } from './sitemap.ts';

const count = 250;

describe('the sitemap', () => {
  let app: TestShop;
  const server = Fastify();
  const read = async (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found ?? '');
  const partsOf = async () =>
    locations((await read('/sitemap.xml')).body)
      .filter((part) => part.includes('/products-'))
      .map((part) => new URL(part).pathname);

  beforeAll(async () => {
    app = await openTestShop();
    const at = app.shop.clock.now();
    const [category] = await app.shop.db
      .insert(categories)
      .values([
        { slug: 'c', name: 'دسته' },
        { slug: 'hidden', name: 'پنهان', hiddenAt: at },
      ])
      .returning({ id: categories.id });
    // Every tenth is hidden, so that the ids have gaps.
    await app.shop.db.insert(products).values(
      Array.from({ length: count }, (_, index) => ({
        id: index * 3 + 1,
        slug: `کالای-${index}&'`,
        name: `کالا ${index}`,
        categoryId: category!.id,
        basePrice: 1_000,
        createdAt: at,
        changedAt: at,
        status: index % 10 === 0 ? ('draft' as const) : ('active' as const),
      })),
    );
    serveSitemap(server, app.shop, pages, { maxAddresses: 100, batch: 30 });
  });
  afterAll(async () => {
    await server.close();
    await app.close();
  });

  test('APP-12 every product on sale is in exactly one part, with its change date, and hidden ones in none', async () => {
    const parts = await partsOf();
    expect(parts).toHaveLength(3);
    expect(parts[0]).toBe('/sitemap/products-0.xml');
    const texts = await Promise.all(parts.map(async (part) => (await read(part)).body));
    const found = texts.map(locations);
    expect(found.map((one) => one.length)).toEqual([100, 100, 25]);
    const wanted = Array.from({ length: count }, (_, index) => index).filter((index) => index % 10 !== 0);
    expect(
      found.flat().map((one) => decodeURIComponent(one.split('/').at(-1) ?? '').replaceAll('&apos;', "'")),
    ).toEqual(wanted.map((index) => `کالای-${index}&'`));
    expect(texts.join('')).toContain(`<lastmod>${app.shop.clock.now().toISOString()}</lastmod>`);
    expect(texts.join('')).not.toMatch(/&(?!apos;)/);
  });

  test('APP-12 the parts are found by an index only, however large the product rows are', async () => {
    const { database } = app.shop;
    const request = vi.spyOn(app.shop.db.$client, 'query');
    app.clock.advance(3_601_000);
    await partsOf();
    const { text, values } = request.mock.calls
      .map(([query]) => query as unknown as { name?: string; text: string; values: unknown[] })
      .find(({ name }) => name === 'sitemap_product_parts')!;
    request.mockRestore();
    const plan = await database.transaction(async () => {
      // With so few products the planner would otherwise read the rows.
      for (const way of ['seqscan', 'bitmapscan', 'indexscan'])
        await database.pool.query(`set local enable_${way} = off`);
      return (await database.pool.query({ text: `explain ${text}`, values })).rows
        .map((row) => (row as Record<string, string>)['QUERY PLAN'])
        .join('\n');
    });
    expect(plan).toContain('Index Only Scan using products_sitemap');
  });

  test('APP-12 a part is compressed for clients that accept it, and an unknown one is empty', async () => {
    const compressed = await read('/sitemap/products-0.xml', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(compressed.rawPayload).toString()).toBe((await read('/sitemap/products-0.xml')).body);
    expect(locations((await read('/sitemap/products-999999999.xml')).body)).toEqual([]);
    expect((await read('/sitemap/products-x.xml')).statusCode).toBe(404);
  });

  test('APP-12 the index is cached for an hour, whatever changes meanwhile', async () => {
    const before = await partsOf();
    await app.shop.db.insert(products).values({
      id: 5_000,
      slug: 'new',
      name: 'تازه',
      categoryId: (await app.shop.db.select().from(categories))[0]!.id,
      basePrice: 1,
      createdAt: app.shop.clock.now(),
      changedAt: new Date('2027-01-01T00:00:00Z'),
    });
    app.shop.cache.drop(['list']);
    expect(await partsOf()).toEqual(before);
    expect((await read('/sitemap.xml')).body).not.toContain('2027-01-01');
    app.clock.advance(3_601_000);
    expect((await read('/sitemap.xml')).body).toContain('2027-01-01');
  });

  test("APP-12 public pages and categories are listed; a shopper's own pages and the admin are not", async () => {
    const listed = locations((await read('/sitemap/pages.xml')).body).map((one) => new URL(one).pathname);
    expect(listed).toEqual(expect.arrayContaining(['/home', '/shop-grid', '/catagory/c']));
    expect(listed, 'a hidden category has no page').not.toContain('/catagory/hidden');
    expect(listed, 'the other layout of the blog names the grid as its address').not.toContain('/blog-list');
    expect(listed.filter((path) => /cart|checkout|admin|profile|order|login|:/.test(path))).toEqual([]);
    for (const part of ['/sitemap/posts.xml', '/sitemap/sellers.xml']) expect((await read(part)).statusCode).toBe(200);
  });

  test("APP-12 lists, sellers and the shop's pages state when they changed", async () => {
    const [house] = await app.shop.db.select().from(sellers);
    const [{ id: productId } = { id: 0 }] = await app.shop.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.status, 'active'))
      .orderBy(desc(products.id));
    await app.shop.db
      .insert(variants)
      .values({ id: productId, productId, sellerId: house!.id, position: 0, basePrice: 1_000 });
    const changed = new Date('2026-05-05T00:00:00Z');
    const text = { fa: 'ما', en: 'Us' };
    await app.shop.db
      .insert(writtenPageTexts)
      .values({ name: 'about-us', title: text, body: { fa: { blocks: [] } } as never, changedAt: changed });
    const [above] = await app.shop.db.insert(categories).values({ slug: 'above', name: 'بالاتر' }).returning();
    const [below] = await app.shop.db
      .update(categories)
      .set({ parentId: above!.id })
      .where(eq(categories.slug, 'c'))
      .returning();
    await app.shop.db
      .insert(productCategories)
      .values([below!, above!].map(({ id: categoryId }) => ({ categoryId, productId })));
    await postReady(app.shop);
    await app.shop.db.update(posts).set({ changedAt: changed });
    await app.shop.db.insert(supportAnswers).values({
      slug: 'how',
      group: 'buyers',
      position: 0,
      question: text,
      answer: { fa: writtenDocument('پاسخ'), en: null },
      published: true,
      changedAt: changed,
    });
    app.shop.cache.drop(['list', 'categories', 'sellers', 'posts', 'answers', 'written-page:about-us']);
    const changeOf = async (part: string, path: string) =>
      new RegExp(`${path}</loc><lastmod>([^<]+)`).exec((await read(`/sitemap/${part}.xml`)).body)?.[1];
    const newest = '2027-01-01T00:00:00.000Z';
    expect(await changeOf('pages', '/home')).toBe(newest);
    expect(await changeOf('pages', '/catagory/c')).toBe(newest);
    expect(await changeOf('sellers', `/vendor-shop/${house!.slug}`)).toBe(newest);
    expect(await changeOf('pages', '/about-us')).toBe(changed.toISOString());
    expect(await changeOf('pages', '/contact')).toBeUndefined();
    expect(await changeOf('pages', '/catagory/above'), 'a category with what stands below it').toBe(newest);
    expect(await changeOf('pages', '/vendors')).toBe(newest);
    expect(await changeOf('pages', '/blog-grid')).toBe(changed.toISOString());
    expect(await changeOf('pages', '/support')).toBe(changed.toISOString());
  });
});

test('APP-12 robots.txt disallows private pages, and nothing that should be indexed', () => {
  const closed = [...robotsText(pages, 'https://shop.test').matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path]) => path ?? '',
  );
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  for (const path of [
    '/admin',
    '/admin/orders',
    '/api/products/',
    '/cart',
    '/checkout-payment',
    '/my-order',
    '/login',
    '/reset-password',
  ])
    expect(isClosed(path), path).toBe(true);
  for (const { path } of pages.filter((page) => isFindable(page.path)))
    expect(isClosed(path.replace(/:\w+/, 'x')), path).toBe(false);
  expect(isClosed('/')).toBe(false);
  expect(robotsText(pages, 'https://shop.test')).toContain('Sitemap: https://shop.test/sitemap.xml');
});
