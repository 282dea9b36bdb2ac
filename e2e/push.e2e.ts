import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { Page } from '@playwright/test';
import { browser, pushService, unsealed } from '../src/testing/push-service.ts';
import { findChromium } from '../tools/chromium.mjs';
import { launching } from './launching.ts';
import { expect, test } from './shop-test.ts';
import { addForCustomer, isPlentiful, onPhone, onPhoneAsDrill, productThat, visit, workerIsReady } from './steps.ts';

// System notifications need the full browser.
test.use({ serviceWorkers: 'allow', launchOptions: launching(findChromium()) });

/** Gives a browser without access to its maker's push service a subscription on this machine; everything else is the browser's own. */
async function subscribesAt(page: Page, { endpoint, keys }: ReturnType<typeof browser>['subscription']): Promise<void> {
  await page.addInitScript(
    ({ address, given }) => {
      const stored = () => sessionStorage.getItem('subscribed');
      const subscription = () =>
        ({
          endpoint: address,
          toJSON: () => ({ endpoint: address, keys: given }),
          unsubscribe: () => {
            sessionStorage.removeItem('subscribed');
            return Promise.resolve(true);
          },
        }) as unknown as PushSubscription;
      PushManager.prototype.getSubscription = () => Promise.resolve(stored() === null ? null : subscription());
      PushManager.prototype.subscribe = (options) => {
        if (options?.userVisibleOnly !== true) return Promise.reject(new Error('Only what is seen may be pushed.'));
        sessionStorage.setItem(
          'subscribed',
          typeof options.applicationServerKey === 'string' ? options.applicationServerKey : '',
        );
        return Promise.resolve(subscription());
      };
    },
    { address: endpoint, given: keys },
  );
}

/** Returns a function that delivers a push message, encrypted or not, to the service worker of a page. */
async function pushTo(page: Page): Promise<(data: string) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return async (data) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data,
    });
}

test(
  'ACC-04 a placed order is pushed, encrypted, to the subscribed browser, and its worker displays it and links to it',
  onPhone,
  async ({ page, context, api, signIn }) => {
    const push = await pushService();
    const device = browser(push.origin);
    await context.grantPermissions(['notifications']);
    await subscribesAt(page, device.subscription);
    const { tokens, phone } = await signIn(page);
    const headers = { authorization: `Bearer ${tokens.access}` };
    await visit(page, '/home');
    await workerIsReady(page);
    const deliver = await pushTo(page);

    await visit(page, '/notifications');
    const toggle = page.getByRole('switch', { name: 'اعلان روی این دستگاه' });
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(toggle).toBeEnabled();
    const shopKey = await page.evaluate(() => sessionStorage.getItem('subscribed') ?? '');

    const product = await productThat(api, isPlentiful, 4);
    await addForCustomer(api, tokens.access, product.id, 1);
    const placed = await api.post('/api/orders/', {
      headers: { ...headers, 'idempotency-key': `push ${phone}` },
      data: {
        shipping_method_id: 1,
        payment_method: 'cash',
        address: {
          full_name: 'مریم کاظمی',
          phone,
          province: 'تهران',
          city: 'تهران',
          line: 'خیابان ولیعصر، پلاک ۱',
          postal_code: '1134567891',
        },
      },
    });
    expect(placed.status(), await placed.text()).toBe(201);
    const { number } = (await placed.json()) as { number: string };

    await expect.poll(() => push.delivered.length, { timeout: 30_000 }).toBe(1);
    const [message] = push.delivered;
    if (message === undefined) throw new Error('Nothing was delivered.');
    expect(`${push.origin}${message.path}`).toBe(device.subscription.endpoint);
    const [, token = '', sentKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(message.headers.authorization ?? '') ?? [];
    expect(sentKey).toBe(shopKey);
    const point = Buffer.from(sentKey, 'base64url');
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33, 65).toString('base64url'),
      },
    });
    await jwtVerify(token, key, { audience: push.origin });

    const data = unsealed(message.body, device);
    await deliver(data);
    const visible = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map((notification) => ({
          title: notification.title,
          link: (notification.data as { link: string }).link,
        }));
      });
    await expect
      .poll(visible)
      .toEqual([{ title: 'سفارش شما ثبت شد', link: expect.stringMatching(/^\/notification-details\?id=\d+$/) }]);
    await visit(page, (await visible())[0]?.link ?? '');
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
    await expect(page.locator(`a[href="/my-order?order=${number}"]`).first()).toBeVisible();

    await visit(page, '/notifications');
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await push.close();
  },
);

test('CONT-06 a push event is displayed with its link', onPhoneAsDrill, async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await visit(page, '/home');
  await workerIsReady(page);
  const deliver = await pushTo(page);
  const data = JSON.stringify({ title: 'سفارش شما در راه است', body: 'فردا می‌رسد.', link: '/my-order' });
  await deliver(data);
  const visible = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        data: data as unknown,
      }));
    });
  await expect
    .poll(visible)
    .toEqual([{ title: 'سفارش شما در راه است', body: 'فردا می‌رسد.', data: { link: '/my-order' } }]);
});
