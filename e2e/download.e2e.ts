import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { onPhone } from './steps.ts';

/** Text that only scripts of the admin contain: a staff API call, and the editor's own name. */
const ofTheStaff = /\/api\/admin\/|ProseMirror/;
const named = /["'`(](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`)]/g;

/** The scripts read so far: pages share most of theirs. */
const scripts = new Map<string, string>();

async function scriptNamed(api: APIRequestContext, name: string): Promise<string> {
  const before = scripts.get(name);
  if (before !== undefined) return before;
  const answer = await api.get(`/assets/${name}`);
  expect(answer.status(), name).toBe(200);
  const script = await answer.text();
  scripts.set(name, script);
  return script;
}

/** Returns every script reachable from the given ones, at once or later; the router's manifest of all pages is not followed. */
async function reachedFrom(api: APIRequestContext, begin: readonly string[]): Promise<Map<string, string>> {
  const reached = new Map<string, string>();
  const waiting = [...begin];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || name.startsWith('manifest-')) continue;
    const script = await scriptNamed(api, name);
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

test('APP-12 no script of the admin or its editor is downloaded or cached by a shopper', onPhone, async ({ api }) => {
  await test.step("the admin and its editor are not in the shopper's download, including later chunks", async () => {
    const { data } = (await (await api.get('/api/products/?page_size=1')).json()) as { data: { slug: string }[] };
    for (const address of [...addresses, `/single-product/${data[0]?.slug ?? ''}`]) {
      const begin = namesIn(await (await api.get(address)).text());
      expect(begin.length, address).toBeGreaterThan(3);
      const reached = await reachedFrom(api, begin);
      expect(reached.size, address).toBeGreaterThan(3);
      expect(staffScriptsOf(reached), address).toEqual([]);
    }
    // Proves that the check would detect them: the editor's own page reaches both.
    const staff = await reachedFrom(api, namesIn(await (await api.get('/admin/posts/new')).text()));
    expect([...staff.values()].some((script) => script.includes('ProseMirror'))).toBe(true);
    expect(staffScriptsOf(staff).length).toBeGreaterThan(1);
  });

  await test.step('the offline cache of a phone contains nothing of the admin', async () => {
    const stored = [...new Set(namesIn(await (await api.get('/service-worker.js')).text()))].filter(
      (name) => !name.startsWith('manifest-'),
    );
    expect(stored.length).toBeGreaterThan(20);
    for (const name of stored) expect(ofTheStaff.test(await scriptNamed(api, name)), name).toBe(false);
  });
});
