import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '#features/coupons/server/coupons.tables.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { orderBody, orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { moveAlong } from '#features/fulfillments/server/order-moves.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { answerReturn, requestReturn, receiveReturn } from '#features/returns/server/returns.service.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { eraseCustomer } from '#features/privacy/server/erasure.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Invoice } from '../invoices.contract.ts';
import { keepFormerSigns, keyOfBook, newInvoiceKey } from './invoice-book.service.ts';
import { formerSign } from './invoice-sign.ts';
import { verifyInvoice } from './invoices.service.ts';
import { settleInvoices } from './issuing.service.ts';
import { forgetOldBuyers, settleLateInvoices } from './late-documents.service.ts';
import { ordersToLookAt } from './late-documents.store.ts';
import { retriedCall } from '#testing/retried-call.ts';

describe('documents about orders', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400000' });
  let staff: ReadyCustomer;
  let variantId = 0;
  let former: ReadyOrder[] = [];

  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const idOf = async ({ number }: ReadyOrder) =>
    Number((await rows('SELECT id FROM orders WHERE number = $1', number))[0]?.['id']);
  const order = (quantity = 2, body = {}) => orderReady(app.shop, { lines: [{ variantId, quantity }], body });
  const read = async ({ number, customer }: ReadyOrder, document?: string) =>
    (
      await retriedCall(app, 'GET /api/orders/:number/invoice/', {
        token: customer.token,
        params: { number },
        query: document === undefined ? {} : { document },
      })
    ).body as Invoice;
  const deliver = async ({ number }: ReadyOrder) => {
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'] as const)
      await moveAlong(app.shop, { numbers: [number], to, by: staff.id });
  };
  const numberOf = ({ document }: { document: string }) => Number(document.split('-')[1]);
  const printed = ({ verify }: Invoice) => {
    const query = new URL(verify).searchParams;
    return { document: query.get('document') ?? '', sign: query.get('sign') ?? '' };
  };

  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
    variantId = (await productReady(app.shop, { price: 123_457, stock: 200 })).variantIds[0]!;
    former = [await order(), await order(), await order()];
    app.clock.advance(60_000);
    await keyOfBook(app.shop);
    app.clock.advance(60_000);
  });

  test('earlier orders are numbered by placement, and their printed codes stay valid after the secret changes', async () => {
    expect(await Promise.all(former.map(async (one) => numberOf(await read(one))))).toEqual([1, 2, 3]);
    const old = former[1]!;
    const { placed_at: placedAt, total } = await read(old);
    const sign = formerSign(app.shop, { number: old.number, placedAt: new Date(placedAt), totalRial: total * 10 });
    expect(await verifyInvoice(app.shop, { order: old.number, sign })).toMatchObject({ document: 'A-2', total });
    await keepFormerSigns(app.shop);
    const changed = { ...app.shop, secret: 'another secret that is long enough to be one' };
    expect(await verifyInvoice(changed, { order: old.number, sign })).toMatchObject({ document: 'A-2', total });
    expect(await verifyInvoice(changed, { order: old.number, sign: `${sign.slice(0, -1)}_` })).toMatchObject({
      refusal: 'invoice-not-found',
    });
    expect(await verifyInvoice(changed, { order: former[0]!.number, sign })).toMatchObject({
      refusal: 'invoice-not-found',
    });
  });

  test('a signature of an older key stays valid, whatever key or secret signs now', async () => {
    const bought = await order();
    const paper = printed(await read(bought));
    await newInvoiceKey(app.shop);
    const changed = { ...app.shop, secret: 'another secret that is long enough to be one' };
    expect(await verifyInvoice(changed, paper)).toMatchObject({ number: bought.number });
    expect(await verifyInvoice(changed, { ...paper, order: bought.number })).toMatchObject({ number: bought.number });
    expect(await verifyInvoice(changed, { ...paper, order: former[0]!.number })).toMatchObject({
      refusal: 'invoice-not-found',
    });
    expect(printed(await read(bought))).toEqual(paper);
    expect(await verifyInvoice(changed, printed(await read(await order())))).toMatchObject({ kind: 'original' });
  });

  test('concurrent issuing gives each order one number without gaps', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => order()));
    const [{ last_number: before } = {}] = await rows('SELECT last_number FROM invoice_series');
    const requests = orders.flatMap((one) => [one, one]);
    const documents = await Promise.all(requests.map(async (one) => (await read(one)).document));
    expect(new Set(documents).size).toBe(6);
    expect([...new Set(documents)].map((document) => numberOf({ document })).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 6 }, (_, index) => Number(before) + index + 1),
    );
  });

  test('an invoice is issued on payment; while cash is due, on request or at handover', async () => {
    const [requested, handed] = [await order(), await order()];
    for (const one of [requested, handed]) await settleInvoices(app.shop, await idOf(one));
    expect(
      await rows('SELECT FROM invoices WHERE order_id = ANY($1)', [await idOf(requested), await idOf(handed)]),
    ).toEqual([]);
    expect(await read(requested)).toMatchObject({ kind: 'original', paid_at: null });
    await deliver(handed);
    await settleLateInvoices(app.shop);
    expect(await rows('SELECT kind, paid_at FROM invoices WHERE order_id = $1', await idOf(handed))).toEqual([
      { kind: 'original', paid_at: app.clock.now() },
    ]);
  });

  test('an invoice names the buying company with its national id and economic code, whose check digits are verified', async () => {
    const billing = { name: 'بازرگانی نمونه', national_id: '۱۰۳۸۰۲۸۴۷۹۰', economic_code: '411111111111' };
    const { customer, number } = await order(1, { billing: { ...billing, national_id: '10380284790' } });
    expect(await read({ customer, number, total: 0, payAddress: undefined })).toMatchObject({
      buyer: { name: billing.name, tax_id: '10380284790', economic_code: '411111111111', postal_code: '1435674321' },
    });
    await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
    const place = (party: object) =>
      app.call('POST /api/orders/', {
        token: customer.token,
        headers: { 'idempotency-key': randomUUID() },
        body: { ...orderBody(), billing: party },
      });
    expect((await place({ ...billing, national_id: '10380284791' })).status).toBe(400);
    expect((await place({ ...billing, economic_code: '12' })).status).toBe(400);
    expect((await place(billing)).status).toBe(201);
  });

  test('a cancelled order retains its invoice and the document that cancels it', async () => {
    const bought = await order();
    const original = await read(bought);
    await app.call('POST /api/orders/:number/cancel/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    const after = await read(bought);
    expect(after).toMatchObject({ document: original.document, kind: 'original', total: original.total });
    expect(after.documents.map(({ kind }) => kind)).toEqual(['original', 'cancellation']);
    const cancelling = await read(bought, after.documents[1]?.document);
    expect(cancelling).toMatchObject({ kind: 'cancellation', original: original.document, total: original.total });
    expect(cancelling.lines).toEqual(original.lines);
    expect(await verifyInvoice(app.shop, printed(original))).toMatchObject({ cancelled: true });
    const unbilled = await order();
    await app.call('POST /api/orders/:number/cancel/', {
      token: unbilled.customer.token,
      params: { number: unbilled.number },
      body: {},
    });
    expect(await read(unbilled)).toMatchObject({ code: 'invoice-missing' });
  });

  test('the job issues documents that no event triggered and does not scan orders with nothing to issue', async () => {
    const lacking = async () => {
      const since = new Date(app.clock.now().getTime() - 86_400_000);
      return (await ordersToLookAt(app.shop, { since, limit: 500 })).map(({ orderId }) => orderId);
    };
    await settleLateInvoices(app.shop);
    const before = await lacking();
    const [called, whole] = [await order(), await order()];
    await read(called);
    await app.call('POST /api/orders/:number/cancel/', {
      token: called.customer.token,
      params: { number: called.number },
      body: {},
    });
    await deliver(whole);
    await read(whole);
    await app.call('POST /api/admin/orders/:number/return/', {
      token: staff.token,
      params: { number: whole.number },
      body: { reason: 'شکسته بود' },
    });
    expect((await lacking()).filter((id) => !before.includes(id))).toEqual([await idOf(called), await idOf(whole)]);
    await settleLateInvoices(app.shop);
    expect(await lacking()).toEqual([]);
    expect(before).toEqual([]);
    const kinds = 'SELECT kind FROM invoices WHERE order_id = $1 ORDER BY id';
    expect([await rows(kinds, await idOf(called)), await rows(kinds, await idOf(whole))]).toEqual([
      [{ kind: 'original' }, { kind: 'cancellation' }],
      [{ kind: 'original' }, { kind: 'return' }],
    ]);
  });

  test('a correction names another buyer with the same totals; later documents refer to it, and one of two at once is issued', async () => {
    const bought = await order(2);
    const original = await read(bought);
    const buyer = {
      name: 'بازرگانی نمونه',
      national_id: '۱۰۳۸۰۲۸۴۷۹۰',
      line: 'خیابان آزادی، پلاک ۹',
      postal_code: '۱۹۶۹۷-۶۳۹۱۱',
    };
    const correct = (document: string, key: string, body = {}) =>
      app.call('POST /api/admin/orders/:number/invoice/correct/', {
        token: staff.token,
        headers: { 'idempotency-key': key },
        params: { number: bought.number },
        body: { document, ...buyer, ...body },
      });
    const both = await Promise.all(['one', 'two'].map((key) => correct(original.document, `${bought.number}-${key}`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed-meanwhile' });
    const corrected = await read(bought);
    expect(both.find(({ status }) => status === 200)?.body).toEqual(corrected);
    expect(corrected).toMatchObject({
      kind: 'correction',
      original: original.document,
      corrected_by: null,
      buyer: {
        name: buyer.name,
        tax_id: '10380284790',
        line: buyer.line,
        postal_code: '1969763911',
        economic_code: null,
      },
      lines: original.lines,
      total: original.total,
      vat_total: original.vat_total,
    });
    expect(await read(bought, original.document)).toMatchObject({
      kind: 'original',
      corrected_by: corrected.document,
      buyer: original.buyer,
    });
    expect(await verifyInvoice(app.shop, printed(original))).toMatchObject({ corrected_by: corrected.document });
    expect(await verifyInvoice(app.shop, printed(corrected))).toMatchObject({ corrected_by: null, kind: 'correction' });
    expect((await correct(corrected.document, `${bought.number}-wrong`, { national_id: '10380284791' })).status).toBe(
      400,
    );
    await app.call('POST /api/orders/:number/cancel/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    const after = await read(bought);
    expect(await read(bought, after.documents.at(-1)?.document)).toMatchObject({
      kind: 'cancellation',
      original: corrected.document,
      buyer: corrected.buyer,
    });
    expect((await correct(corrected.document, `${bought.number}-late`)).body).toMatchObject({ code: 'invoice-closed' });
  });

  /** Requests, approves and receives a return of some pieces of the first line, and returns its document. */
  const sendBack = async (bought: ReadyOrder, pieces: number) => {
    const requested = await requestReturn(app.shop, {
      customerId: bought.customer.id,
      number: bought.number,
      lines: [{ position: 1, quantity: pieces }],
      reason: 'damaged',
      text: 'شکسته بود',
      pictures: [],
    });
    if ('refusal' in requested) throw new Error(requested.message.en);
    await answerReturn(app.shop, { id: requested.id, by: staff.id, state: 'approved' });
    await receiveReturn(app.shop, { id: requested.id, by: staff.id, role: 'owner', restock: true, way: 'credit' });
    await settleLateInvoices(app.shop);
  };

  test('each return has its own document, and the parts add up to the whole', async () => {
    const bought = await order(3);
    await deliver(bought);
    const original = await read(bought);
    for (const pieces of [1, 1]) await sendBack(bought, pieces);
    await app.call('POST /api/admin/orders/:number/return/', {
      token: staff.token,
      params: { number: bought.number },
      body: { reason: 'شکسته بود' },
    });
    const { documents } = await read(bought);
    expect(documents.map(({ kind }) => kind)).toEqual(['original', 'return', 'return', 'return']);
    const back = await Promise.all(documents.slice(1).map(({ document }) => read(bought, document)));
    expect(back.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1], [1], [1]]);
    const sum = (of: (invoice: Invoice) => number) => back.reduce((all, one) => all + of(one), 0);
    expect([sum(({ total }) => total), sum((one) => one.vat_total)]).toEqual([original.total, original.vat_total]);
  });

  test('a return document states the refund for its pieces, even where the price does not divide evenly', async () => {
    await app.shop.db.insert(coupons).values({ code: 'THIRD', percentOff: 33, beginsAt: app.clock.now() });
    const bought = await order(7, { coupon: 'THIRD' });
    await deliver(bought);
    await read(bought);
    for (const pieces of [1, 3, 2]) await sendBack(bought, pieces);
    const id = await idOf(bought);
    const documents = await rows(
      `SELECT total_rial FROM invoices WHERE order_id = $1 AND kind = 'return' ORDER BY id`,
      id,
    );
    const refunds = await rows('SELECT amount * 10 AS total_rial FROM refunds WHERE order_id = $1 ORDER BY id', id);
    expect(documents).toEqual(refunds);
    expect(documents).toHaveLength(3);
  });

  test('no part of a document can be changed or deleted, and no order has a second first document', async () => {
    const bought = await order();
    await read(bought);
    for (const text of [
      'UPDATE invoices SET total_rial = total_rial + 10, items_rial = items_rial + 10',
      `UPDATE invoices SET buyer = buyer || '{"name": "دیگری"}'`,
      'DELETE FROM invoices',
      'UPDATE invoice_lines SET quantity = quantity + 1',
      'DELETE FROM invoice_lines',
      `UPDATE invoice_keys SET secret = 'x'`,
      'DELETE FROM invoice_keys',
      'TRUNCATE invoice_lines',
    ])
      await expect(rows(text), text).rejects.toMatchObject({ code: '23001' });
    const again = `INSERT INTO invoices (series, number, kind, order_id, key_id, order_number, ordered_at, issued_at, issuer, buyer, items_rial, discount_rial, shipping_rial, vat_rial, total_rial)
      SELECT series, number + 1000000, kind, order_id, key_id, order_number, ordered_at, issued_at, issuer, buyer, items_rial, discount_rial, shipping_rial, vat_rial, total_rial
      FROM invoices WHERE order_id = $1`;
    await expect(rows(again, await idOf(bought))).rejects.toMatchObject({ code: '23505' });
  });

  test('an erased account stays on its invoice for the legal retention period and not a year longer', async () => {
    const bought = await order(1);
    await deliver(bought);
    await read(bought);
    const buyer = async () =>
      (await rows('SELECT buyer FROM invoices WHERE order_id = $1', await idOf(bought)))[0]?.['buyer'];
    const named = await buyer();
    expect(named).toMatchObject({ name: 'سارا محمدی', postal_code: '1435674321' });
    await eraseCustomer(app.shop, { customerId: bought.customer.id, by: staff.id });
    await forgetOldBuyers(app.shop);
    expect(await buyer()).toEqual(named);
    app.clock.advance(10 * 366 * 86_400_000);
    await forgetOldBuyers(app.shop);
    expect(await buyer()).toEqual({ province: 'تهران', city: 'تهران' });
  });

  test('the books are consistent', async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
