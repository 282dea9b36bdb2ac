import type { Page } from '../pages.ts';
import { writtenPages } from '#features/pages/pages.rules.ts';

/** A page and an address at which a running shop shows it. */
export interface PageAddress {
  readonly page: Page;
  readonly address: string;
}

const parts = ['pages', 'products-0', 'posts', 'sellers'];

/** Answers the text at a path of the running shop. */
type Read = (path: string) => Promise<string>;

/**
 * An address for each page of a running shop, of those with a parameter the first that the shop's own sitemap names. So every
 * page that is entered in pages.ts is walked through, looked at and tested. What one order, customer or seller has for a page
 * in the admin is found for who may read the staff's lists (`readAsStaff`); others get a page that says it is not there.
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

/** The page of the first item on the staff's list of its kind: `/admin/orders/:number` by `GET /api/admin/orders/`. */
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

/** Where a customer sees the newest of what is theirs: an order, its invoice, a notice, a ticket. */
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
  // Another address of a product; and what belongs to one person is in no sitemap.
  const [, slug] = known.map((one) => /^\/single-product\/([^/]+)$/.exec(one)).find((found) => found !== null) ?? [];
  return path.startsWith('/product/') ? path.replace(/:\w+/, slug ?? '1') : path.replace(/:\w+/g, '1');
}
