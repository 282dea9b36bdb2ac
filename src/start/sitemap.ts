import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postAddresses } from '#features/blog/server/posts.service.ts';
import { answersChangedAt } from '#features/help/server/help.service.ts';
import { writtenPageChanges } from '#features/pages/server/written-pages.service.ts';
import { cacheKey } from '#platform/cache/cache-key.ts';
import type { Dependencies, Made } from '#platform/cache/cache.ts';
import { sendCached } from '#platform/http/answers/send-cached.ts';
import { begun } from '#platform/http/downloads.ts';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import type { Shop } from '#platform/shop.ts';
import type { Page } from '../pages.ts';
import { isFindable, robotsText } from './robots.ts';
import {
  batchOfProducts,
  findableCategories,
  findableSellers,
  newestProductChange,
  productParts,
} from './sitemap.store.ts';

/** The maximum number of addresses in one sitemap (sitemaps.org). */
const maxAddresses = 50_000;
/** The number of products in one part: 50,000 were 5.6 MB and 370 ms of CPU time. */
const productsOfPart = 10_000;
/** The maximum age of the index, which reads an index entry of every product; crawlers may cache each part for the same time. */
const indexFreshMs = 3_600_000;
/** The number of rows in memory at a time while a part is written. */
const batch = 1_000;
const xml = 'application/xml; charset=utf-8';
const freshFor = 'public, max-age=3600';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Address {
  /** From the root, not yet encoded. */
  readonly path: string;
  readonly changedAt?: Date | null;
}

/**
 * Serves robots.txt, and a sitemap in parts, those of the products with 10,000 addresses each. The short ones are cached until they change; the
 * products' parts are streamed as they are read, so that a million of them need no more memory than one.
 */
export function serveSitemap(
  app: FastifyInstance,
  shop: Shop,
  pages: readonly Page[],
  limits = { maxAddresses: productsOfPart, batch },
): void {
  const { publicUrl } = shop.config;
  const stored =
    (name: string, write: (depends: Dependencies) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      sendCached(
        request,
        reply,
        await shop.cache.findOrMake(cacheKey('sitemap', name), (depends) =>
          throughDoor(shop, doorOf(request), async () => asMade(await write(depends))),
        ),
      );
  const urlSet = (addresses: readonly Address[]) =>
    `${opening}${addresses.map((address) => urlOf(publicUrl, address)).join('')}${closing}`;

  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', freshFor).send(robotsText(pages, publicUrl)),
  );

  app.get(
    '/sitemap.xml',
    stored('index', async (depends) => {
      depends.until(new Date(shop.clock.now().getTime() + indexFreshMs));
      return indexOf(publicUrl, await productParts(shop, { size: limits.maxAddresses }));
    }),
  );

  app.get(
    '/sitemap/pages.xml',
    stored('pages', async (depends) => urlSet(await pageAddresses(shop, pages, depends))),
  );

  app.get(
    '/sitemap/posts.xml',
    stored('posts', async (depends) => {
      depends.tag('posts');
      return urlSet(await postAddresses(shop, maxAddresses));
    }),
  );

  app.get(
    '/sitemap/sellers.xml',
    stored('sellers', async (depends) => {
      depends.tag('sellers');
      const sellers = await findableSellers(shop, { limit: maxAddresses });
      return urlSet(sellers.map(({ slug, changed_at: changedAt }) => ({ path: `/vendor-shop/${slug}`, changedAt })));
    }),
  );

  serveProductParts(app, shop, limits);
}

const doorOf = ({ ip }: FastifyRequest) => ({ kind: 'visitor', address: callerAddress(ip) }) as const;

/** Serves the parts of the sitemap that list products, streamed as they are read. */
function serveProductParts(
  app: FastifyInstance,
  shop: Shop,
  limits: { readonly maxAddresses: number; readonly batch: number },
): void {
  app.get<{ Params: { after: string } }>('/sitemap/products-:after(^\\d{1,15}$).xml', async (request, reply) => {
    const after = Number(request.params.after);
    const text = await throughDoor(shop, doorOf(request), () => begun(productsAfter(shop, after, limits)));
    reply.type(xml).header('cache-control', freshFor).header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
    return reply.header('content-encoding', 'gzip').send(text.pipe(createGzip()));
  });
}

/** Returns the sitemap index. */
function indexOf(publicUrl: string, productParts: readonly { readonly after: number; readonly changed_at: Date }[]) {
  const products = productParts.map(({ after, changed_at }) => ({
    path: `/sitemap/products-${after}.xml`,
    changedAt: changed_at,
  }));
  const list = [
    { path: '/sitemap/pages.xml' },
    { path: '/sitemap/posts.xml' },
    { path: '/sitemap/sellers.xml' },
    ...products,
  ];
  return `${head}<sitemapindex xmlns="${namespace}">${list.map((one) => `<sitemap>${locOf(publicUrl, one)}</sitemap>`).join('')}</sitemapindex>`;
}
/** Pages that list products of the whole shop, so that a new one changes them. */
const listPages: ReadonlySet<string> = new Set([
  '/home',
  '/shop-grid',
  '/shop-list',
  '/catagory',
  '/sub-catagory',
  '/flash-sale',
  '/featured-products',
]);

/** Returns the addresses of the shop's own pages and its categories, with their last change if known. */
async function pageAddresses(shop: Shop, pages: readonly Page[], depends: Dependencies): Promise<Address[]> {
  depends.tag('categories', 'list', 'posts', 'sellers');
  const [categories, [newest], written, posts, sellers, answers] = await Promise.all([
    findableCategories(shop),
    newestProductChange(shop),
    writtenPageChanges(shop, depends),
    postAddresses(shop, maxAddresses),
    findableSellers(shop, { limit: maxAddresses }),
    answersChangedAt(shop, depends),
  ]);
  const lists = new Map([
    ['/blog-grid', newestOf(posts.map(({ changedAt }) => changedAt))],
    ['/vendors', newestOf(sellers.map(({ changed_at }) => changed_at))],
    ['/support', answers],
  ]);
  const changeOf = (path: string) =>
    listPages.has(path) ? newest?.changed_at : (lists.get(path) ?? written.get(path.slice(1)));
  const own = pages.map(({ path }) => path).filter((path) => isFindable(path) && !path.includes(':'));
  return [
    ...own.map((path) => ({ path, changedAt: changeOf(path) ?? null })),
    ...categories.map(({ slug, changed_at: changedAt }) => ({ path: `/catagory/${slug}`, changedAt })),
  ];
}

/** Returns the latest of several times; null for none. */
function newestOf(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : new Date(Math.max(...known.map(Number)));
}

const opening = `${head}<urlset xmlns="${namespace}">`;
const closing = '</urlset>';

/** Yields one part of the products in batches: the next is read when the last was sent. */
async function* productsAfter(
  shop: Shop,
  after: number,
  limits: { maxAddresses: number; batch: number },
): AsyncGenerator<string> {
  yield opening;
  let index = after;
  for (let left = limits.maxAddresses; left > 0; left -= limits.batch) {
    const wanted = Math.min(limits.batch, left);
    const rows = await batchOfProducts(shop, { after: index, limit: wanted });
    const urls = rows.map(({ slug, changed_at: changedAt }) =>
      urlOf(shop.config.publicUrl, { path: `/single-product/${slug}`, changedAt }),
    );
    yield urls.join('');
    index = rows.at(-1)?.id ?? index;
    if (rows.length < wanted) break;
  }
  yield closing;
}

const urlOf = (publicUrl: string, address: Address) => `<url>${locOf(publicUrl, address)}</url>`;

function locOf(publicUrl: string, { path, changedAt }: Address): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/').replaceAll("'", '&apos;');
  const changed = changedAt === undefined || changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<loc>${publicUrl}${encoded}</loc>${changed}`;
}

const asMade = (text: string): Made => ({
  status: 200,
  headers: { 'content-type': xml, 'cache-control': freshFor, vary: 'accept-encoding' },
  body: Buffer.from(text),
  keep: true,
});
