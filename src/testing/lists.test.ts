import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { orderSorts } from '#features/orders/orders-admin.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import type { Call } from '#shared/contract/contract.ts';
import { api } from '../api.ts';
import { useTestShop } from './test-shop.ts';

const calls = Object.assign({}, ...api.map(({ contract }) => contract)) as Record<string, Call>;
const has = (schema: { readonly properties?: object } | undefined, name: string) => name in (schema?.properties ?? {});
/** Every paginated list, except those below an id, which is looked up first. */
const lists = Object.entries(calls)
  .filter(([name, { reply, query }]) => !name.includes(':') && has(reply, 'next_after') && has(query, 'after'))
  .map(([name]) => name);

describe('API-20 lists are paged in one way', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let seller: { readonly token: string };
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    seller = await sellerReady(app.shop);
  });

  test('every list is checked', () => {
    expect(lists.length).toBeGreaterThan(30);
  });

  test.each(lists)('a foreign cursor is refused: %s', async (name) => {
    const token = name.includes('/api/seller/') ? seller.token : owner.token;
    const query = { 'GET /api/posts/': { language: 'fa' }, 'GET /api/search/': { q: 'lamp' } }[name] ?? {};
    const answer = await app.call(name, { token, query: { ...query, after: 'bm9uZQ' } });
    expect([answer.status, (answer.body as { code?: string }).code]).toEqual([400, 'invalid-request']);
  });

  test.each(lists)('a page has as many entries as requested, up to a hundred: %s', async (name) => {
    const token = name.includes('/api/seller/') ? seller.token : owner.token;
    const query = { 'GET /api/posts/': { language: 'fa' }, 'GET /api/search/': { q: 'lamp' } }[name] ?? {};
    const one = await app.call(name, { token, query: { ...query, page_size: 1 } });
    expect([one.status, (one.body as { data: unknown[] }).data.length < 2]).toEqual([200, true]);
    expect((await app.call(name, { token, query: { ...query, page_size: 101 } })).status).toBe(400);
  });

  test('next_after equals after in the next address, and the list continues after the last row', async () => {
    for (let count = 0; count < 51; count++) await productReady(app.shop, { stock: 1 });
    const read = async (query: object) =>
      (await app.call('GET /api/admin/stock/', { token: owner.token, query: { ...query } })).body as {
        data: { id: number }[];
        next: string | null;
        next_after: string | null;
      };
    const first = await read({});
    expect(first.next_after).not.toBeNull();
    expect(new URL(first.next ?? '', 'http://shop').searchParams.get('after')).toBe(first.next_after);
    const second = await read({ after: first.next_after });
    expect(second.data[0]!.id).toBeLessThan(first.data.at(-1)!.id);
    const last = await read({ after: second.next_after ?? first.next_after });
    expect([last.next, last.next_after]).toEqual([null, null]);
  });

  test('accepts only its own order', async () => {
    const { variantIds } = await productReady(app.shop, { stock: 9 });
    for (let count = 0; count < 2; count++)
      await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    const read = async (query: object) =>
      app.call('GET /api/admin/orders/', { token: owner.token, query: { ...query, page_size: 1 } });
    for (const sort of orderSorts) {
      const { next } = (await read({ sort })).body as { next: string };
      const after = new URL(next, 'http://shop').searchParams.get('after');
      for (const other of orderSorts)
        expect([sort, other, (await read({ sort: other, after })).status]).toEqual([
          sort,
          other,
          sort === other ? 200 : 400,
        ]);
    }
  });

  test('a list of one page is marked as complete', async () => {
    const { body } = await app.call('GET /api/admin/brands/', { token: owner.token });
    expect(body).toMatchObject({ next: null, next_after: null });
  });
});
