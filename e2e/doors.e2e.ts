import { expect, test } from './shop-test.ts';
import { onPhone, visit } from './steps.ts';

/** Restricted pages, with the message and the link displayed to a customer who is neither staff nor seller and has no open request. */
const doors = [
  { door: '/admin', said: 'این بخش برای همکاران فروشگاه است', way: 'ورود با حساب دیگر', to: '/login' },
  { door: '/seller', said: 'این بخش برای فروشندگان است.', way: 'فروشنده شوید', to: '/become-vendor' },
  { door: '/my-tickets', said: 'هنوز درخواستی نفرستاده‌اید.', way: 'از ما بپرسید', to: '/contact' },
] as const;

test.use({ mayLog: [/40[13]/] });

test(
  'ACC-01 VEND-02 who is not signed in is led to sign in and sees nothing meanwhile; a plain customer reads what is there, and the way on',
  onPhone,
  async ({ page, api, signIn }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(admin|seller|my)\//.test(request.url())) requests.push(request.url());
    });
    for (const { door, said: message } of doors) {
      await test.step(`${door} sends a guest to sign in`, async () => {
        const answer = await page.goto(door);
        expect(answer?.status()).toBe(200);
        // The page is the same for everybody: no document contains what is restricted.
        expect(await answer?.text()).not.toContain(message);
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(requests).toEqual([]);
      });
    }
    const { tokens } = await signIn(page);
    for (const { door, said: message, way, to } of doors) {
      await test.step(`${door} explains to a plain customer what it is`, async () => {
        await visit(page, door);
        const main = page.getByRole('main');
        await expect(main.getByText(message)).toBeVisible();
        await expect(main.getByRole('link', { name: way })).toHaveAttribute('href', to);
        await expect(page).toHaveURL(new RegExp(`${door}$`));
      });
    }
    await test.step('the calls behind the doors answer nobody 401 and a plain customer by what is theirs', async () => {
      const headers = { authorization: `Bearer ${tokens.access}` };
      for (const [call, status] of [
        ['/api/admin/dashboard/', 403],
        ['/api/admin/counts/', 403],
        ['/api/seller/', 403],
        ['/api/tickets/mine/', 200],
      ] as const) {
        expect((await api.get(call)).status(), call).toBe(401);
        expect((await api.get(call, { headers })).status(), call).toBe(status);
      }
    });
  },
);
