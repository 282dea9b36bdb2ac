import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { placeOrder } from '#features/checkout/server/place-order.service.ts';
import { seedCoupon } from '#features/coupons/server/coupons.seed.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { useTestShop } from '#testing/test-shop.ts';
import {
  assistantsServed,
  platformReady,
  protocolCall,
  toolCall,
  wholeProfile,
  type TestPlatform,
} from '../platform.factory.ts';
import { errorsBy } from '../published-schemas.factory.ts';
import { handoverIn } from './handover-token.ts';
import { noteOrder } from './handover.service.ts';

interface Checkout {
  ucp: { status: string; capabilities: object; payment_handlers: object };
  id: string;
  status: string;
  line_items: { item: { id: string }; quantity: number }[];
  totals: { type: string; amount: number }[];
  messages: { type: string; code: string; path?: string; severity?: string }[];
  buyer?: object;
  payment: object;
  fulfillment: {
    methods: {
      selected_destination_id: string | null;
      destinations?: { id: string }[];
      groups: { options: { id: string }[]; selected_option_id: string | null }[];
    }[];
  };
  continue_url: string;
  order: { id: string; permalink_url: string };
}
interface Called {
  status: number;
  body: Checkout;
}

const destination = {
  first_name: 'سارا',
  last_name: 'محمدی',
  phone_number: '09121234567',
  street_address: 'خیابان ولیعصر، پلاک ۱۲',
  address_locality: 'تهران',
  address_region: 'تهران',
  postal_code: '1435674321',
  address_country: 'IR',
};

describe('checkouts of assistants', () => {
  const app = useTestShop();
  let platform: TestPlatform;
  let server: FastifyInstance;
  let profile: string;
  let hat: Awaited<ReturnType<typeof productReady>>;
  beforeAll(async () => {
    platform = await platformReady();
    server = await assistantsServed(app.shop);
    profile = platform.profile('whole');
    // Sold at 45,000.
    hat = await productReady(app.shop, { name: 'کلاه', price: 50_000, stock: 300 });
    await seedCoupon(app.shop, { kind: 'percent', percentOff: 10, beginsAt: new Date(0), code: 'YALDA' }, new Map());
    await seedCoupon(app.shop, { kind: 'free-shipping', beginsAt: new Date(0), code: 'CARRIED' }, new Map());
  });
  afterAll(async () => {
    await server.close();
    await platform.close();
  });
  beforeEach(() => {
    app.clock.advance(61_000);
  });
  const call = (...[way, body, sent]: [readonly ['GET' | 'POST' | 'PUT', string], object?, object?]): Promise<Called> =>
    protocolCall(server, way, body, { profile, ...sent });
  const lines = (quantity = 2) => [{ item: { id: `var_${hat.variantIds[0]}` }, quantity }];
  const create = (body: object, sent?: object) => call(['POST', '/checkout-sessions'], body, sent);
  const sentTo = (option: string | null, changes: object = {}) => ({
    methods: [
      { type: 'shipping', destinations: [{ ...destination, ...changes }], groups: [{ selected_option_id: option }] },
    ],
  });
  const isCheckout = (body: unknown) => {
    for (const extension of ['fulfillment', 'discount', 'buyer_consent'])
      expect(errorsBy(`schemas/shopping/${extension}.json#/$defs/dev.ucp.shopping.checkout`, body)).toEqual([]);
  };
  const optionOf = async () => {
    const { body } = await create({ line_items: lines() });
    return body.fulfillment.methods[0]?.groups[0]?.options[0]?.id ?? '';
  };
  const amounts = ({ totals }: Checkout) => Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));
  const tokenOf = ({ continue_url }: Checkout) => new URL(continue_url).hash.slice(1);
  const takeOver = async (token: string, body: Checkout) =>
    app.call('POST /api/checkout/handovers/', { token, body: { token: tokenOf(body) } });
  const ready = async (sent?: object) =>
    (await create({ line_items: lines(), fulfillment: sentTo(await optionOf()) }, sent)).body;

  test('a checkout lists missing fields by path, and once complete sends the buyer to the shop’s own pages', async () => {
    const begun = await create({ line_items: lines() });
    expect(begun.status).toBe(201);
    isCheckout(begun.body);
    expect(begun.body).toMatchObject({ status: 'incomplete', ucp: { payment_handlers: {} } });
    expect(begun.body.messages.map(({ code, path, severity }) => [code, path, severity])).toEqual([
      ['missing', '$.fulfillment.methods[0].destinations', 'recoverable'],
      ['missing', '$.fulfillment.methods[0].groups[0].selected_option_id', 'recoverable'],
    ]);
    const { id } = begun.body;
    const put = (body: object) => call(['PUT', `/checkout-sessions/${id}`], { line_items: lines(), ...body });
    const option = await optionOf();
    const wrong = await put({
      fulfillment: sentTo(option, { postal_code: '12', phone_number: '', address_region: 'Ohio' }),
    });
    isCheckout(wrong.body);
    expect(wrong.body.messages.map(({ code, path }) => [code, path?.split('.').at(-1)])).toEqual([
      ['missing', 'phone_number'],
      ['invalid', 'postal_code'],
      ['address_undeliverable', 'address_region'],
    ]);
    expect((await put({ fulfillment: sentTo(option, { address_country: 'US' }) })).body.messages).toMatchObject([
      { code: 'address_undeliverable' },
    ]);
    expect((await put({ fulfillment: sentTo('ship_999999') })).body.messages).toMatchObject([{ code: 'missing' }]);
    const done = await put({ fulfillment: sentTo(option), buyer: { first_name: 'سارا' } });
    isCheckout(done.body);
    expect(done.body).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'buyer_review_required', severity: 'requires_buyer_review' }],
    });
    const { subtotal = 0, fulfillment = 0, total } = amounts(done.body);
    expect([subtotal, total]).toEqual([90_000_000, subtotal + fulfillment]);
    expect(fulfillment).toBeGreaterThan(0);
    expect(done.body.continue_url).toMatch(/\/assistant-checkout#[\w.-]{60,}$/);
    expect(done.body.continue_url).not.toContain(id);
  });

  test('completing it charges nothing and stores no card data, however often', async () => {
    const { id } = await ready();
    const payment = {
      instruments: [
        { id: 'pi', handler_id: 'x', type: 'card', credential: { type: 'token', token: 'secret-of-card' } },
      ],
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(['POST', `/checkout-sessions/${id}/complete`], { payment })),
    );
    for (const { status, body } of answers) {
      isCheckout(body);
      expect([status, body.status]).toEqual([200, 'requires_escalation']);
    }
    const { rows } = await app.shop.database.pool.query(
      `select (select count(*)::int from orders) as orders, (select count(*)::int from assistant_sessions s where s::text like '%secret-of-card%') as cards`,
    );
    expect(rows).toEqual([{ orders: 0, cards: 0 }]);
  });

  test('a goods coupon and a shipping coupon discount the checkout as they would an order', async () => {
    const option = await optionOf();
    const withCode = async (code: string) => {
      const { body } = await create({
        line_items: lines(),
        discounts: { codes: [code] },
        fulfillment: sentTo(option),
      });
      isCheckout(body);
      return amounts(body);
    };
    const goods = await withCode('YALDA');
    expect(goods.items_discount).toBe(-9_000_000);
    const carried = await withCode('CARRIED');
    expect(carried).toMatchObject({ discount: -(carried.fulfillment ?? 0), total: 90_000_000 });
  });

  test('what a buyer agreed to comes back as it was sent, and what the protocol does not know of a buyer is not stored', async () => {
    const consent = { marketing: true, sale_of_data: false };
    const buyer = { first_name: 'سارا', consent: { ...consent, other: true }, card: '6037991234567890' };
    const { body } = await create({ line_items: lines(), buyer });
    isCheckout(body);
    expect([body.buyer, body.payment]).toEqual([{ first_name: 'سارا', consent }, { instruments: [] }]);
    const plain = platform.profile('no-consent', {
      body: wholeProfile({ capabilities: ['dev.ucp.shopping.checkout'] }),
    });
    const without = await create({ line_items: lines(), buyer }, { profile: plain });
    expect(without.body.buyer).toEqual({ first_name: 'سارا' });
    const { rows } = await app.shop.database.pool.query(
      `select count(*)::int as cards from assistant_sessions s where s::text like '%6037991234567890%'`,
    );
    expect(rows).toEqual([{ cards: 0 }]);
  });

  test('an address keeps the name that its assistant gave it, and none is made up', async () => {
    const [method] = (await create({ line_items: lines() })).body.fulfillment.methods;
    expect([method?.destinations, method?.selected_destination_id]).toEqual([undefined, null]);
    const [home, work] = [
      { ...destination, id: 'home' },
      { ...destination, id: 'work', address_locality: 'شیراز' },
    ];
    const fulfillment = {
      methods: [{ type: 'shipping', destinations: [home, work], selected_destination_id: 'work' }],
    };
    const { body } = await create({ line_items: lines(), fulfillment });
    isCheckout(body);
    expect(body.fulfillment.methods[0]).toMatchObject({
      selected_destination_id: 'work',
      destinations: [{ id: 'work', address_locality: 'شیراز' }],
    });
  });

  test('a quantity above the stock, however large, is an error of the line and not of the request', async () => {
    for (const quantity of [301, 10_001, Number.MAX_SAFE_INTEGER]) {
      const { status, body } = await create({ line_items: lines(quantity), context: { language: 'en' } });
      isCheckout(body);
      expect([status, body.messages[0]]).toMatchObject([
        201,
        {
          code: 'out_of_stock',
          path: '$.line_items[0]',
          content: expect.stringContaining('Insufficient stock') as string,
        },
      ]);
    }
  });

  test('a cart has one checkout, also when created concurrently', async () => {
    const cart = (await call(['POST', '/carts'], { line_items: lines(3), discounts: { codes: ['YALDA'] } })).body;
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => create({ cart_id: cart.id, line_items: [], discounts: { codes: [] } })),
    );
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
    isCheckout(begun[0]?.body);
    expect(begun[0]?.body).toMatchObject({ line_items: [{ quantity: 3 }], discounts: { codes: ['YALDA'] } });
    expect((await create({ cart_id: 'cart_none', line_items: [] })).body.messages).toMatchObject([
      { code: 'not_found' },
    ]);
    expect((await create({ line_items: [] })).status).toBe(400);
  });

  test("a canceled checkout stays canceled, and another assistant's is not found", async () => {
    const { id } = await ready();
    const canceled = await call(['POST', `/checkout-sessions/${id}/cancel`], {});
    isCheckout(canceled.body);
    expect([canceled.body.status, canceled.body.continue_url]).toEqual(['canceled', undefined]);
    expect((await call(['GET', `/checkout-sessions/${id}`])).body.status).toBe('canceled');
    for (const way of [
      ['PUT', ''],
      ['POST', '/complete'],
      ['POST', '/cancel'],
    ] as const) {
      const closed = await call([way[0], `/checkout-sessions/${id}${way[1]}`], { line_items: lines() });
      expect(closed.status).toBe(409);
      expect(closed.body.messages).toMatchObject([{ code: 'checkout_closed', severity: 'unrecoverable' }]);
      expect(errorsBy('schemas/shopping/types/error_response.json', closed.body)).toEqual([]);
    }
    const other = { profile: platform.profile('other') };
    expect((await call(['GET', `/checkout-sessions/${id}`], undefined, other)).body.messages).toMatchObject([
      { code: 'not_found' },
    ]);
  });

  test('without the extensions the buyer enters the address in the shop', async () => {
    const plain = platform.profile('plain', { body: wholeProfile({ capabilities: ['dev.ucp.shopping.checkout'] }) });
    const { body } = await create({ line_items: lines(), fulfillment: sentTo(null) }, { profile: plain });
    expect(errorsBy('schemas/shopping/checkout.json', body)).toEqual([]);
    expect(body).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'buyer_input_required', severity: 'requires_buyer_input' }],
    });
    expect([body.fulfillment, Object.keys(body.ucp.capabilities)]).toEqual([undefined, ['dev.ucp.shopping.checkout']]);
  });

  test('the tools of MCP do the same', async () => {
    const tool = async (name: string, given: object): Promise<Checkout> =>
      (await toolCall(server, name, { profile, ...given })).result;
    const made = await tool('create_checkout', { checkout: { line_items: lines() } });
    isCheckout(made);
    const { id } = made;
    expect((await tool('get_checkout', { id })).status).toBe('incomplete');
    const checkout = { line_items: lines(), fulfillment: sentTo(await optionOf()) };
    expect((await tool('update_checkout', { id, checkout })).status).toBe('requires_escalation');
    expect((await tool('complete_checkout', { id, checkout: { payment: {} } })).status).toBe('requires_escalation');
    expect((await tool('cancel_checkout', { id })).status).toBe('canceled');
  });

  describe('handed over', () => {
    test('the first shopper takes it over, with its cart once and its address; nobody else can', async () => {
      const body = await ready();
      const [sara, other] = [await customerReady(app.shop), await customerReady(app.shop)];
      const taken = await takeOver(sara.token, body);
      expect(taken).toMatchObject({
        status: 201,
        body: { kind: 'checkout', address: { full_name: 'سارا محمدی', city: 'تهران' }, coupon: null },
      });
      expect((await takeOver(sara.token, body)).status).toBe(201);
      const cart = await app.call('GET /api/orders/cart/', { token: sara.token });
      expect(cart.body).toMatchObject({ items: [{ id: hat.variantIds[0], quantity: 2 }] });
      expect(await takeOver(other.token, body)).toMatchObject({ status: 409, body: { code: 'handover-taken' } });
      expect((await takeOver(other.token, { ...body, continue_url: `${body.continue_url}x` })).status).toBe(404);
      expect(handoverIn(app.shop, tokenOf(body))).not.toBeNull();
      app.clock.advance(71 * 60_000);
      expect(handoverIn(app.shop, tokenOf(body))).toBeNull();
    });

    test('of two who open it at once one gets it', async () => {
      const body = await ready();
      const people = await Promise.all([customerReady(app.shop), customerReady(app.shop)]);
      const answers = await Promise.all(people.map(({ token }) => takeOver(token, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    test("the resulting order completes it once, and the shopper's data is deleted", async () => {
      const body = await ready();
      const sara = await customerReady(app.shop);
      await takeOver(sara.token, body);
      const placed = await placeOrder(app.shop, { customerId: sara.id, key: 'handed', body: orderBody() });
      if (isRefusal(placed)) throw new Error(placed.refusal);
      const { rows } = await app.shop.database.pool.query<{ id: number }>('select id from orders where number = $1', [
        placed.number,
      ]);
      await Promise.all([1, 2].map(() => noteOrder(app.shop, Number(rows[0]?.id))));
      const done = await call(['GET', `/checkout-sessions/${body.id}`]);
      isCheckout(done.body);
      expect(done.body).toMatchObject({ status: 'completed', order: { id: placed.number } });
      expect(done.body.order.permalink_url).toContain(`/my-order?order=${placed.number}`);
      expect(JSON.stringify(done.body)).not.toContain('محمدی');
      expect(
        (await call(['PUT', `/checkout-sessions/${body.id}`], { line_items: lines() })).body.messages,
      ).toMatchObject([{ code: 'checkout_closed' }]);
      expect((await takeOver(sara.token, body)).status).toBe(404);
    });

    test('an order of other goods does not complete it', async () => {
      const body = await ready();
      const sara = await customerReady(app.shop);
      await takeOver(sara.token, body);
      const other = await productReady(app.shop, { stock: 2 });
      await app.call('PUT /api/cart/update/', {
        token: sara.token,
        body: { product_id: hat.variantIds[0], quantity: 0 },
      });
      await app.call('POST /api/cart/add/', {
        token: sara.token,
        body: { product_id: other.variantIds[0], quantity: 1 },
      });
      const placed = await placeOrder(app.shop, { customerId: sara.id, key: 'else', body: orderBody() });
      if (isRefusal(placed)) throw new Error(placed.refusal);
      const { rows } = await app.shop.database.pool.query<{ id: number }>('select id from orders where number = $1', [
        placed.number,
      ]);
      await noteOrder(app.shop, Number(rows[0]?.id));
      expect((await call(['GET', `/checkout-sessions/${body.id}`])).body.status).toBe('requires_escalation');
    });
  });
});
