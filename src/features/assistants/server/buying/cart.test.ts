import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { seedCoupon } from '#features/coupons/server/coupons.seed.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { putSetting } from '#features/settings/server/settings.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { assistantsJobs } from '../assistants.jobs.ts';
import {
  assistantsServed,
  platformReady,
  protocolCall,
  signedBy,
  toolCall,
  wholeProfile,
  type TestPlatform,
} from '../platform.factory.ts';
import { errorsBy } from '../published-schemas.factory.ts';

interface Cart {
  ucp: { status: string; capabilities: object };
  id: string;
  line_items: { id: string; item: { id: string; price: number }; quantity: number; totals: object[] }[];
  totals: { type: string; amount: number }[];
  messages: { type: string; code: string; path?: string; severity?: string }[];
  discounts: { codes: string[]; applied: { code: string; amount: number; allocations: object[] }[] };
  code: string;
}

interface Called {
  status: number;
  body: Cart;
}

describe('carts of assistants', () => {
  const app = useTestShop();
  let platform: TestPlatform;
  let server: FastifyInstance;
  let profile: string;
  let hat: Awaited<ReturnType<typeof productReady>>;
  let shoe: Awaited<ReturnType<typeof productReady>>;
  beforeAll(async () => {
    platform = await platformReady();
    server = await assistantsServed(app.shop);
    profile = platform.profile('whole');
    // Sold at 45,000 and 90,000: the shop takes ten percent off.
    hat = await productReady(app.shop, { name: 'کلاه', price: 50_000, stock: 3 });
    shoe = await productReady(app.shop, {
      name: 'کفش',
      price: 100_000,
      variants: [
        { stock: 0, size: '42' },
        { stock: 5, size: '43' },
      ],
    });
    const coupon = { kind: 'percent', percentOff: 10, beginsAt: new Date(0) } as const;
    await seedCoupon(app.shop, { ...coupon, code: 'YALDA' }, new Map());
    await seedCoupon(app.shop, { ...coupon, code: 'FIRST', firstOrderOnly: true }, new Map());
  });
  afterAll(async () => {
    await server.close();
    await platform.close();
  });
  beforeEach(() => {
    app.clock.advance(61_000);
  });
  const item = (id: string, quantity = 1) => ({ item: { id }, quantity });
  const call = (...[way, body, sent]: [readonly ['GET' | 'POST' | 'PUT', string], object?, object?]): Promise<Called> =>
    protocolCall(server, way, body, { profile, ...sent });
  const tool = async (name: string, given: object): Promise<Cart> =>
    (await toolCall(server, name, { profile, ...given })).result;
  const create = (body: object, sent?: object) => call(['POST', '/carts'], body, sent);
  const isCart = (body: unknown) => {
    expect(errorsBy('schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart', body)).toEqual([]);
  };
  const amounts = ({ totals }: Cart) => totals.map(({ type, amount }) => [type, amount]);

  test('a cart is created, read, replaced and canceled, at current prices in minor units', async () => {
    const made = await create({ line_items: [item(`var_${hat.variantIds[0]}`, 2)], buyer: { first_name: 'سارا' } });
    expect(made.status).toBe(201);
    isCart(made.body);
    expect(made.body).toMatchObject({
      ucp: {
        status: 'success',
        capabilities: { 'dev.ucp.shopping.cart': [{}], 'dev.ucp.shopping.discount': [{}] },
      },
      currency: 'IRR',
      buyer: { first_name: 'سارا' },
      line_items: [
        { id: `li_${hat.variantIds[0]}`, item: { id: `var_${hat.variantIds[0]}`, price: 45_000_000 }, quantity: 2 },
      ],
    });
    expect(amounts(made.body)).toEqual([
      ['subtotal', 90_000_000],
      ['total', 90_000_000],
    ]);
    const { id } = made.body;
    expect((await call(['GET', `/carts/${id}`])).body).toEqual(made.body);
    const changed = await call(['PUT', `/carts/${id}`], {
      id,
      line_items: [
        item(`var_${hat.variantIds[0]}`),
        item(`var_${shoe.variantIds[1]}`),
        item(`var_${hat.variantIds[0]}`),
      ],
    });
    isCart(changed.body);
    expect(changed.body.line_items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(amounts(changed.body)).toContainEqual(['total', 185_000_000]);
    const canceled = await call(['POST', `/carts/${id}/cancel`], {});
    expect([canceled.status, canceled.body.line_items.length]).toEqual([200, 2]);
    for (const way of [
      ['GET', ''],
      ['PUT', ''],
      ['POST', '/cancel'],
    ] as const) {
      const gone = await call([way[0], `/carts/${id}${way[1]}`], way[0] === 'GET' ? undefined : { line_items: [] });
      expect(gone).toMatchObject({
        status: 200,
        body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
      });
      expect(errorsBy('schemas/shopping/types/error_response.json', gone.body)).toEqual([]);
    }
  });

  test('an unavailable item is reported with its line, and a request with no available item creates no cart', async () => {
    const some = await create({
      line_items: [
        item(`var_${hat.variantIds[0]}`, 9),
        item(`var_${shoe.variantIds[0]}`),
        item('var_999999'),
        item(shoe.slug),
      ],
    });
    isCart(some.body);
    expect(some.body.messages.map(({ code, path }) => [code, path])).toEqual([
      ['item_unavailable', '$.line_items[2]'],
      ['item_unavailable', '$.line_items[3]'],
      ['out_of_stock', '$.line_items[0]'],
      ['out_of_stock', '$.line_items[1]'],
    ]);
    const one = await create({ line_items: [item(hat.slug), item(`prod_${hat.id}`)] });
    expect(one.body.line_items).toMatchObject([{ item: { id: `var_${hat.variantIds[0]}` }, quantity: 2 }]);
    for (const [id, code] of [
      [`var_${shoe.variantIds[0]}`, 'out_of_stock'],
      ['var_999999', 'item_unavailable'],
    ] as const) {
      const none = await create({ line_items: [item(id)] });
      expect(none).toMatchObject({ status: 200, body: { messages: [{ code, severity: 'unrecoverable' }] } });
      expect(errorsBy('schemas/shopping/types/error_response.json', none.body)).toEqual([]);
    }
    for (const body of [{}, { line_items: [] }, { line_items: [item('var_1', 0)] }, { line_items: [{ quantity: 1 }] }])
      expect((await create(body)).status).toBe(400);
  });

  test('a cart above the order limit is refused, and leaves an existing one unchanged', async () => {
    const { variantIds } = await productReady(app.shop, { price: 1_000_000_000_000, stock: 9_999 });
    const tooMuch = { line_items: [item(`var_${variantIds[0]}`, 9_999)] };
    const refused = {
      status: 400,
      body: { code: 'invalid_request', content: expect.stringContaining('۱٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰') as string },
    };
    expect(await create(tooMuch)).toMatchObject(refused);
    const { body } = await create({ line_items: [item(`var_${hat.variantIds[0]}`)] });
    expect(await call(['PUT', `/carts/${body.id}`], { id: body.id, ...tooMuch })).toMatchObject(refused);
    expect((await call(['GET', `/carts/${body.id}`])).body).toEqual(body);
  });

  test('one coupon discounts the cart as it would an order; others, and account coupons, report why they do not apply', async () => {
    const line_items = [item(`var_${hat.variantIds[0]}`, 2)];
    const { body } = await create({ line_items, discounts: { codes: ['yalda', 'OTHER'] } });
    isCart(body);
    expect(amounts(body)).toEqual([
      ['subtotal', 90_000_000],
      ['items_discount', -9_000_000],
      ['total', 81_000_000],
    ]);
    expect(body.discounts).toMatchObject({
      codes: ['yalda', 'OTHER'],
      applied: [{ code: 'YALDA', amount: 9_000_000, allocations: [{ path: '$.line_items[0]', amount: 9_000_000 }] }],
    });
    expect(body.messages).toMatchObject([
      { type: 'warning', code: 'discount_code_combination_disallowed', path: '$.discounts.codes[1]' },
    ]);
    for (const [code, reason] of [
      ['FIRST', 'discount_code_user_not_logged_in'],
      ['NOWHERE', 'discount_code_invalid'],
    ] as const) {
      const answer = (await create({ line_items, discounts: { codes: [code] } })).body;
      isCart(answer);
      expect(answer.messages).toMatchObject([{ type: 'warning', code: reason }]);
      expect(amounts(answer)).toContainEqual(['total', 90_000_000]);
    }
  });

  test('a cart is private to its assistant, and expires', async () => {
    const { id } = (await create({ line_items: [item(hat.slug)] })).body;
    const other = platform.profile('other');
    const read = (sent?: object) => call(['GET', `/carts/${id}`], undefined, sent);
    expect((await read({ profile: other })).body.messages).toMatchObject([{ code: 'not_found' }]);
    expect((await read()).body.id).toBe(id);
    app.clock.advance(6 * 3_600_000);
    expect((await read()).body.messages).toMatchObject([{ code: 'not_found' }]);
    const stored = async () =>
      (await app.shop.database.pool.query('select from assistant_sessions where id = $1', [id])).rows.length;
    expect(await stored()).toBe(1);
    app.clock.advance(8 * 24 * 3_600_000);
    await assistantsJobs.find(({ name }) => name === 'forget-old-assistants')?.run(app.shop, {}, { id: 0, name: '' });
    expect(await stored()).toBe(0);
  });

  test('twenty concurrent requests with one key create one cart; another body under it is refused', async () => {
    const sent = { headers: { 'idempotency-key': 'cart-key' } };
    const line_items = [item(hat.slug)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ line_items }, sent)));
    // A request that would wait too long is refused and must be retried.
    const late = answers.filter(({ status, body }) => status === 409 && body.code === 'request_in_progress');
    const made = answers.filter(({ status }) => status === 201);
    expect([late.length + made.length, new Set(made.map(({ body }) => body.id)).size]).toEqual([20, 1]);
    expect(await create({ line_items: [item(hat.slug, 2)] }, sent)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  });

  test('the tools of MCP do the same', async () => {
    const made = await tool('create_cart', { cart: { line_items: [item(hat.slug)] }, key: 'mcp' });
    isCart(made);
    const { id } = made;
    expect(await tool('get_cart', { id })).toEqual(made);
    expect((await call(['GET', `/carts/${id}`])).body).toEqual(made);
    const changed = await tool('update_cart', { id, cart: { line_items: [item(hat.slug, 3)] } });
    expect(changed.line_items[0]?.quantity).toBe(3);
    expect((await tool('cancel_cart', { id })).id).toBe(id);
    expect((await tool('get_cart', { id })).messages).toMatchObject([{ code: 'not_found' }]);
    expect((await toolCall(server, 'get_cart', { profile })).error.code).toBe(-32_602);
  });

  test('the calls of an MCP batch run in order', async () => {
    const { id } = await tool('create_cart', { cart: { line_items: [item(hat.slug)] }, key: 'batch' });
    const meta = { 'ucp-agent': { profile }, 'idempotency-key': 'batch-2' };
    const calls = [
      ['update_cart', { meta, id, cart: { line_items: [item(hat.slug, 3)] } }],
      ['get_cart', { meta, id }],
    ];
    const payload = calls.map(([name, given], n) => ({
      jsonrpc: '2.0',
      id: n,
      method: 'tools/call',
      params: { name, arguments: given },
    }));
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const answer = await server.inject({ method: 'POST', url: '/ucp/mcp', headers, payload });
    const carts = answer
      .json<{ result: { structuredContent: Cart } }[]>()
      .map(({ result }) => result.structuredContent);
    expect(carts.map((cart) => cart.line_items[0]?.quantity)).toEqual([3, 3]);
  });

  test('a read-only shop has no carts, and its profile lists none', async () => {
    const owner = (await customerReady(app.shop, { role: 'owner' })).token;
    const announced = async () => (await server.inject('/.well-known/ucp')).body.includes('dev.ucp.shopping.cart');
    expect(await announced()).toBe(true);
    await putSetting(app, 'assistants', { token: owner, body: { mode: 'read-only', calls_per_minute: 120 } });
    expect(await announced()).toBe(false);
    expect(await create({ line_items: [item(hat.slug)] })).toMatchObject({
      status: 200,
      body: { messages: [{ code: 'capabilities_incompatible' }] },
    });
    const little = platform.profile('little', { body: wholeProfile({ capabilities: ['dev.ucp.shopping.cart'] }) });
    await putSetting(app, 'assistants', { token: owner, body: { mode: 'on', calls_per_minute: 120 } });
    const { body } = await create(
      { line_items: [item(hat.slug)], discounts: { codes: ['YALDA'] } },
      { profile: little },
    );
    expect(body.discounts).toBeUndefined();
    expect(body.ucp.capabilities).toEqual({ 'dev.ucp.shopping.cart': [{ version: '2026-04-08' }] });
  });

  test('excessively nested input is refused by either transport, without a crash', async () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 3_000; depth++) deep = { deep };
    const cart = { line_items: [item(`var_${hat.variantIds[0]}`)], deep };
    const answer = await create(cart, { headers: { 'idempotency-key': 'deep' } });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    const { status, error } = await toolCall(server, 'create_cart', { profile, key: 'deeper', cart });
    expect([status, error.data.code]).toEqual([400, 'invalid_request']);
  });

  test('who names the profile of another fills its carts up for the unsigned alone', async () => {
    const body = { line_items: [item(`var_${hat.variantIds[0]}`)] };
    const first = await create(body);
    await app.shop.database.pool.query(
      `INSERT INTO assistant_sessions (id, kind, assistant_id, content, handover, created_at, updated_at, expires_at)
       SELECT 'cart_' || n, kind, assistant_id, content, 'h' || n, created_at, updated_at, expires_at
       FROM assistant_sessions, generate_series(1, 1000) n WHERE id = $1`,
      [first.body.id],
    );
    expect((await create(body)).status).toBe(429);
    const sent = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"`, 'idempotency-key': 'mine' };
    const payload = JSON.stringify(body);
    const where = { method: 'POST', host: 'localhost:80', path: '/ucp/v1/carts' };
    const headers = signedBy(platform.privateKey, { ...where, headers: sent, body: payload });
    expect((await create(body, { headers })).status).toBe(201);
  });
});
