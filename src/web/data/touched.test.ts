import { describe, expect, test } from 'vitest';
import { operations } from '../../../packages/client/src/generated/operations.ts';
import '#web/admin/writes-of-staff.ts';
import { nounOf, touchedBy } from './touched.ts';

/** Nouns whose writes affect only the screens of the noun itself, with the reason. */
const aloneByItsNature: Readonly<Record<string, string>> = {
  cart: 'a store of its own, which every screen reads',
  chat: 'a store of its own, live',
  checkout: 'a cart that an assistant filled is read by its page alone',
  customers: 'what is a person’s own: other stores begin anew with the person',
  dev: 'a page for engineers',
  notifications: 'a list and its count, of one name',
  posts: 'the comments of a post stand on its page',
  products: 'reviews and questions stand on the page of their product',
  staff: 'the first owner opens the admin anew',
  'stock-notices': 'what one waits for stands on the page of the product',
  'help-answers': 'a vote stands at its answer',
  tickets: 'a list and its tickets',
  uploads: 'a file is read where it was sent',
  wishlist: 'a store of its own, which every screen reads',
  'admin/access-keys': 'keys stand on their page alone',
  'admin/help-answers': 'the help of the shop has one editor',
  'admin/background-jobs': 'jobs stand on their page alone',
  'admin/events': 'an export is a file for a program',
  'admin/jobs': 'a job stands on the page of what it does',
  'admin/backups': 'backups stand on their page alone',
  'admin/conversations': 'live',
  'admin/coupons': 'coupons stand on their page alone',
  'admin/featured-products': 'the choice of the home page',
  'admin/hero-slides': 'slides of the home page',
  'admin/written-pages': 'a page has one editor',
  'admin/shipping-methods': 'read by the checkout, which asks for itself',
  'admin/tickets': 'a list and its tickets',
  'admin/variants': 'called by programs alone',
  'admin/webhooks': 'webhooks stand on their page alone',
  'recent-searches': 'the search field asks for them when it opens',
  'seller/access-keys': 'keys stand on their page alone',
  'seller/jobs': 'jobs of sellers are called by programs alone',
  'seller/stock': 'an export is a file for a program',
  'seller/webhooks': 'webhooks stand on their page alone',
};

describe('data invalidated by a write', () => {
  const writes = Object.values(operations)
    // Errors in a browser are reported to the log, which no screen reads.
    .filter(([method, address]) => method !== 'GET' && address !== '/api/failures/')
    .map(([method, address]) => `${method} ${address.replace(/\{(\w+)\}/g, ':$1')}`);
  /** The nouns that every write of the staff touches. */
  const always = new Set<string>(['admin/audit', 'admin/dashboard', 'admin/opening-steps', 'admin/counts']);
  const others = (call: string) => touchedBy(call).filter((noun) => noun !== nounOf(call) && !always.has(noun));

  test('each noun lists what else its writes change, or why nothing', () => {
    const undecided = writes.filter(
      (call) => touchedBy(call).length > 0 && others(call).length === 0 && !(nounOf(call) in aloneByItsNature),
    );
    expect(undecided).toEqual([]);
  });

  test('no independent noun changes anything else', () => {
    const nouns = new Set<string>(writes.map(nounOf));
    const both = Object.keys(aloneByItsNature).filter(
      (noun) => !nouns.has(noun) || writes.some((call) => nounOf(call) === noun && others(call).length > 0),
    );
    expect(both).toEqual([]);
  });

  test("an order may have saved an address, and a parcel's move changes its order", () => {
    expect(touchedBy('POST /api/orders/')).toContain('customers');
    expect(touchedBy('POST /api/admin/fulfillments/:id/move/')).toContain('admin/orders');
    expect(touchedBy('POST /api/admin/money-approvals/:id/approve/')).toContain('admin/orders');
    expect(touchedBy('POST /api/search/clicks/')).toEqual([]);
  });
});
