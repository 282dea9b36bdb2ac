import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { moveStock } from '#features/inventory/server/inventory.service.ts';
import { databaseKind } from '#platform/testing/databases.ts';
import { useTestShop } from './test-shop.ts';

interface Line {
  readonly id: number;
  readonly number: string;
  readonly updated_at: string;
}
interface Page {
  readonly data: Line[];
  readonly next: string | null;
  readonly next_after: string | null;
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
/** A gate at which a test waits until another part of it opens it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

const always = '2000-01-01T00:00:00Z';

describe('updated_since', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '12', ACCESS_TOKEN_SECONDS: '864000' });
  let owner: ReadyCustomer;
  let product: Awaited<ReturnType<typeof productReady>>;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    product = await productReady(app.shop, { stock: 500 });
  });
  const call = (name: string, sent: object = {}) => app.call(name, { token: owner.token, ...sent });
  const run = (text: string, values: unknown[] = []) => app.shop.database.pool.query(text, values);
  /** Reads a list of changes to its end, in small pages. */
  const changes = async (list: string, since: string, query: object = {}) => {
    const all: Line[] = [];
    for (let after: string | null = null; ;) {
      const sent = { updated_since: since, page_size: 2, ...query, ...(after === null ? {} : { after }) };
      const page = (await call(`GET ${list}`, { query: sent })).body as Page;
      all.push(...page.data);
      if (page.next === null) return all;
      after = page.next_after;
    }
  };
  /** Returns the time of the latest change in a list. */
  const last = async (list: string) => (await changes(list, always)).at(-1)?.updated_at ?? always;
  const order = () => orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 1 }] });

  test('lists are in order of change, page by page, with their filters applied', async () => {
    const placed = [];
    for (let n = 0; n < 5; n++) placed.push(await order());
    const numbers = placed.map(({ number }) => number);
    expect((await changes('/api/admin/orders/', always)).map(({ number }) => number)).toEqual(numbers);
    await call('PATCH /api/admin/orders/:number/', {
      params: { number: numbers[1] },
      body: { staff_note: 'x', before: { tracking_code: null, staff_note: null } },
    });
    const now = await changes('/api/admin/orders/', always);
    expect(now.map(({ number }) => number)).toEqual([...numbers.filter((one) => one !== numbers[1]), numbers[1]]);
    expect(now.map(({ updated_at: at }) => at)).toEqual(now.map(({ updated_at: at }) => at).toSorted());
    // Reading on from the last change returns that one again, and what follows.
    expect((await changes('/api/admin/orders/', now.at(-1)!.updated_at)).map(({ number }) => number)).toEqual([
      numbers[1],
    ]);
    expect(await changes('/api/admin/orders/', always, { status: 'delivered' })).toEqual([]);
  });

  test('customers, products and stock report what changed, including archived rows', async () => {
    const [customers, products, stock] = await Promise.all(
      ['/api/admin/customers/', '/api/admin/products/', '/api/admin/stock/'].map(last),
    );
    const { id } = await productReady(app.shop, { stock: 3 });
    expect((await changes('/api/admin/products/', products!)).map((one) => one.id)).toContain(id);
    expect((await changes('/api/admin/stock/', stock!)).map((one) => one.id)).toContain(id);
    const between = await last('/api/admin/products/');
    const body = { ids: [product.id], status: 'archived' };
    await call('POST /api/admin/products/bulk-set-status/', { body });
    expect((await changes('/api/admin/products/', between)).map((one) => one.id)).toContain(product.id);
    await call('POST /api/admin/products/bulk-set-status/', { body: { ...body, status: 'active' } });
    const { id: customer } = await customerReady(app.shop);
    expect((await changes('/api/admin/customers/', customers!)).map((one) => one.id)).toContain(customer);
    const before = await last('/api/admin/stock/');
    await moveStock(app.shop, {
      by: owner.id,
      sellerId: null,
      changes: [{ variant_id: product.id, reason: 'received', pieces: 1 }],
      note: '',
    });
    expect((await changes('/api/admin/stock/', before)).at(-1)).toMatchObject({ id: product.id });
    expect((await changes('/api/admin/stock/', before, { location_id: 1 })).at(-1)).toMatchObject({ id: product.id });
  });

  test('a variant at two locations is listed once, with its last change', async () => {
    const { body } = await call('POST /api/admin/stock-locations/', { body: { name: { fa: 'دوم', en: 'Second' } } });
    const { id: location } = body as { id: number };
    const before = await last('/api/admin/stock/');
    const receive = (at: number) =>
      moveStock(app.shop, {
        by: owner.id,
        sellerId: null,
        changes: [{ variant_id: product.id, reason: 'received', pieces: 1, location_id: at }],
        note: '',
      });
    await receive(location);
    await receive(1);
    const changed = await changes('/api/admin/stock/', before);
    expect(changed.filter(({ id }) => id === product.id)).toHaveLength(1);
    expect(await changes('/api/admin/stock/', before, { location_id: location })).toMatchObject([{ id: product.id }]);
  });

  test('an order changes with its status, parcels, tenders, refunds and returns', async () => {
    const { number } = await order();
    const { rows } = await run('SELECT id FROM orders WHERE number = $1', [number]);
    const { id } = rows[0] as { id: number };
    const moved = async (work: () => Promise<unknown>) => {
      const before = await last('/api/admin/orders/');
      // The last changed one is returned again anyway.
      await run(`UPDATE orders SET staff_note = 'other' WHERE id <> $1`, [id]);
      await work();
      return (await changes('/api/admin/orders/', before)).some(
        (one) => one.number === number && one.updated_at > before,
      );
    };
    expect(await moved(async () => undefined)).toBe(false);
    const parcel = async (verb: string, body: object) =>
      call(verb, {
        params: { number, id: (await parcelOf(id)).id },
        body: { version: (await parcelOf(id)).version, ...body },
      });
    const parcelOf = async (orderId: number) =>
      (await run('SELECT id, version FROM fulfillments WHERE order_id = $1', [orderId])).rows[0] as {
        id: number;
        version: number;
      };
    expect(
      await moved(() => call('POST /api/admin/orders/bulk-move/', { body: { numbers: [number], to: 'packaging' } })),
    ).toBe(true);
    expect(
      await moved(() => call('POST /api/admin/orders/:number/fulfillments/', { params: { number }, body: {} })),
    ).toBe(true);
    expect(await moved(() => parcel('PATCH /api/admin/fulfillments/:id/', { tracking_code: '12345' }))).toBe(true);
    expect(
      await moved(() => call('POST /api/admin/orders/bulk-move/', { body: { numbers: [number], to: 'on-the-way' } })),
    ).toBe(true);
    const begin = `INSERT INTO payments (order_id, method, kind, state, amount, authority, started_at) VALUES ($1, 'online', 'gateway', 'started', 10, 'since', now())`;
    expect(await moved(() => run(begin, [id]))).toBe(true);
    expect(await moved(() => run(`UPDATE payments SET said = '-9' WHERE authority = 'since'`))).toBe(false);
    expect(
      await moved(() => run(`UPDATE payments SET state = 'failed', settled_at = now() WHERE authority = 'since'`)),
    ).toBe(true);
    const refund = `INSERT INTO refunds (order_id, source, amount, way, state, cause, key, at, done_at) VALUES ($1, 'cash', 1, 'uncollected', 'done', 'staff', 'since', now(), now())`;
    expect(await moved(() => run(refund, [id]))).toBe(true);
    const insertReturn = `INSERT INTO returns (order_id, state, reason, text, pictures, asked_at) VALUES ($1, 'asked', 'damaged', '', '[]', now())`;
    expect(await moved(() => run(insertReturn, [id]))).toBe(true);
  });

  test("an invalid moment, a custom order and another list's cursor are refused", async () => {
    for (const list of ['orders', 'products', 'stock', 'customers']) {
      const name = `GET /api/admin/${list}/`;
      for (const wrong of ['yesterday', '2026-02-30T00:00:00Z', '2026-11-20'])
        expect((await call(name, { query: { updated_since: wrong } })).status, `${list} ${wrong}`).toBe(400);
      const page = (await call(name, { query: { page_size: 1 } })).body as Page;
      const query = { updated_since: always, after: page.next_after ?? 'bm9uZQ' };
      expect((await call(name, { query })).body, list).toMatchObject({ code: 'invalid-request' });
      const far = Buffer.from(`${list}-changes:9007199254740991:1`).toString('base64url');
      expect((await call(name, { query: { ...query, after: far } })).status, list).toBe(400);
    }
    const sorted = { updated_since: always, sort: 'total' };
    expect((await call('GET /api/admin/orders/', { query: sorted })).body).toMatchObject({ code: 'invalid-request' });
  });

  /** The embedded database has one connection, for which transactions queue. */
  const onPostgres = test.runIf(databaseKind() === 'postgres');

  onPostgres('a change that is committed later than another, with an earlier moment, is not passed over', async () => {
    const [slow, quick] = [await order(), await order()];
    const before = await last('/api/admin/orders/');
    const note = (number: string) => run(`UPDATE orders SET staff_note = 'race' WHERE number = $1`, [number]);
    const [written, mayCommit] = [gate(), gate()];
    const slowly = app.shop.transaction(async () => {
      await note(slow.number);
      written.open();
      await mayCommit.opened;
    });
    await written.opened;
    await note(quick.number);
    const meanwhile = (await changes('/api/admin/orders/', before)).filter(({ number }) => number === quick.number);
    // Its change waits for the previous one: a reader that read it now and continued from its time would miss the slow one.
    expect(meanwhile.every(({ updated_at: at }) => at <= before)).toBe(true);
    mayCommit.open();
    await slowly;
    expect((await changes('/api/admin/orders/', before)).map(({ number }) => number).slice(-2)).toEqual([
      slow.number,
      quick.number,
    ]);
  });

  onPostgres('a transaction that only reads lets nobody wait', async () => {
    const { number } = await order();
    const [reading, mayEnd] = [gate(), gate()];
    const reader = app.shop.transaction(async () => {
      await run('SELECT count(*) FROM orders');
      reading.open();
      await mayEnd.opened;
    });
    await reading.opened;
    const before = await last('/api/admin/orders/');
    await run(`UPDATE orders SET staff_note = 'beside' WHERE number = $1`, [number]);
    expect((await changes('/api/admin/orders/', before)).at(-1)?.number).toBe(number);
    mayEnd.open();
    await reader;
  });

  onPostgres('who reads on from the last moment while eight write misses no change', async () => {
    const orders: string[] = [];
    for (let n = 0; n < 16; n++) orders.push((await order()).number);
    const start = await last('/api/admin/orders/');
    const finished = new AbortController();
    const seen = new Map<string, string>();
    const reader = (async () => {
      for (let since = start; ;) {
        const wasFinished = finished.signal.aborted;
        const part = await changes('/api/admin/orders/', since, { page_size: 5 });
        for (const { number, updated_at: at } of part) seen.set(number, at);
        since = part.at(-1)?.updated_at ?? since;
        if (wasFinished) return;
      }
    })();
    await Promise.all(
      times(8, async (writer) => {
        for (let round = 0; round < 25; round++)
          await app.shop.transaction(async () => {
            const number = orders[(round * 8 + writer * 3) % 16]!;
            await run(`UPDATE orders SET staff_note = $1 WHERE number = $2`, [`${writer} ${round}`, number]);
            await run(`SELECT pg_sleep($1)`, [((writer * 7 + round * 3) % 10) / 1_000]);
          });
      }),
    );
    finished.abort();
    await reader;
    const { rows } = await run('SELECT number, updated_at FROM orders WHERE number = ANY($1)', [orders]);
    for (const { number, updated_at: at } of rows as { number: string; updated_at: Date }[])
      expect(seen.get(number), number).toBe(at.toISOString());
  });
});
