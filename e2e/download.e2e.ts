import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { onPhone } from './steps.ts';

/** What a script of the back office says and none of a shopper's: a call of the staff, and the editor's own name. */
const ofTheStaff = /\/api\/admin\/|ProseMirror/;
const named = /["'`(](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`)]/g;

/** Every script that some begin with and lead to, at once or later; the router's list of all pages leads nowhere by itself. */
async function reachedFrom(api: APIRequestContext, begin: readonly string[]): Promise<Map<string, string>> {
  const reached = new Map<string, string>();
  const waiting = [...begin];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || name.startsWith('manifest-')) continue;
    const answer = await api.get(`/assets/${name}`);
    expect(answer.status(), name).toBe(200);
    const script = await answer.text();
    reached.set(name, script);
    waiting.push(...namesIn(script));
  }
  return reached;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(named)].map((match) => match[1] ?? '').filter((name) => name !== '');
}

const staffScriptsOf = (reached: ReadonlyMap<string, string>) =>
  [...reached].filter(([, script]) => ofTheStaff.test(script)).map(([name]) => name);

const addresses = [
  '/home',
  '/shop-grid',
  '/shop-list',
  '/catagory',
  '/search?q=a',
  '/flash-sale',
  '/cart',
  '/checkout',
  '/checkout-payment',
  '/payment-success',
  '/my-order',
  '/message',
  '/notifications',
  '/profile',
  '/edit-profile',
  '/settings',
  '/wishlist-grid',
  '/blog-grid',
  '/blog-details',
  '/about-us',
  '/contact',
  '/support',
  '/vendors',
  '/become-vendor',
  '/seller',
  '/wallet',
  '/login',
  '/register',
];

test(
  "APP-12 the back office and its editor stay out of the shopper's download, also of what comes later",
  onPhone,
  async ({ api }) => {
    const { data } = (await (await api.get('/api/products/?page_size=1')).json()) as { data: { slug: string }[] };
    for (const address of [...addresses, `/single-product/${data[0]?.slug ?? ''}`]) {
      const scripts = namesIn(await (await api.get(address)).text());
      expect(scripts.length, address).toBeGreaterThan(3);
      const reached = await reachedFrom(api, scripts);
      expect(reached.size, address).toBeGreaterThan(3);
      expect(staffScriptsOf(reached), address).toEqual([]);
    }
    // That it would be seen: the editor's own page leads to both.
    const staff = await reachedFrom(api, namesIn(await (await api.get('/admin/posts/new')).text()));
    expect([...staff.values()].some((script) => script.includes('ProseMirror'))).toBe(true);
    expect(staffScriptsOf(staff).length).toBeGreaterThan(1);
  },
);

test('APP-12 what a phone keeps for offline holds nothing of the back office', onPhone, async ({ api }) => {
  const kept = [...new Set(namesIn(await (await api.get('/service-worker.js')).text()))].filter(
    (name) => !name.startsWith('manifest-'),
  );
  expect(kept.length).toBeGreaterThan(20);
  for (const name of kept) expect(ofTheStaff.test(await (await api.get(`/assets/${name}`)).text()), name).toBe(false);
});
