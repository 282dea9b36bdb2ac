import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { changeCredit, creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { StaffTransfer, TransferPage } from '../bank-transfers.contract.ts';
import { account, orderByTransferReady, transferReported, transfersReady } from './bank-transfers.factory.ts';
import { remindOfTransfers, notifyTransferDue, notifyTransferRefused } from './bank-transfers.jobs.ts';

const hour = 3_600_000;
let references = 100_000;

// A lamp for 95,000 and its shipping for 45,000: an order is 140,000 toman.
describe('paying by bank transfer', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400000' });
  let manager: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    manager = await transfersReady(app.shop);
  });
  beforeEach(async () => {
    variantId = (await productReady(app.shop, { price: 100_000, stock: 3 })).variantIds[0]!;
  });

  const newReference = () => String((references += 1));
  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const stock = async () =>
    (await rows('SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1', variantId))[0];
  const order = (more?: Parameters<typeof orderByTransferReady>[2]) => orderByTransferReady(app.shop, variantId, more);
  const page = async ({ number, customer }: { number: string; customer: ReadyCustomer }) =>
    (await app.call('GET /api/orders/:number/bank-transfer/', { token: customer.token, params: { number } }))
      .body as TransferPage;
  const report = ({ number, customer }: { number: string; customer: ReadyCustomer }, body: object) =>
    app.call('POST /api/orders/:number/bank-transfer/', { token: customer.token, params: { number }, body });
  const receiptOf = (customer: ReadyCustomer) => uploadReady(app.shop, { customerId: customer.id, kind: 'file' });
  const decide = (how: 'confirm' | 'refuse', number: string, body: object = {}) =>
    app.call(`POST /api/admin/bank-transfers/:number/${how}/`, {
      token: manager.token,
      params: { number },
      body: { revision: 1, ...(how === 'refuse' ? { reason: 'این مبلغ در حساب نیست.' } : {}), ...body },
    });
  const queue = async (query: object = {}) =>
    (
      (await app.call('GET /api/admin/bank-transfers/', { token: manager.token, query: { page_size: 50, ...query } }))
        .body as { data: StaffTransfer[] }
    ).data;
  const stateOf = async (number: string) =>
    (await rows('SELECT state FROM orders WHERE number = $1', number))[0]?.state;

  test('PAY-05 a transfer is reported with its receipt, found by the staff, and places the order once', async () => {
    const bought = await order();
    expect(bought.payAddress).toMatch(new RegExp(`/checkout-bank\\?order=${bought.number}$`));
    expect(await page(bought)).toMatchObject({
      order_status: 'awaiting-payment',
      due: 140_000,
      held_until: new Date(app.clock.now().getTime() + 24 * hour).toISOString(),
      accounts: [account],
      report: null,
      can_report: true,
    });
    expect(await stock()).toEqual({ on_hand: 3, held: 1 });
    const reported = await report(bought, { reference: ' ۱۴۰۵-۰۹-ab ', receipt: await receiptOf(bought.customer) });
    expect(reported.body).toMatchObject({
      report: {
        status: 'waiting',
        reference: '140509AB',
        receipt: {
          mime_type: 'image/webp',
          address: expect.stringMatching(/^\/files\/[0-9a-f]{20}\?until=/) as string,
        },
      },
      can_report: true,
    });
    expect(await queue()).toMatchObject([
      { order: bought.number, amount: 140_000, reference: '140509AB', revision: 1, also_on: [], status: 'waiting' },
    ]);
    expect((await decide('confirm', bought.number)).body).toMatchObject({
      ...{ outcome: 'placed', order: bought.number, status: 'confirmed', amount: 140_000, reference: '140509AB' },
    });
    expect(await decide('confirm', bought.number)).toMatchObject({ status: 409, body: { code: 'transfer-decided' } });
    expect(await stock()).toEqual({ on_hand: 2, held: 0 });
    expect(await page(bought)).toMatchObject({
      order_status: 'placed',
      held_until: null,
      report: { status: 'confirmed' },
      can_report: false,
    });
    expect(
      await rows(
        `SELECT count(*) FROM outbox WHERE name = 'order.paid' AND news ->> 'orderId' = (SELECT id::text FROM orders WHERE number = $1)`,
        bought.number,
      ),
    ).toEqual([{ count: 1 }]);
    expect(await queue({ status: 'confirmed', q: bought.number })).toMatchObject([
      { order: bought.number, decided_by: manager.username },
    ]);
    const log = await app.call('GET /api/admin/audit/', {
      token: manager.token,
      query: { subject: 'order', subject_id: bought.number },
    });
    expect(log.body).toMatchObject({
      data: [{ action: 'transfer.confirmed', after: { reference: '140509AB', amount: 140_000, outcome: 'placed' } }],
    });
  });

  test('PAY-05 a report can be corrected until it is confirmed, and nobody decides about the one before', async () => {
    const bought = await order();
    const first = await receiptOf(bought.customer);
    await report(bought, { reference: newReference(), receipt: first });
    const reference = newReference();
    expect((await report(bought, { reference })).body).toMatchObject({ report: { reference } });
    expect(await decide('confirm', bought.number)).toMatchObject({ status: 409, body: { code: 'transfer-corrected' } });
    await report(bought, { reference, receipt: await receiptOf(bought.customer) });
    expect(await rows('SELECT key FROM uploads WHERE key = $1', first)).toEqual([]);
    expect((await decide('confirm', bought.number, { revision: 3 })).status).toBe(200);
    expect(await report(bought, { reference: newReference() })).toMatchObject({
      status: 409,
      body: { code: 'transfer-closed' },
    });
  });

  test('PAY-05 a refused transfer gives its customer the reason, and may be resubmitted before the deadline', async () => {
    const bought = await order();
    await transferReported(app.shop, bought, newReference());
    app.clock.advance(25 * hour);
    expect(await releaseLapsedHolds(app.shop)).toBe(0);
    expect(await decide('refuse', bought.number)).toMatchObject({
      status: 200,
      body: { order: bought.number, status: 'refused', reason: 'این مبلغ در حساب نیست.' },
    });
    expect(await page(bought)).toMatchObject({
      report: { status: 'refused', reason: 'این مبلغ در حساب نیست.' },
      can_report: true,
      held_until: new Date(app.clock.now().getTime() + 3 * hour).toISOString(),
    });
    const [{ id: orderId }] = (await rows('SELECT id FROM orders WHERE number = $1', bought.number)) as [
      { id: number },
    ];
    await notifyTransferRefused(app.shop, { orderId, revision: 1 });
    expect((await app.shop.outlet.sentTo(bought.customer.phone)).at(-1)?.text).toContain('این مبلغ در حساب نیست.');
    expect(
      await rows(
        `SELECT news ->> 'kind' AS kind FROM outbox WHERE name = 'notice.due' AND news ->> 'customerId' = $1`,
        String(bought.customer.id),
      ),
    ).toContainEqual({ kind: 'transfer-refused' });
    await transferReported(app.shop, bought, newReference());
    expect((await decide('confirm', bought.number, { revision: 2 })).body).toMatchObject({ outcome: 'placed' });
  });

  test('PAY-05 a refused transfer extends the reservation once: after the second the order lapses', async () => {
    const bought = await order();
    await transferReported(app.shop, bought, newReference());
    app.clock.advance(25 * hour);
    await decide('refuse', bought.number);
    const { held_until: heldUntil } = await page(bought);
    await transferReported(app.shop, bought, newReference());
    app.clock.advance(4 * hour);
    expect((await decide('refuse', bought.number, { revision: 2 })).status).toBe(200);
    expect(await page(bought)).toMatchObject({ held_until: heldUntil, can_report: false });
    const [found] = await rows('SELECT id FROM orders WHERE number = $1', bought.number);
    await notifyTransferRefused(app.shop, { orderId: Number(found?.['id']), revision: 2 });
    expect((await app.shop.outlet.sentTo(bought.customer.phone)).at(-1)?.text).toContain('تمام شده است');
    expect(await releaseLapsedHolds(app.shop)).toBe(1);
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
  });

  test('PAY-05 an order without a transfer gets one reminder and lapses at its deadline; a late transfer takes what is left', async () => {
    const bought = await order();
    app.clock.advance(19 * hour);
    expect(await remindOfTransfers(app.shop)).toBe(0);
    app.clock.advance(hour);
    expect(await remindOfTransfers(app.shop)).toBe(1);
    expect(await remindOfTransfers(app.shop)).toBe(0);
    const [{ id: orderId }] = (await rows('SELECT id FROM orders WHERE number = $1', bought.number)) as [
      { id: number },
    ];
    await notifyTransferDue(app.shop, { orderId });
    expect((await app.shop.outlet.sentTo(bought.customer.phone)).at(-1)?.text).toMatch(/منتظر واریز/);
    app.clock.advance(4 * hour);
    expect(await releaseLapsedHolds(app.shop)).toBe(1);
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
    await transferReported(app.shop, bought, newReference());
    expect((await decide('confirm', bought.number)).body).toMatchObject({ outcome: 'placed' });
    expect(await stock()).toEqual({ on_hand: 2, held: 0 });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-05 a customer who reported a transfer is not reminded', async () => {
    const bought = await order();
    await transferReported(app.shop, bought, newReference());
    app.clock.advance(22 * hour);
    expect(await remindOfTransfers(app.shop)).toBe(0);
  });

  test('PAY-05 a transfer for a sold-out item or a cancelled order becomes store credit', async () => {
    const late = await order();
    app.clock.advance(25 * hour);
    await releaseLapsedHolds(app.shop);
    await rows('UPDATE stock_levels SET on_hand = 0 WHERE variant_id = $1', variantId);
    await transferReported(app.shop, late, newReference());
    expect((await decide('confirm', late.number)).body).toMatchObject({ outcome: 'credited' });
    expect([await creditBalance(app.shop, late.customer.id), await stateOf(late.number)]).toEqual([140_000, 'lapsed']);

    variantId = (await productReady(app.shop, { price: 100_000, stock: 1 })).variantIds[0]!;
    const cancelled = await order();
    await transferReported(app.shop, cancelled, newReference());
    expect(
      (
        await app.call('POST /api/orders/:number/cancel/', {
          token: cancelled.customer.token,
          params: { number: cancelled.number },
          body: {},
        })
      ).status,
    ).toBe(200);
    expect(await queue({ q: cancelled.number })).toMatchObject([{ order_status: 'cancelled', status: 'waiting' }]);
    expect((await decide('confirm', cancelled.number)).body).toMatchObject({ outcome: 'credited' });
    expect(await creditBalance(app.shop, cancelled.customer.id)).toBe(140_000);
  });

  test('PAY-05 money for an order paid otherwise meanwhile becomes store credit', async () => {
    const bought = await order();
    await transferReported(app.shop, bought, newReference());
    const paid = await app.call('POST /api/orders/:number/pay/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: { payment_method: 'cash' },
    });
    expect(paid.status, paid.text).toBe(200);
    expect(await stateOf(bought.number)).toBe('placed');
    expect((await decide('confirm', bought.number)).body).toMatchObject({ outcome: 'credited' });
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(140_000);
    expect(await stock()).toEqual({ on_hand: 2, held: 0 });
  });

  test('PAY-05 an order awaiting a card can be paid by transfer, with the deadline of a transfer', async () => {
    const { number, customer } = await orderReady(app.shop, {
      lines: [{ variantId, quantity: 1 }],
      body: { payment_method: 'online' },
    });
    const paid = await app.call('POST /api/orders/:number/pay/', {
      token: customer.token,
      params: { number },
      body: { payment_method: 'bank' },
    });
    expect(paid.body).toMatchObject({
      payment: { redirect_url: expect.stringContaining(`/checkout-bank?order=${number}`) as string },
    });
    expect(await page({ number, customer })).toMatchObject({
      can_report: true,
      held_until: new Date(app.clock.now().getTime() + 24 * hour).toISOString(),
    });
  });

  test('PAY-05 a reference already on another order is flagged, and confirmed for only one', async () => {
    const [one, other] = [await order(), await order()];
    const reference = newReference();
    await transferReported(app.shop, one, reference);
    await transferReported(app.shop, other, reference);
    expect(await queue({ q: reference })).toMatchObject([
      { order: one.number, also_on: [other.number] },
      { order: other.number, also_on: [one.number] },
    ]);
    expect((await decide('confirm', one.number)).status).toBe(200);
    const second = await decide('confirm', other.number);
    expect(second).toMatchObject({ status: 409, body: { code: 'reference-taken' } });
    expect(second.text).toContain(one.number.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!));
    expect(await stateOf(other.number)).toBe('awaiting-payment');
    expect(await report(other, { reference })).toMatchObject({
      status: 409,
      body: { code: 'reference-taken', fields: { reference: expect.any(String) as string } },
    });
  });

  test('PAY-05 credit pays its part, and the transfer the rest', async () => {
    const customer = await customerReady(app.shop);
    await changeCredit(app.shop, {
      customerId: customer.id,
      amount: 40_000,
      note: 'هدیه',
      by: manager.id,
      role: 'owner',
    });
    const bought = await order({ customer, credit: 40_000 });
    expect(await page(bought)).toMatchObject({ due: 100_000 });
    await transferReported(app.shop, bought, newReference());
    expect(await queue({ q: bought.number })).toMatchObject([{ amount: 100_000 }]);
    await decide('confirm', bought.number);
    expect(
      (await app.call('GET /api/orders/:number/', { token: customer.token, params: { number: bought.number } })).body,
    ).toMatchObject({ status: 'placed', credit_used: 40_000, total: 140_000 });
    expect(await creditBalance(app.shop, customer.id)).toBe(0);
  });

  test.each([
    ['no reference', { reference: '12' }, 400, 'invalid-request'],
    ['no receipt', { reference: '123456' }, 400, 'receipt-needed'],
    ['a receipt of somebody else', { reference: '123456', receipt: 'a'.repeat(20) }, 422, 'upload-not-found'],
  ])('PAY-05 a report with %s is refused', async (_, body, status, code) => {
    expect(await report(await order(), body)).toMatchObject({ status, body: { code } });
  });

  test("PAY-05 another's order, an order with another payment method, and a stranger's receipt are not found", async () => {
    const bought = await order();
    const stranger = await customerReady(app.shop);
    expect(
      (
        await app.call('GET /api/orders/:number/bank-transfer/', {
          token: stranger.token,
          params: { number: bought.number },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await report(
          { number: bought.number, customer: stranger },
          { reference: '123456', receipt: await receiptOf(stranger) },
        )
      ).status,
    ).toBe(404);
    expect((await report(bought, { reference: '123456', receipt: await receiptOf(stranger) })).body).toMatchObject({
      code: 'upload-not-found',
    });
    expect((await decide('confirm', bought.number)).body).toMatchObject({ code: 'transfer-not-found' });
    const support = await customerReady(app.shop, { role: 'support' });
    expect((await app.call('GET /api/admin/bank-transfers/', { token: support.token })).status).toBe(403);
  });

  test('the queue reads a page with a constant number of queries', async () => {
    const counted = async (size: number) => {
      const queries = watchQueries(app.shop);
      expect((await queue({ page_size: size })).length).toBe(size);
      const count = queries.count();
      queries.stop();
      return count;
    };
    for (let made = 0; made < 3; made++) await transferReported(app.shop, await order(), newReference());
    expect(await counted(1)).toBe(await counted(3));
  });

  test('the queue continues after its last row', async () => {
    for (let made = 0; made < 3; made++) await transferReported(app.shop, await order(), newReference());
    const seen: string[] = [];
    let query: Record<string, unknown> = { page_size: 2 };
    for (;;) {
      const part = (await app.call('GET /api/admin/bank-transfers/', { token: manager.token, query })).body as {
        data: StaffTransfer[];
        next: string | null;
        counts: { waiting: number };
      };
      seen.push(...part.data.map((one) => one.order));
      if (part.next === null) {
        expect(seen).toHaveLength(part.counts.waiting);
        break;
      }
      query = Object.fromEntries(new URL(part.next, 'http://shop').searchParams);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});
