import { beforeAll, describe, expect, test, vi } from 'vitest';
import { changePreferences } from '#features/accounts/server/preferences.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { moveStock } from '#features/inventory/server/inventory.service.ts';
import { listNotices } from '#features/notifications/server/notifications.service.ts';
import { recordEvent } from '#features/notifications/server/notifications.jobs.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { MessageNotSent } from '#platform/outbound/sms.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import { maxStockNotices, storedDays } from '../stock-notices.rules.ts';
import { forgetAnswered, notifyOfReturned, textOfReturned } from './stock-notices.service.ts';

describe('back-in-stock notifications', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  const request = ({ token }: ReadyCustomer, id: number) =>
    app.call('PUT /api/stock-notices/:id/', { token, params: { id } });
  const awaited = async ({ token }: ReadyCustomer) =>
    ((await app.call('GET /api/stock-notices/', { token })).body as { ids: number[] }).ids;
  const count = (id: number, pieces: number) =>
    moveStock(app.shop, {
      by: owner.id,
      sellerId: null,
      changes: [{ variant_id: id, reason: 'corrected', pieces }],
    });
  const published = async () =>
    (
      await app.shop.database.pool.query<{ id: number; name: string; event: unknown }>(
        'delete from outbox returning id, name, news as event',
      )
    ).rows;
  /** Runs the jobs of all published events, each twice. */
  const runEvents = async () => {
    for (const { id, name, event } of await published()) {
      for (let time = 0; time < 2; time++) {
        if (name === 'notice.due') await recordEvent(app.shop, event as Record<string, unknown>, { id, name });
        if (name === 'stock-notice.due') await textOfReturned(app.shop, event as { stockNoticeId: number });
      }
    }
  };
  const received = async ({ id, phone }: ReadyCustomer) => ({
    notices: (await listNotices(app.shop, { customerId: id, language: 'fa' })).data.map(({ text, link }) => ({
      text,
      link,
    })),
    texts: (await app.shop.outlet.sentTo(phone)).map(({ text }) => text).filter((text) => text.includes('موجود')),
  });

  test('one restock gives one notification and one text, however many jobs run concurrently', async () => {
    const lamp = await productReady(app.shop, { stock: 0, name: 'چراغ رومیزی' });
    const [waiting, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    expect((await request(waiting, lamp.id)).status).toBe(200);
    expect((await request(waiting, lamp.id)).status).toBe(200);
    expect(await awaited(waiting)).toEqual([lamp.id]);
    expect(await notifyOfReturned(app.shop)).toBe(0);

    await count(lamp.id, 3);
    const claimed = await Promise.all(Array.from({ length: 6 }, () => notifyOfReturned(app.shop)));
    expect(claimed.reduce((sum, one) => sum + one, 0)).toBe(1);
    await runEvents();
    expect(await received(waiting)).toEqual({
      notices: [{ text: expect.stringContaining('چراغ رومیزی') as string, link: `/single-product/${lamp.slug}` }],
      texts: [expect.stringContaining(`/single-product/${lamp.slug}`)],
    });
    expect(await received(other)).toEqual({ notices: [], texts: [] });
    expect(await awaited(waiting)).toEqual([]);

    // Sold out and restocked again: only new subscriptions are notified.
    await count(lamp.id, 0);
    await count(lamp.id, 2);
    expect(await notifyOfReturned(app.shop)).toBe(0);
    await count(lamp.id, 0);
    app.clock.advance(1_000);
    expect((await request(waiting, lamp.id)).status).toBe(200);
    await count(lamp.id, 1);
    expect(await notifyOfReturned(app.shop)).toBe(1);
    await runEvents();
    expect((await received(waiting)).notices).toHaveLength(2);
    expect((await received(waiting)).texts).toHaveLength(2);
  });

  test('a request during a restock is either refused or notified: it never waits for stock already there', async () => {
    const cup = await productReady(app.shop, { stock: 0 });
    const customers = await Promise.all(Array.from({ length: 5 }, () => customerReady(app.shop)));
    const [answers] = await Promise.all([
      Promise.all(customers.map((customer) => request(customer, cup.id))),
      count(cup.id, 4),
      notifyOfReturned(app.shop),
    ]);
    await notifyOfReturned(app.shop);
    await runEvents();
    for (const [index, customer] of customers.entries()) {
      const notices = answers[index]?.status === 200 ? 1 : 0;
      if (notices === 0) expect(answers[index]).toMatchObject({ status: 409, body: { code: 'variant-in-stock' } });
      expect((await received(customer)).notices).toHaveLength(notices);
      expect(await awaited(customer)).toEqual([]);
    }
  });

  test('refuses items in stock or not sold, guests, and too many at a time; a request can be withdrawn', async () => {
    const [there, gone] = [await productReady(app.shop, { stock: 1 }), await productReady(app.shop, { stock: 0 })];
    const customer = await customerReady(app.shop);
    expect(await request(customer, there.id)).toMatchObject({ status: 409, body: { code: 'variant-in-stock' } });
    expect(await request(customer, 999_999_999)).toMatchObject({ status: 404, body: { code: 'product-not-found' } });
    expect((await app.call('PUT /api/stock-notices/:id/', { params: { id: gone.id } })).status).toBe(401);

    expect((await request(customer, gone.id)).status).toBe(200);
    await app.call('DELETE /api/stock-notices/:id/', { token: customer.token, params: { id: gone.id } });
    await count(gone.id, 1);
    expect(await notifyOfReturned(app.shop)).toBe(0);

    const many = await productReady(app.shop, {
      variants: [
        { stock: 0, size: '0' },
        ...Array.from({ length: maxStockNotices }, (_, index) => ({ stock: 0, size: String(index + 1) })),
      ],
    });
    for (const id of many.variantIds.slice(0, maxStockNotices)) expect((await request(customer, id)).status).toBe(200);
    expect(await request(customer, many.variantIds.at(-1) ?? 0)).toMatchObject({
      status: 409,
      body: { code: 'too-many-stock-notices' },
    });
  });

  test('a text that certainly was not sent is resent, one that may have been is not; disabled notifications get none', async () => {
    const jar = await productReady(app.shop, { stock: 0 });
    const [first, second, silent] = [
      await customerReady(app.shop),
      await customerReady(app.shop),
      await customerReady(app.shop),
    ];
    for (const customer of [first, second, silent]) {
      await request(customer, jar.id);
      app.clock.advance(1_000);
    }
    await changePreferences(app.shop, silent.id, { notificationsOn: false, available: undefined });
    await count(jar.id, 9);
    expect(await notifyOfReturned(app.shop)).toBe(3);
    const due = (await published()).filter(({ name }) => name === 'stock-notice.due');
    const [ofFirst, ofSecond, ofSilent] = due.map(({ event }) => event as { stockNoticeId: number });
    const fails = (surely: boolean) =>
      vi.spyOn(app.shop.sms, 'send').mockRejectedValueOnce(new MessageNotSent('No answer.', { surely }));
    fails(true);
    await expect(textOfReturned(app.shop, ofFirst ?? { stockNoticeId: 0 })).rejects.toThrow('No answer.');
    fails(false);
    await textOfReturned(app.shop, ofSecond ?? { stockNoticeId: 0 });
    for (const one of [ofFirst, ofSecond, ofSilent]) await textOfReturned(app.shop, one ?? { stockNoticeId: 0 });
    expect((await received(first)).texts).toHaveLength(1);
    expect((await received(second)).texts).toHaveLength(0);
    expect((await received(silent)).texts).toHaveLength(0);
    app.clock.set(secondsAfter(testTime, (storedDays + 1) * daySeconds));
    await forgetAnswered(app.shop);
    const { rows } = await app.shop.database.pool.query<{ left: number }>(
      `select count(*)::int as left from stock_notices where variant_id = $1`,
      [jar.id],
    );
    expect(rows[0]?.left).toBe(0);
  });
});
