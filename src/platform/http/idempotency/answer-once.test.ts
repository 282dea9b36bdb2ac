import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { armFaultPoints } from '../../fault-points.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { forgetOldKeys, hashOfRequest } from './answer-once.ts';

const call = 'POST /api/admin/customers/:id/credit/';
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

describe('a request done once per idempotency key', () => {
  const app = useTestShop();
  let manager: Awaited<ReturnType<typeof customerReady>>;
  beforeAll(async () => {
    manager = await customerReady(app.shop, { role: 'manager' });
  });
  afterEach(() => {
    armFaultPoints(app.shop, () => undefined);
  });
  const give = (id: number, key: string, amount = 1_000) =>
    app.call(call, {
      token: manager.token,
      params: { id },
      headers: { 'idempotency-key': key },
      body: { amount, note: 'دلجویی' },
    });
  const ledgerOf = async (id: number) => {
    const { body } = await app.call('GET /api/admin/customers/:id/credit/', { token: manager.token, params: { id } });
    const { balance, data } = body as { balance: number; data: unknown[] };
    return [balance, data.length];
  };

  test('has the same response word for word, marked as a repeat', async () => {
    const { id } = await customerReady(app.shop);
    const first = await give(id, 'gift-one');
    const again = await give(id, 'gift-one');
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([201, first.text, 'true']);
    expect(await ledgerOf(id)).toEqual([1_000, 1]);
    await give(id, 'gift-two');
    expect(await ledgerOf(id)).toEqual([2_000, 2]);
  });

  test('returns the version of what it created, as without a key, and also on a repeat', async () => {
    const make = () =>
      app.call('POST /api/admin/stock-locations/', {
        token: manager.token,
        headers: { 'idempotency-key': 'location' },
        body: { name: { fa: 'انبار کرج', en: 'Karaj' } },
      });
    const [first, again] = [await make(), await make()];
    expect([first.status, first.headers.etag, again.headers.etag]).toEqual([201, '"1"', '"1"']);
    expect(again.headers.location).toBe(first.headers.location);
  });

  test('requires a valid key; another body or address under it is refused, and other callers have separate keys', async () => {
    const [{ id }, other, owner] = await Promise.all([
      customerReady(app.shop),
      customerReady(app.shop),
      customerReady(app.shop, { role: 'owner' }),
    ]);
    expect(await give(id, '')).toMatchObject({ status: 400, body: { code: 'idempotency-key-needed' } });
    // As received: every byte of UTF-8 is a separate character.
    const letters = ['کلی', 'ک', 'é'].map((key) => Buffer.from(key).toString('latin1'));
    for (const key of ['x'.repeat(201), ...letters])
      expect(await give(id, key)).toMatchObject({ status: 400, body: { errors: [{ path: 'idempotency-key' }] } });
    await give(id, 'mine');
    expect(await give(id, 'mine', 2_000)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    expect((await give(other.id, 'mine')).status).toBe(422);
    const theirs = await app.call(call, {
      token: owner.token,
      params: { id },
      headers: { 'idempotency-key': 'mine' },
      body: { note: 'دلجویی', amount: 1_000 },
    });
    expect([theirs.status, theirs.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(await ledgerOf(id)).toEqual([2_000, 2]);
  });

  test('twenty concurrent requests under one key are done once, and of two bodies one is done', async () => {
    const { id } = await customerReady(app.shop);
    const same = await Promise.all(times(20, () => give(id, 'rush')));
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([201]));
    expect(same.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await ledgerOf(id)).toEqual([1_000, 1]);
    const mixed = await Promise.all(times(20, (index) => give(id, 'mixed', 1_000 + (index % 2))));
    const statuses = mixed.map(({ status }) => status).sort();
    expect(statuses).toEqual([...times(10, () => 201), ...times(10, () => 422)]);
    expect((await ledgerOf(id))[1]).toBe(2);
  });

  test('a refused request leaves the key free, and a process that dies before the commit has done nothing', async () => {
    const { id } = await customerReady(app.shop);
    expect((await give(id, 'retry', -5_000)).status).toBe(409);
    expect((await give(id, 'retry')).status).toBe(201);
    armFaultPoints(app.shop, (point) => {
      if (point === 'answer-kept') throw new Error('the process died');
      return undefined;
    });
    expect((await give(id, 'killed')).status).toBe(500);
    expect(await ledgerOf(id)).toEqual([1_000, 1]);
    armFaultPoints(app.shop, () => undefined);
    expect((await give(id, 'killed')).headers['idempotency-replayed']).toBeUndefined();
    expect(await ledgerOf(id)).toEqual([2_000, 2]);
  });

  test('a slow request is in progress, and a key expires after thirty days', async () => {
    const { id } = await customerReady(app.shop);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let stop = () => {};
    const underWay = new Promise<void>((resolve) => (stop = resolve));
    armFaultPoints(app.shop, (point) => {
      if (point !== 'answer-kept') return undefined;
      stop();
      return held;
    });
    const first = give(id, 'slow');
    await underWay;
    const meanwhile = await give(id, 'slow');
    expect(meanwhile).toMatchObject({ status: 409, body: { code: 'request-in-progress', retryable: true } });
    release();
    expect((await first).status).toBe(201);
    const cached = async () =>
      (await app.shop.database.pool.query(`select from idempotency_keys where key = 'slow'`)).rows.length;
    for (const [days, left] of [
      [29, 1],
      [2, 0],
    ] as const) {
      app.clock.advance(days * 86_400_000);
      await forgetOldKeys(app.shop);
      expect(await cached()).toBe(left);
    }
  });
});

test('the hash ignores the order of fields and nothing else', () => {
  expect(hashOfRequest({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOfRequest({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(hashOfRequest({ a: [1, 2] })).not.toBe(hashOfRequest({ a: [2, 1] }));
});
