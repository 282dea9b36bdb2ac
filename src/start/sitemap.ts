import { asc, eq, gt, isNull, and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categories, products } from '#features/catalogue/server/catalogue.tables.ts';
import { sellers } from '#features/marketplace/server/marketplace.tables.ts';
import type { Shop } from '#platform/shop.ts';
import type { Page } from '../pages.ts';

/** Most addresses that one sitemap may list (sitemaps.org). */
const mostAddresses = 50_000;

/** Public pages worth finding; what belongs to one shopper is not. */
const findable = new Set(['/home', '/shop-grid', '/shop-list', '/catagory', '/flash-sale', '/featured-products', '/vendors']);

/** Tells search engines what there is: robots.txt, and a sitemap in parts of 50,000 addresses. */
export function serveSitemap(app: FastifyInstance, shop: Shop, pages: readonly Page[]): void {
  const { publicUrl } = shop.config;
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nDisallow: /checkout\nDisallow: /cart\nDisallow: /my-order\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (_, reply) => {
    const starts = await partStarts(shop);
    const parts = ['pages', ...starts.map((start) => `products-${start}`)];
    const list = parts.map((part) => `<sitemap><loc>${publicUrl}/sitemap/${part}.xml</loc></sitemap>`).join('');
    return reply.type('application/xml; charset=utf-8').send(`${head}<sitemapindex xmlns="${namespace}">${list}</sitemapindex>`);
  });
  app.get('/sitemap/pages.xml', async (_, reply) => {
    const rows = await shop.db.select({ slug: categories.slug }).from(categories).orderBy(asc(categories.id));
    const open = await shop.db.select({ slug: sellers.slug }).from(sellers).where(eq(sellers.active, true)).orderBy(asc(sellers.id)).limit(mostAddresses / 2);
    const paths = [
      ...pages.map((page) => page.path).filter((path) => findable.has(path)),
      ...rows.map((row) => `/catagory/${row.slug}`),
      ...open.map((row) => `/vendor-shop/${row.slug}`),
    ];
    return reply.type('application/xml; charset=utf-8').send(urlSet(paths.map((path) => ({ address: `${publicUrl}${encodeURI(path)}` }))));
  });
  app.get<{ Params: { start: string } }>('/sitemap/products-:start(^\\d+$).xml', async (request, reply) => {
    const rows = await shop.db
      .select({ slug: products.slug, changedAt: products.changedAt })
      .from(products)
      .where(and(isNull(products.hiddenAt), gt(products.id, Number(request.params.start))))
      .orderBy(asc(products.id))
      .limit(mostAddresses);
    return reply
      .type('application/xml; charset=utf-8')
      .send(urlSet(rows.map((row) => ({ address: `${publicUrl}/single-product/${encodeURIComponent(row.slug)}`, changedAt: row.changedAt }))));
  });
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlSet(urls: readonly { address: string; changedAt?: Date }[]): string {
  const list = urls.map(({ address, changedAt }) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`}</url>`);
  return `${head}<urlset xmlns="${namespace}">${list.join('')}</urlset>`;
}

/** The id after which each part begins. */
async function partStarts(shop: Shop): Promise<number[]> {
  const starts = [0];
  for (;;) {
    const [row] = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(and(isNull(products.hiddenAt), gt(products.id, starts.at(-1) ?? 0)))
      .orderBy(asc(products.id))
      .offset(mostAddresses - 1)
      .limit(1);
    if (row === undefined) return starts;
    starts.push(row.id);
  }
}
