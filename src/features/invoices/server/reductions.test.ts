import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { moveAlong } from '#features/fulfillments/server/order-moves.service.ts';
import { parcelsOf } from '#features/fulfillments/server/fulfillments.service.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { answerReturn, receiveReturn, requestReturn } from '#features/returns/server/returns.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Invoice } from '../invoices.contract.ts';
import { settleInvoices } from './issuing.service.ts';
import { documentFormerRefunds, settleLateInvoices } from './late-documents.service.ts';

describe('refund documents', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400000' });
  let staff: ReadyCustomer;
  let variantIds: number[] = [];

  const rows = async <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query(text, values)).rows as Row[];
  const idOf = async ({ number }: ReadyOrder) =>
    Number((await rows('SELECT id FROM orders WHERE number = $1', number))[0]?.['id']);
  const order = (...quantities: number[]) =>
    orderReady(app.shop, { lines: quantities.map((quantity, index) => ({ variantId: variantIds[index]!, quantity })) });
  const deliver = async ({ number }: ReadyOrder) => {
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'] as const)
      await moveAlong(app.shop, { numbers: [number], to, by: staff.id });
  };
  const read = async ({ number, customer }: ReadyOrder, document?: string) =>
    (
      await app.call('GET /api/orders/:number/invoice/', {
        token: customer.token,
        params: { number },
        query: document === undefined ? {} : { document },
      })
    ).body as Invoice;
  const refund = async ({ number }: ReadyOrder, what: object) => {
    const { status, body } = await app.call('POST /api/admin/orders/:number/refund/', {
      token: staff.token,
      headers: { 'idempotency-key': randomUUID() },
      params: { number },
      body: { method: 'credit', reason: 'جعبه آسیب دیده بود', ...what },
    });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const requestBack = async ({ number, customer }: ReadyOrder, lines: { position: number; quantity: number }[]) => {
    const requested = await requestReturn(app.shop, {
      customerId: customer.id,
      number,
      lines,
      reason: 'damaged',
      text: 'شکسته بود',
      pictures: [],
    });
    if ('refusal' in requested) throw new Error(requested.message.en);
    await answerReturn(app.shop, { id: requested.id, by: staff.id, state: 'approved' });
    return requested.id;
  };
  const sendBack = async (bought: ReadyOrder, lines: { position: number; quantity: number }[], amount?: number) => {
    const id = await requestBack(bought, lines);
    const taken = await receiveReturn(app.shop, {
      id,
      by: staff.id,
      role: 'owner',
      restock: true,
      way: 'credit',
      amount,
    });
    if ('refusal' in taken) throw new Error(taken.message.en);
  };
  const takeBack = async ({ number }: ReadyOrder) =>
    app.call('POST /api/admin/orders/:number/return/', {
      token: staff.token,
      params: { number },
      body: { reason: 'شکسته بود' },
    });
  /** Returns the documented total of an order and the paid amount minus refunds; each document by kind and total. */
  const balanceOf = async (bought: ReadyOrder) => {
    const { documents } = await read(bought);
    const inForce = documents.findLast(({ kind }) => kind === 'original' || kind === 'correction')?.total ?? 0;
    const back = documents.reduce((sum, { kind, total }) => sum + (kind === 'return' ? total : 0), 0);
    const [{ left } = { left: 0 }] = await rows<{ left: number }>(
      'SELECT (total - refunded)::float8 AS left FROM orders WHERE number = $1',
      bought.number,
    );
    return { kinds: documents.map(({ kind }) => kind), documents, documented: inForce - back, left };
  };
  const agrees = async (bought: ReadyOrder, kinds: string[]) => {
    const { documented, left, ...found } = await balanceOf(bought);
    expect([found.kinds, documented]).toEqual([kinds, left]);
    return found.documents;
  };

  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    staff = await customerReady(app.shop, { role: 'owner' });
    for (const price of [123_457, 98_765])
      variantIds.push((await productReady(app.shop, { price, stock: 400 })).variantIds[0]!);
    await documentFormerRefunds(app.shop);
  });

  test('a staff reduction of an order is a correction of the remaining amount, including its tax', async () => {
    const bought = await order(2, 1);
    await deliver(bought);
    const original = await read(bought);
    await refund(bought, { amount: 10_001 });
    const [, { document } = { document: '' }] = await agrees(bought, ['original', 'correction']);
    const correction = await read(bought, document);
    expect(correction).toMatchObject({
      kind: 'correction',
      original: original.document,
      total: original.total - 10_001,
      buyer: original.buyer,
    });
    expect(correction.lines.map(({ quantity, price }) => [quantity, price])).toEqual(
      original.lines.map(({ quantity, price }) => [quantity, price]),
    );
    for (const [index, line] of correction.lines.entries()) {
      expect(line.total).toBeLessThan(original.lines[index]!.total);
      expect(Math.abs(line.vat - line.total / 11)).toBeLessThan(1.5);
    }
    expect(correction.lines.reduce((sum, { total }) => sum + total, 0) + correction.shipping_total).toBe(
      correction.total,
    );
    expect(await read(bought, original.document)).toMatchObject({ corrected_by: document, total: original.total });
  });

  test('pieces refunded without a return reduce their own line and are worth nothing in a later return', async () => {
    const bought = await order(3, 2);
    await deliver(bought);
    const original = await read(bought);
    await refund(bought, { lines: [{ position: 1, quantity: 1 }] });
    const [, { document } = { document: '' }] = await agrees(bought, ['original', 'correction']);
    const correction = await read(bought, document);
    expect(correction.lines[1]).toEqual(original.lines[1]);
    expect(correction.shipping_total).toBe(original.shipping_total);
    expect(correction.lines[0]).toMatchObject({ quantity: 3, amount: original.lines[0]!.amount });
    expect(await rows('SELECT position, quantity FROM refund_lines WHERE order_id = $1', await idOf(bought))).toEqual([
      { position: 1, quantity: 1 },
    ]);
    await sendBack(bought, [{ position: 1, quantity: 3 }]);
    await agrees(bought, ['original', 'correction', 'return']);
  });

  test('goods refunded below their price are documented with the amount refunded', async () => {
    const bought = await order(2, 1);
    await deliver(bought);
    await read(bought);
    await sendBack(
      bought,
      [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
      50_003,
    );
    const documents = await agrees(bought, ['original', 'return']);
    expect(documents[1]?.total).toBe(50_003);
    await sendBack(bought, [{ position: 1, quantity: 1 }]);
    await agrees(bought, ['original', 'return', 'return']);
    await refund(bought, { amount: 1_000 });
    await agrees(bought, ['original', 'return', 'return', 'correction']);
  });

  test('a return still open when its order is returned in full leaves no shipping cost without a document', async () => {
    const bought = await order(2);
    await deliver(bought);
    await read(bought);
    await requestBack(bought, [{ position: 1, quantity: 2 }]);
    expect((await takeBack(bought)).status).toBe(200);
    const { documented, left } = await balanceOf(bought);
    expect([documented, left]).toEqual([0, 0]);
  });

  test('a refunded lost parcel has its document while the other parcels are in transit', async () => {
    const bought = await order(1, 1);
    await moveAlong(app.shop, { numbers: [bought.number], to: 'packaging', by: staff.id });
    const pack = (position: number) =>
      app.call('POST /api/admin/orders/:number/fulfillments/', {
        token: staff.token,
        params: { number: bought.number },
        body: { lines: [{ position, quantity: 1 }] },
      });
    await pack(1);
    await pack(2);
    await read(bought);
    const [lost] = await parcelsOf(app.shop, await idOf(bought));
    const move = async (to: string, version: number) =>
      app.call('POST /api/admin/fulfillments/:id/move/', {
        token: staff.token,
        params: { id: lost!.id },
        body: { to, version },
      });
    let version = lost!.version;
    for (const to of ['handed-over', 'lost']) version = ((await move(to, version)).body as { version: number }).version;
    const given = await app.call('POST /api/admin/fulfillments/:id/refund/', {
      token: staff.token,
      params: { id: lost!.id },
      headers: { 'idempotency-key': randomUUID() },
      body: { version, restock: false, refund_method: 'credit' },
    });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    await agrees(bought, ['original', 'return']);
  });

  test('the job issues documents that no event triggered, and those for refunds that predate documents, once', async () => {
    const bought = await order(2);
    await deliver(bought);
    await read(bought);
    await refund(bought, { amount: 5_000 });
    await settleLateInvoices(app.shop);
    expect(await rows('SELECT kind FROM invoices WHERE order_id = $1 ORDER BY id', await idOf(bought))).toEqual([
      { kind: 'original' },
      { kind: 'correction' },
    ]);
    const former = await order(2);
    await deliver(former);
    await read(former);
    await refund(former, { amount: 7_000 });
    app.clock.advance(5 * 86_400_000);
    await rows(`DELETE FROM shop_facts WHERE name = 'former-refunds-documented'`);
    await documentFormerRefunds(app.shop);
    await agrees(former, ['original', 'correction']);
  });

  test('concurrent settlements issue the correction once', async () => {
    const bought = await order(2);
    await deliver(bought);
    await read(bought);
    await refund(bought, { amount: 5_000 });
    const id = await idOf(bought);
    await Promise.all(Array.from({ length: 6 }, () => settleInvoices(app.shop, id)));
    await agrees(bought, ['original', 'correction']);
  });

  test('documents match the refunded money to the toman, in any refund order', async () => {
    let seed = 20_261_130;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 6; round++) {
      const quantities = [1 + random(4), 1 + random(3)];
      const bought = await order(...quantities);
      await deliver(bought);
      await read(bought);
      for (let step = 0; step < 5; step++) {
        const detail = (
          await app.call('GET /api/admin/orders/:number/', { token: staff.token, params: { number: bought.number } })
        ).body as {
          status: string;
          refundable: number;
          lines: { position: number; quantity: number; returned: number; paid_back: number }[];
        };
        if (detail.status !== 'delivered') break;
        const position = 1 + random(2);
        const line = detail.lines[position - 1]!;
        const left = line.quantity - line.returned;
        const choice = random(4);
        if (choice === 0 && detail.refundable > 1) await refund(bought, { amount: 1 + random(detail.refundable / 3) });
        else if (choice === 1 && left > line.paid_back) {
          await app.call('POST /api/admin/orders/:number/refund/', {
            token: staff.token,
            headers: { 'idempotency-key': randomUUID() },
            params: { number: bought.number },
            body: { method: 'credit', reason: 'کم بود', lines: [{ position, quantity: 1 }] },
          });
        } else if (choice === 2 && left > 0) await sendBack(bought, [{ position, quantity: 1 + random(left) }]);
        else if (choice === 3 && random(3) === 0) await takeBack(bought);
        const { documented, left: stands } = await balanceOf(bought);
        expect([round, step, choice, documented]).toEqual([round, step, choice, stands]);
      }
    }
    app.clock.advance(2 * 86_400_000);
    const last = await order(1);
    await read(last);
    expect(await bookErrors(app.shop)).toEqual([]);
  }, 60_000);
});
