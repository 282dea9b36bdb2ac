import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import type { Metadata } from '#shared/metadata.ts';
import { useTestShop } from './test-shop.ts';

type Noun = 'products' | 'orders' | 'customers';

describe('external metadata of products, orders and customers', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '20' });
  let owner: ReadyCustomer;
  let buyer: ReadyCustomer;
  const keys = {} as Record<Noun, string | number>;
  let slug = '';

  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    const product = await productReady(app.shop, { stock: 5 });
    const order = await orderReady(app.shop, { lines: [{ variantId: product.variantIds[0]!, quantity: 1 }] });
    buyer = order.customer;
    slug = product.slug;
    Object.assign(keys, { products: product.id, orders: order.number, customers: buyer.id });
  });

  const send = async (noun: Noun, payload: object, token = owner.token) => {
    const answer = await app.server.inject({
      method: 'PATCH',
      url: `/api/admin/${noun}/${keys[noun]}/metadata/`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<{ code?: string; metadata?: Metadata }>() };
  };
  const read = async (noun: Noun) => {
    const answer = await app.server.inject({
      url: `/api/admin/${noun}/${keys[noun]}/`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    return answer.json<{ metadata: Metadata }>().metadata;
  };
  const nouns: readonly Noun[] = ['products', 'orders', 'customers'];

  test.each(nouns)('%s: a change merges, null clears, and unnamed keys are unchanged', async (noun) => {
    expect(await read(noun)).toEqual({});
    const first = await send(noun, { metadata: { erp_id: 'A-12', 'crm-stage': ' وفادار ' }, before: {} });
    expect([first.status, first.body]).toEqual([200, { metadata: { 'crm-stage': 'وفادار', erp_id: 'A-12' } }]);
    const second = await send(noun, {
      metadata: { erp_id: null, shelf: '7' },
      before: { erp_id: 'A-12', shelf: null },
    });
    expect(second.body).toEqual({ metadata: { 'crm-stage': 'وفادار', shelf: '7' } });
    expect(await read(noun)).toEqual({ 'crm-stage': 'وفادار', shelf: '7' });
    const { rows } = await app.shop.database.pool.query(
      `SELECT before, after FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1`,
      [`${noun.slice(0, -1)}.metadata-changed`],
    );
    expect(rows).toEqual([{ before: { metadata: { erp_id: 'A-12' } }, after: { metadata: { shelf: '7' } } }]);
  });

  test.each(nouns)(
    '%s: of twenty concurrent writers of one key one is first, and other keys do not conflict',
    async (noun) => {
      const same = await Promise.all(
        Array.from({ length: 20 }, (_, index) => send(noun, { metadata: { race: String(index) }, before: {} })),
      );
      expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(same.filter(({ body }) => body.code === 'changed-meanwhile')).toHaveLength(19);
      const others = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(noun, { metadata: { [`key-${index}`]: 'x' }, before: {} })),
      );
      expect(others.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
      expect(Object.keys(await read(noun))).toHaveLength(13);
    },
  );

  test.each<[string, object]>([
    ['a key of 41 letters', { ['k'.repeat(41)]: 'x' }],
    ['a key of the language itself', { __proto__x: 'x' }],
    ['a key with a space', { 'erp id': 'x' }],
    ['a Persian key', { کلید: 'x' }],
    ['a value of 501 letters', { long: 'x'.repeat(501) }],
    ['an empty value', { empty: '' }],
    ['a number', { count: 1 }],
    ['21 keys', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`n${index}`, 'x']))],
  ])('%s is refused, never an internal error', async (_, metadata) => {
    for (const noun of nouns) expect((await send(noun, { metadata, before: {} })).status).toBe(400);
  });

  test('more than twenty are refused, built-in property names are valid keys, and unstorable values break nothing', async () => {
    const eight = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`more-${index}`, 'x']));
    expect((await send('products', { metadata: eight, before: {} })).body.code).toBe('too-many-metadata');
    const odd = await send('orders', { metadata: { constructor: 'a\u0000b', toString: '"quoted" \\ 😀' }, before: {} });
    expect(odd.body.metadata).toMatchObject({ constructor: 'ab', toString: '"quoted" \\ 😀' });
  });

  test('no shopper reads or writes them, in public or own data', async () => {
    const others = [
      app.server.inject(`/api/products/${slug}/`),
      app.server.inject({
        url: `/api/orders/${keys.orders}/`,
        headers: { authorization: `Bearer ${buyer.token}` },
      }),
      app.server.inject({ url: '/api/customers/current/me/', headers: { authorization: `Bearer ${buyer.token}` } }),
    ];
    for (const answer of await Promise.all(others)) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('وفادار');
      expect(answer.body).not.toContain('metadata');
    }
    for (const noun of nouns)
      expect((await send(noun, { metadata: { a: 'b' }, before: {} }, buyer.token)).status).toBe(403);
  });

  test('of a customer are in the data export, and are erased with the account, also from the log', async () => {
    const { id, token } = await customerReady(app.shop);
    keys.customers = id;
    await send('customers', { metadata: { crm: 'named-by-a-crm' }, before: {} });
    const copy = await app.server.inject({
      url: `/api/admin/customers/${id}/copy.json`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(copy.body).toContain('named-by-a-crm');
    const erased = await app.server.inject({
      method: 'POST',
      url: `/api/admin/customers/${id}/erase/`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: {},
    });
    expect([erased.statusCode, token.length > 0]).toEqual([200, true]);
    const { rows } = await app.shop.database.pool.query<{ found: number }>(
      `SELECT (SELECT count(*)::int FROM customers WHERE metadata::text LIKE '%named-by-a-crm%')
        + (SELECT count(*)::int FROM audit_log WHERE concat(before, after) LIKE '%named-by-a-crm%') AS found`,
    );
    expect(rows).toEqual([{ found: 0 }]);
    expect((await send('customers', { metadata: { crm: 'again' }, before: {} })).status).toBe(404);
  });
});
