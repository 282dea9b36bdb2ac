import { createServer, request as request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './shop-test.ts';
import { onPhone, pageIsAlive, visit } from './steps.ts';

/** A proxy in front of the shop that can deploy another build. */
class Door {
  /** The suffix of the build's version after a deploy. */
  #build = '';
  readonly #server: Server;
  readonly #shop: URL;

  constructor(shop: string) {
    this.#shop = new URL(shop);
    this.#server = createServer((given, answer) => {
      this.#pass(given, answer);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Serves another build from now on, and of the previous one only what a page cannot start without. */
  deploy(): void {
    this.#build = 'ffff';
  }

  #pass(given: IncomingMessage, answer: ServerResponse): void {
    if (this.#build !== '' && (given.url ?? '').includes('menu-content')) {
      answer.writeHead(404).end();
      return;
    }
    const path = (given.url ?? '/').replace(/(manifest-\w+)ffff\.js/, '$1.js');
    const { 'if-none-match': _etag, 'if-modified-since': _date, ...requested } = given.headers;
    const headers = { ...requested, host: this.#shop.host, 'accept-encoding': 'identity' };
    const passed = request(
      { host: this.#shop.hostname, port: this.#shop.port, path, method: given.method, headers },
      (made) => {
        const chunks: Buffer[] = [];
        made.on('data', (chunk: Buffer) => chunks.push(chunk));
        made.on('end', () => {
          const body = Buffer.concat(chunks);
          const { 'content-length': _length, 'content-security-policy': policy, ...rest } = made.headers;
          const isText = /html|javascript/.test(rest['content-type'] ?? '');
          const changed = isText && this.#build !== '';
          answer.writeHead(
            made.statusCode ?? 500,
            changed || policy === undefined ? rest : { ...rest, 'content-security-policy': policy },
          );
          answer.end(changed ? this.#rebuilt(body.toString('utf8')) : body);
        });
      },
    );
    passed.on('error', () => answer.destroy());
    given.pipe(passed);
  }

  /** Returns the same build under another version. */
  #rebuilt(text: string): string {
    return text
      .replace(/manifest-(\w+?)\.js/g, `manifest-$1${this.#build}.js`)
      .replace(/(version"?:")(\w+)"/g, `$1$2${this.#build}"`);
  }
}

test.describe('an installed shop', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'CONT-06 an update reaches a shop that is open: its parts still load, it says that a new version is ready, and takes it over on request',
    onPhone,
    async ({ page, baseURL }) => {
      const door = new Door(baseURL ?? '');
      const address = await door.open();
      try {
        await visit(page, `${address}/settings`);
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        const buildOf = () =>
          page
            .evaluate(() => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version)
            .catch(() => 'between two pages');
        const before = await buildOf();
        door.deploy();
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        await expect(page.getByText('نسخهٔ تازهٔ فروشگاه آماده است.')).toBeVisible({ timeout: 20_000 });
        // A chunk that this page had not loaded and that the server no longer has.
        await page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first().click();
        await expect(page.getByRole('dialog').getByRole('link', { name: 'همهٔ کالاها' }).first()).toBeVisible();
        await page.keyboard.press('Escape');
        expect(await buildOf()).toBe(before);
        await page.getByRole('button', { name: 'تازه کردن' }).click();
        await expect.poll(buildOf, { timeout: 30_000 }).toBe(`${String(before)}ffff`);
        const stores = await page.evaluate(() => caches.keys());
        expect(stores.filter((name) => name.startsWith('files-'))).toEqual([
          `files-${String(before)}`,
          `files-${String(before)}ffff`,
        ]);
        expect(stores.filter((name) => name.startsWith('pages-'))).toEqual([`pages-${String(before)}ffff`]);
      } finally {
        door.close();
      }
    },
  );
});

test.describe('a shop without a service worker', () => {
  test.use({
    mayLog: [
      /Failed to load resource|Failed to fetch dynamically imported module|Unexpected Application Error|uncaught/,
    ],
  });

  test(
    'CONT-06 a chunk missing after a deploy reloads the page once, then displays a message in its place',
    onPhone,
    async ({ page }) => {
      const parts = '**/assets/menu-content*';
      await page.route(parts, (route) => route.fulfill({ status: 404 }));
      await page.clock.install();
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const fetchedAhead = () => page.waitForResponse(parts);
      const ahead = fetchedAhead();
      await visit(page, '/settings');
      await page.clock.runFor(2_500);
      // A missing chunk that nothing waits for yet is ignored.
      await ahead;
      expect(loads).toBe(1);

      const again = fetchedAhead();
      await page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first().click();
      await expect.poll(() => loads).toBe(2);
      await pageIsAlive(page);
      await again;
      const menu = page.getByRole('dialog', { name: 'فهرست' });
      const open = () => page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first().click();
      await open();
      await expect(menu.getByRole('alert')).toContainText('این بخش باز نشد');
      expect(loads).toBe(2);

      await page.unroute(parts);
      await menu.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(menu.getByRole('link').first()).toBeVisible();
      expect(loads).toBe(2);
    },
  );
});
