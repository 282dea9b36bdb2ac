import type { Page } from '../pages.ts';

/** Public pages worth finding; every other one belongs to one shopper, or leads somewhere else. */
const findable = new Set([
  '/home',
  '/shop-grid',
  '/shop-list',
  '/single-product/:slug',
  '/catagory',
  '/catagory/:slug',
  '/sub-catagory',
  '/flash-sale',
  '/featured-products',
  '/blog-grid',
  '/blog-details/:slug',
  '/vendors',
  '/vendor-shop/:slug',
  '/become-vendor',
  '/about-us',
  '/contact',
  '/privacy-policy',
  '/support',
]);
/** Not to be listed, but walked through: they lead to pages that are. */
const walkable = new Set([
  '/',
  '/pages',
  '/search',
  // The blog once more, in its other layout.
  '/blog-list',
  '/product/:slug',
  '/single-product',
  '/blog-details',
  '/vendor-shop',
]);

/** Whether a page is to be found by search engines, by its path in the list of pages. */
export const isFindable = (path: string): boolean => findable.has(path);

/** What search engines are requested to leave alone: calls, the staff's side, and what belongs to one shopper. */
export function robotsText(pages: readonly Page[], publicUrl: string): string {
  const unwanted = pages
    .map(({ path }) => path)
    .filter((path) => !findable.has(path) && !walkable.has(path) && !path.startsWith('/admin'));
  const prefixes = [...new Set(unwanted.map((path) => path.replace(/\/:.*$/, '/')))].sort();
  const lines = ['/api/', '/admin', '/dev/', '/payment/', ...prefixes].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
