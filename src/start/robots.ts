import type { Page } from '../pages.ts';

/** Public pages to be indexed; every other one is private to a shopper, or redirects. */
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
/** Not indexed, but crawled: they link to pages that are. */
const walkable = new Set([
  '/',
  '/pages',
  '/search',
  // The blog in its second layout.
  '/blog-list',
  '/product/:slug',
  '/single-product',
  '/blog-details',
  '/vendor-shop',
]);

/** Whether search engines should index a page, by its path in the list of pages. */
export const isFindable = (path: string): boolean => findable.has(path);

/** Returns robots.txt, which excludes calls, the admin, and the pages of a single shopper. */
export function robotsText(pages: readonly Page[], publicUrl: string): string {
  const unwanted = pages
    .map(({ path }) => path)
    .filter((path) => !findable.has(path) && !walkable.has(path) && !path.startsWith('/admin'));
  const prefixes = [...new Set(unwanted.map((path) => path.replace(/\/:.*$/, '/')))].sort();
  const lines = ['/api/', '/admin', '/dev/', '/payment/', ...prefixes].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
