import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { productReady } from '#features/catalogue/server/catalogue.factory.ts';
import { customerReady } from '#features/identity/server/identity.factory.ts';
import { databaseKinds, useTestShop } from '#testing/test-shop.ts';
import { customerCopy } from './customer-copy.ts';

const address = { full_name: 'سارا کریمی', phone: '09121234567', province: 'تهران', city: 'تهران', line: 'خیابان ولی‌عصر، پلاک ۱۲', postal_code: '1234567890' };

describe.each(databaseKinds)("a customer's own data on %s", (kind) => {
  const it = useTestShop(kind);

  /** A customer of whom the shop keeps something of many kinds. */
  const known = async (email: string) => {
    const customer = await customerReady(it.shop, { email, password: 'a red lamp 77' });
    const { token } = customer;
    const done = async (name: string, sent: object) => {
      const { status, body } = await it.call(name, { token, ...sent });
      expect([200, 201], `${name} ${JSON.stringify(body)}`).toContain(status);
    };
    const { id, slug } = await productReady(it.shop, { name: 'فانوس دریایی' });
    await done('PATCH /api/customers/current/me/', { body: { full_name: 'سارا کریمی' } });
    await done('POST /api/customers/current/addresses/', { body: address });
    await done('POST /api/orders/cart/', { body: { variant_id: id, quantity: 1 } });
    await done('POST /api/products/:slug/questions/', { params: { slug }, body: { text: 'آیا ضد آب است؟' } });
    await done('POST /api/my/tickets/', { headers: { 'idempotency-key': randomUUID() }, body: { name: 'سارا کریمی', email, topic: 'buying', url: '', message: 'بسته‌ام نرسیده است.', website: '' } });
    return { ...customer, productId: id };
  };
  const copyOf = async (id: number) => {
    const pieces: string[] = [];
    for await (const piece of customerCopy(it.shop, id, 1)) pieces.push(piece);
    return JSON.parse(pieces.join('')) as Record<string, Record<string, unknown>[]>;
  };

  test('ACC-02 the staff hands a customer a copy of all that belongs to them, without a secret, and the log says who took it', async () => {
    const owner = await customerReady(it.shop, { role: 'owner' });
    const sara = await known('copy@example.com');
    await known('another@example.com');
    const ask = (token: string, id = sara.id) => it.app.inject({ url: `/api/admin/customers/${id}/copy.json`, headers: { authorization: `Bearer ${token}` } });
    expect((await ask((await customerReady(it.shop, { role: 'support' })).token)).statusCode).toBe(403);
    expect((await ask(sara.token)).statusCode).toBe(403);
    expect((await ask(owner.token, 2_000_000)).statusCode).toBe(404);
    const answer = await ask(owner.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`customer-${sara.id}.json`);
    expect(answer.json()).toMatchObject({
      profile: [{ id: sara.id, username: sara.username, full_name: 'سارا کریمی', phone: sara.phone, email: 'copy@example.com' }],
      addresses: [{ line: address.line }], cart: [{ product: 'فانوس دریایی', quantity: 1 }], questions: [{ text: 'آیا ضد آب است؟' }],
      tickets: [{ email: 'copy@example.com', messages: [{ from: 'writer', text: 'بسته‌ام نرسیده است.' }] }], devices: [{ ended_at: null }], orders: [], credit: [],
    });
    expect(answer.body).not.toMatch(/argon2|another@example/);
    const { rows } = await it.shop.database.pool.query(`select by, before, after from audit_log where action = 'customer.copied'`);
    expect(rows).toEqual([{ by: owner.id, before: null, after: null }]);
  });

  test('ACC-02 a copy is read part by part and holds every row once', async () => {
    const sara = await known('parts@example.com');
    for (let more = 0; more < 3; more++) await it.call('POST /api/customers/current/addresses/', { token: sara.token, body: { ...address, line: `کوچهٔ ${more}` } });
    const { addresses } = await copyOf(sara.id);
    expect(addresses?.map(({ line }) => line)).toEqual([address.line, 'کوچهٔ 0', 'کوچهٔ 1', 'کوچهٔ 2']);
  });
});
