import type { Page } from '../pages.ts';

/** A page and an address at which a running shop shows it. */
export interface PageAddress {
  readonly page: Page;
  readonly address: string;
}

const parts = ['pages', 'products-0', 'posts', 'sellers'];

/**
 * An address for each page of a running shop, of those with a parameter the first that the shop's own sitemap names
 * (`read` answers the text at a path). So every page that is entered in pages.ts is walked through, looked at and tested.
 */
export async function pageAddresses(pages: readonly Page[], read: (path: string) => Promise<string>): Promise<PageAddress[]> {
  const texts = await Promise.all(parts.map((part) => read(`/sitemap/${part}.xml`)));
  const known = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => new URL(found ?? '').pathname));
  return pages.map((page) => ({ page, address: addressOf(page.path, known) }));
}

function addressOf(path: string, known: readonly string[]): string {
  if (!path.includes(':')) return path;
  const [example] = known.filter((one) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(one));
  if (example !== undefined) return example;
  // Another address of a product; and what belongs to one person is in no sitemap.
  const [, slug] = known.map((one) => /^\/single-product\/([^/]+)$/.exec(one)).find((found) => found !== null) ?? [];
  return path.startsWith('/product/') ? path.replace(/:\w+/, slug ?? '1') : path.replace(/:\w+/g, '1');
}
