import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { uploads } from '#features/media/server/media.tables.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { customerCopy } from './customer-copy.ts';

const address = {
  full_name: 'سارا کریمی',
  phone: '09121234567',
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان ولی‌عصر، پلاک ۱۲',
  postal_code: '1234567890',
};

describe("a customer's own data", () => {
  const app = useTestShop();

  /** Creates a customer with stored data of many kinds. */
  const known = async (email: string) => {
    const customer = await customerReady(app.shop, { email, password: 'a red lamp 77' });
    const { token } = customer;
    const done = async (name: string, sent: object) => {
      const { status, body } = await app.call(name, { token, ...sent });
      expect([200, 201], `${name} ${JSON.stringify(body)}`).toContain(status);
    };
    const { id, slug } = await productReady(app.shop, { name: 'فانوس دریایی' });
    await done('PATCH /api/customers/current/me/', { body: { full_name: 'سارا کریمی' } });
    await done('POST /api/customers/current/addresses/', { body: address });
    await done('POST /api/recent-searches/', { body: { searches: ['فانوس'] } });
    await done('POST /api/orders/cart/', { body: { variant_id: id, quantity: 1 } });
    await done('POST /api/products/:slug/questions/', { params: { slug }, body: { text: 'آیا ضد آب است؟' } });
    await done('POST /api/tickets/mine/', {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        name: 'سارا کریمی',
        email,
        topic: 'buying',
        url: '',
        message: 'بسته‌ام نرسیده است.',
        files: [await uploadReady(app.shop, { customerId: customer.id, kind: 'file' })],
        website: '',
      },
    });
    return { ...customer, productId: id };
  };
  const copyOf = async (id: number) => {
    const pieces: string[] = [];
    for await (const piece of customerCopy(app.shop, id, 1)) pieces.push(piece);
    return JSON.parse(pieces.join('')) as Record<string, Record<string, unknown>[]>;
  };

  test("ACC-02 staff export a customer's data without secrets, and the log names who took the copy", async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const sara = await known('copy@example.com');
    await known('another@example.com');
    const request = (token: string, id = sara.id) =>
      app.server.inject({ url: `/api/admin/customers/${id}/copy.json`, headers: { authorization: `Bearer ${token}` } });
    expect((await request((await customerReady(app.shop, { role: 'support' })).token)).statusCode).toBe(403);
    expect((await request(sara.token)).statusCode).toBe(403);
    expect((await request(owner.token, 2_000_000)).statusCode).toBe(404);
    const answer = await request(owner.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`customer-${sara.id}.json`);
    expect(answer.json()).toMatchObject({
      profile: [
        { id: sara.id, username: sara.username, full_name: 'سارا کریمی', phone: sara.phone, email: 'copy@example.com' },
      ],
      addresses: [{ line: address.line }],
      cart: [{ product: 'فانوس دریایی', quantity: 1 }],
      searches: [{ query: 'فانوس' }],
      questions: [{ text: 'آیا ضد آب است؟' }],
      tickets: [
        { email: 'copy@example.com', messages: [{ from: 'writer', text: 'بسته‌ام نرسیده است.', files: ['a.webp'] }] },
      ],
      devices: [{ ended_at: null }],
      orders: [],
      credit: [],
    });
    expect(answer.body).not.toMatch(/argon2|another@example/);
    const { rows } = await app.shop.database.pool.query(
      `select by, before, after from audit_log where action = 'customer.copied'`,
    );
    expect(rows).toEqual([{ by: owner.id, before: null, after: null }]);
  });

  test('ACC-02 a copy is read in parts and contains every row once', async () => {
    const sara = await known('parts@example.com');
    for (let more = 0; more < 3; more++)
      await app.call('POST /api/customers/current/addresses/', {
        token: sara.token,
        body: { ...address, line: `کوچهٔ ${more}` },
      });
    const { addresses } = await copyOf(sara.id);
    expect(addresses?.map(({ line }) => line)).toEqual([address.line, 'کوچهٔ 0', 'کوچهٔ 1', 'کوچهٔ 2']);
  });

  /** Inserts an order in a state. */
  const ordered = (customerId: number, state: string) =>
    app.shop.database.pool.query(
      `insert into orders (number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, staff_note, placed_at)
      values ($1, $2, $3, 'cash', 1, $4, 90000, 0, 10000, 8182, 100000, 'زنگ بزنید', $5)`,
      [String(10_000_000 + customerId), customerId, state, JSON.stringify(address), app.shop.clock.now()],
    );

  test('ACC-02 erasure removes personal data from every table, retains the order with its totals, and is idempotent', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const sara = await known('erase@example.com');
    await app.call('PUT /api/admin/customers/:id/name/', {
      token: manager.token,
      params: { id: sara.id },
      body: { full_name: 'سارا کریمی‌نژاد', before: 'سارا کریمی' },
    });
    await ordered(sara.id, 'delivered');
    const { data } = (await app.call('GET /api/tickets/mine/', { token: sara.token })).body as {
      data: { number: string }[];
    };
    const answered = await uploadReady(app.shop, { customerId: manager.id, kind: 'file' });
    await app.call('POST /api/admin/tickets/:number/answer/', {
      token: manager.token,
      params: { number: data[0]?.number },
      headers: { 'idempotency-key': randomUUID() },
      body: { text: '', files: [answered], close: false },
    });
    // A staff member's response about the ticket, stored for replay under an idempotency key.
    await app.shop.database.pool.query(
      `INSERT INTO idempotency_keys (caller, call, key, body_hash, status, reply, created_at) VALUES ($1, 'POST /api/admin/tickets/:number/answer/', 'k', '', 200, $2, now())`,
      [`customer:${manager.id}`, JSON.stringify({ number: data[0]?.number, text: 'بسته‌ام نرسیده است.' })],
    );
    const answersAbout = async () =>
      (
        await app.shop.database.pool.query<{ found: number }>(
          `SELECT count(*)::int AS found FROM idempotency_keys WHERE caller = $1 AND reply LIKE '%بسته‌ام نرسیده است%'`,
          [`customer:${manager.id}`],
        )
      ).rows[0]?.found;
    expect(await answersAbout()).toBe(1);
    const erase = (token: string) =>
      app.call('POST /api/admin/customers/:id/erase/', { token, params: { id: sara.id } });
    expect((await erase((await customerReady(app.shop, { role: 'support' })).token)).status).toBe(403);
    expect(await erase(manager.token)).toMatchObject({ status: 200 });
    expect(await answersAbout()).toBe(0);
    expect(await erase(manager.token)).toMatchObject({ status: 200 });
    expect((await app.call('GET /api/customers/current/me/', { token: sara.token })).status).toBe(401);
    expect(
      (await app.call('POST /api/customers/login/', { body: { username: sara.username, password: 'a red lamp 77' } }))
        .status,
    ).toBe(401);
    const copy = await copyOf(sara.id);
    for (const empty of [
      'addresses',
      'cart',
      'wishlist',
      'searches',
      'stock_notices',
      'tickets',
      'messages',
      'files',
      'notices',
      'browsers_with_notices',
      'seller_applications',
    ])
      expect(copy[empty], empty).toEqual([]);
    expect((await app.shop.db.select({ key: uploads.key }).from(uploads)).map(({ key }) => key)).not.toContain(
      answered,
    );
    expect(copy.profile).toEqual([
      expect.objectContaining({ full_name: null, email: null, avatar: null, phone: `erased-${sara.id}` }),
    ]);
    expect(copy.orders).toEqual([
      expect.objectContaining({
        total: 100_000,
        items_total: 90_000,
        address: expect.objectContaining({ full_name: 'مشتری پیشین', phone: '', city: 'تهران', line: '—' }) as object,
      }),
    ]);
    const { rows: tables } = await app.shop.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.shop.database.pool.query<{ found: boolean }>(
        `select exists (select from "${name}" one where one::text ~ $1) as found`,
        [[sara.phone.slice(3), sara.username, 'erase@example', 'کریمی‌نژاد'].join('|')],
      );
      if (rows[0]?.found === true) holding.push(name);
    }
    expect(holding.filter((name) => !['outbox', 'throttles'].includes(name))).toEqual([]);
    const { rows } = await app.shop.database.pool.query(
      `select by, before, after from audit_log where action = 'customer.erased'`,
    );
    expect(rows).toEqual([{ by: manager.id, before: null, after: null }]);
    const again = await customerReady(app.shop, {
      phone: sara.phone,
      email: 'erase@example.com',
      username: sara.username,
    });
    expect(again.id).not.toBe(sara.id);
  });

  test('ACC-02 no account is erased with an open order, remaining credit or a staff role', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const erased = async (id: number) =>
      (await app.call('POST /api/admin/customers/:id/erase/', { token: owner.token, params: { id } })).body as {
        code?: string;
      };
    const waiting = await customerReady(app.shop);
    await ordered(waiting.id, 'packaging');
    const rich = await customerReady(app.shop);
    await app.call('POST /api/admin/customers/:id/credit/', {
      token: owner.token,
      params: { id: rich.id },
      body: { amount: 5_000, note: 'هدیه' },
    });
    expect(
      [await erased(waiting.id), await erased(rich.id), await erased(owner.id), await erased(2_000_000)].map(
        ({ code }) => code,
      ),
    ).toEqual(['order-under-way', 'credit-left', 'customer-is-staff', 'customer-not-found']);
    expect((await app.call('GET /api/customers/current/me/', { token: rich.token })).body).toMatchObject({
      phone: rich.phone,
      credit: 5_000,
    });
  });
});
