import { describe, expect, test } from 'vitest';
import { useTestShop, type TestShop } from '#testing/test-shop.ts';
import type { SavedAddress } from '../addresses.contract.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';

const home = {
  full_name: 'مریم کاظمی',
  phone: '۰۹۱۲۱۲۳۴۵۶۷',
  province: 'اصفهان',
  city: 'کاشان',
  line: 'خیابان فاضل نراقی، پلاک ۱۲',
  postal_code: '۸۷۱۳۶-۴۵۵۱۸',
};
const work = { ...home, city: 'اصفهان', line: 'چهارباغ، پلاک ۳' };

function addressesIn(app: TestShop) {
  const path = '/api/customers/current/addresses/';
  const list = async ({ token }: ReadyCustomer) =>
    ((await app.call(`GET ${path}`, { token })).body as { data: SavedAddress[] }).data;
  return {
    list,
    /** Returns the cities, the default one marked. */
    cities: async (customer: ReadyCustomer) =>
      (await list(customer)).map(({ city, is_default }) => (is_default ? `${city}*` : city)),
    add: async ({ token }: ReadyCustomer, body: object) => app.call(`POST ${path}`, { body, token }),
    change: async ({ token }: ReadyCustomer, id: number, body: object) =>
      app.call(`PUT ${path}:id/`, { params: { id }, body, token }),
    remove: async ({ token }: ReadyCustomer, id: number) => app.call(`DELETE ${path}:id/`, { params: { id }, token }),
  };
}

describe('addresses', () => {
  const app = useTestShop();
  const { list, cities, add, change, remove } = addressesIn(app);

  test('ACC-02 several addresses are stored, one of them the default', async () => {
    const customer = await customerReady(app.shop);
    const added = await add(customer, home);
    expect([added.status, added.body]).toEqual([
      201,
      {
        id: expect.any(Number) as number,
        ...home,
        phone: '+989121234567',
        postal_code: '8713645518',
        is_default: true,
      },
    ]);
    await add(customer, work);
    expect(await cities(customer)).toEqual(['کاشان*', 'اصفهان']);
    const [first, second] = await list(customer);
    expect(
      (await change(customer, second?.id ?? 0, { ...work, city: 'نجف‌آباد', is_default: true })).body,
    ).toMatchObject({ city: 'نجف‌آباد', is_default: true });
    expect(await cities(customer)).toEqual(['نجف‌آباد*', 'کاشان']);
    expect((await change(customer, second?.id ?? 0, { ...work, is_default: false })).body).toMatchObject({
      is_default: true,
    });
    await add(customer, { ...home, city: 'آران و بیدگل', is_default: true });
    expect(await cities(customer)).toEqual(['آران و بیدگل*', 'اصفهان', 'کاشان']);
    expect((await remove(customer, (await list(customer))[0]?.id ?? 0)).status).toBe(200);
    expect(await cities(customer)).toEqual(['اصفهان*', 'کاشان']);
    await remove(customer, first?.id ?? 0);
    await remove(customer, second?.id ?? 0);
    expect(await cities(customer)).toEqual([]);
  });

  test("ACC-02 another customer's address is not found", async () => {
    const [customer, stranger] = [await customerReady(app.shop), await customerReady(app.shop)];
    await add(customer, home);
    const [own] = await list(customer);
    const id = own?.id ?? 0;
    const refused = [
      await change(stranger, id, work),
      await remove(stranger, id),
      await change(customer, id + 1_000, work),
      await remove(customer, 2_147_483_647),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await list(customer)).toEqual([own]);
    expect(await list(stranger)).toEqual([]);
  });

  test('of twenty who saw the same address one changes it, and who says nothing of it does', async () => {
    const customer = await customerReady(app.shop);
    await add(customer, home);
    const [seen] = await list(customer);
    const id = seen?.id ?? 0;
    const { id: _id, is_default: _isDefault, ...before } = { id, is_default: true, ...home, ...seen };
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, floor) => change(customer, id, { ...home, line: `طبقه ${floor}`, before })),
    );
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(presses.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect(await list(customer)).toEqual([presses.find(({ status }) => status === 200)?.body]);
    expect((await change(customer, id, work)).status).toBe(200);
    expect(await cities(customer)).toEqual(['اصفهان*']);
  });

  test('a change of what is not there, or of what is another by now, leaves the default as it is', async () => {
    const customer = await customerReady(app.shop);
    await add(customer, home);
    await add(customer, work);
    const second = (await list(customer))[1]?.id ?? 0;
    const refused = [
      await change(customer, 2_147_483_647, { ...work, is_default: true }),
      await change(customer, second, { ...work, is_default: true, before: home }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 409]);
    expect(await cities(customer)).toEqual(['کاشان*', 'اصفهان']);
  });

  test.each([
    ['postal_code', '12345'],
    ['postal_code', '123456789012'],
    ['province', 'Atlantis'],
    ['city', ' '],
    ['line', ''],
    ['phone', '02188776655'],
    ['full_name', '۱۲۳'],
  ])('ACC-02 an invalid %s (%s) is refused beside its field', async (field, value) => {
    const customer = await customerReady(app.shop);
    const answer = await add(customer, { ...home, [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: object }).fields).toHaveProperty(field);
  });

  test.each([
    ['چهارمحال وبختیاری', 'چهارمحال و بختیاری'],
    ['كرمان', 'کرمان'],
    [' آذربایجان\u200cشرقی ', 'آذربایجان شرقی'],
  ])('ACC-02 the province “%s” is %s', async (typed, saved) => {
    const customer = await customerReady(app.shop);
    expect((await add(customer, { ...home, province: typed })).body).toMatchObject({ province: saved });
  });

  test('a customer has at most twenty addresses, also under concurrent creation, with one default', async () => {
    const customer = await customerReady(app.shop);
    const answers = await Promise.all(Array.from({ length: 24 }, () => add(customer, { ...home, is_default: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 20 }, () => 201),
      409,
      409,
      409,
      409,
    ]);
    const saved = await list(customer);
    expect([saved.length, saved.filter(({ is_default }) => is_default).length]).toEqual([20, 1]);
  });
});
