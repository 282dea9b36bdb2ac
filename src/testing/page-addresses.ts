import type { Page } from '../pages.ts';
import { writtenPages } from '#features/pages/pages.rules.ts';

/** A page and an address at which a running shop serves it. */
export interface PageAddress {
  readonly page: Page;
  readonly address: string;
}

const parts = ['pages', 'products-0', 'posts', 'sellers'];

/** Returns the text at a path of the running shop. */
type Read = (path: string) => Promise<string>;

/**
 * Returns an address for each page of a running shop; for those with a parameter the first in the shop's sitemap. So every page in pages.ts is
 * crawled, viewed and tested. The admin pages of one order, customer or seller are found by those who may read the staff's lists (`readAsStaff`);
 * others get a not-found page.
 */
export async function pageAddresses(pages: readonly Page[], read: Read, readAsStaff?: Read): Promise<PageAddress[]> {
  const texts = await Promise.all(parts.map((part) => read(`/sitemap/${part}.xml`)));
  const known = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => new URL(found ?? '').pathname),
  );
  return Promise.all(
    pages.map(async (page) => ({
      page,
      address: (await staffAddress(page.path, readAsStaff)) ?? addressOf(page.path, known),
    })),
  );
}

/** Returns the page of the first item on the staff's list of its kind: `/admin/orders/:number` by `GET /api/admin/orders/`. */
async function staffAddress(path: string, readAsStaff: Read | undefined): Promise<string | undefined> {
  const [, list, key] = /^\/admin\/(\w+)\/:(\w+)/.exec(path) ?? [];
  if (readAsStaff === undefined || list === undefined || key === undefined) return undefined;
  if (list === 'pages') return path.replace(/:\w+/, writtenPages[0]);
  const called = list === 'answers' ? 'help-answers' : list;
  const { data } = JSON.parse(await readAsStaff(`/api/admin/${called}/`)) as {
    data: Record<string, string | number>[];
  };
  const first = data[0]?.[key];
  if (first === undefined) throw new Error(`The demo shop has nothing for ${path}.`);
  return path.replace(/:\w+/, String(first));
}

/** Returns the pages of a customer's newest items: an order, its invoice, a notice, a ticket. */
export async function ownAddresses(readAsCustomer: Read): Promise<string[]> {
  const first = async (path: string) =>
    (JSON.parse(await readAsCustomer(path)) as { data: { number?: string; id?: number }[] }).data[0];
  const [order, notice, ticket] = await Promise.all([
    first('/api/orders/'),
    first('/api/notifications/'),
    first('/api/tickets/mine/'),
  ]);
  if (order?.number === undefined || notice?.id === undefined || ticket?.number === undefined)
    throw new Error('The demo customer has no order, notice or ticket.');
  return [
    `/my-order?order=${order.number}`,
    `/invoice?order=${order.number}`,
    `/notification-details?id=${notice.id}`,
    `/my-tickets?ticket=${ticket.number}`,
  ];
}

function addressOf(path: string, known: readonly string[]): string {
  if (!path.includes(':')) return path;
  const [example] = known.filter((one) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(one));
  if (example !== undefined) return example;
  // An alternative address of a product; private pages are in no sitemap.
  const [, slug] = known.map((one) => /^\/single-product\/([^/]+)$/.exec(one)).find((found) => found !== null) ?? [];
  return path.startsWith('/product/') ? path.replace(/:\w+/, slug ?? '1') : path.replace(/:\w+/g, '1');
}
