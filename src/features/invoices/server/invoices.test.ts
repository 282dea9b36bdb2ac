import { putSetting } from '#features/settings/server/settings.factory.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Invoice } from '../invoices.contract.ts';

describe('invoices', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });
  let bought: ReadyOrder;
  let staff: ReadyCustomer;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'support' });
    const { variantIds } = await productReady(app.shop, { price: 123_457, stock: 10 });
    const other = await productReady(app.shop, { price: 9_999, stock: 10 });
    bought = await orderReady(app.shop, {
      lines: [
        { variantId: variantIds[0]!, quantity: 3 },
        { variantId: other.variantIds[0]!, quantity: 2 },
      ],
    });
  });
  const request = (call: string, token: string | undefined, number = bought.number) =>
    app.call(call, { token, params: { number } });

  test('PAY-08 an invoice adds up to the toman, line by line', async () => {
    const invoice = (await request('GET /api/orders/:number/invoice/', bought.customer.token)).body as Invoice;
    const sum = (of: (line: Invoice['lines'][number]) => number) =>
      invoice.lines.reduce((all, line) => all + of(line), 0);
    expect(invoice.total).toBe(bought.total);
    expect(sum((line) => line.amount)).toBe(invoice.items_total);
    expect(sum((line) => line.discount)).toBe(invoice.discount_total);
    expect(sum((line) => line.vat) + invoice.shipping_vat).toBe(invoice.vat_total);
    expect(invoice.shipping_vat).toBe(Math.round(invoice.shipping_total / 11));
    expect(sum((line) => line.total) + invoice.shipping_total).toBe(invoice.total);
    for (const line of invoice.lines) expect(line.price * line.quantity - line.discount).toBe(line.total);
    expect(invoice.buyer).toMatchObject({ name: 'سارا محمدی', postal_code: '1435674321' });
  });

  test('PAY-08 an invoice is available as a PDF in either language', async () => {
    for (const language of ['fa', 'en']) {
      const answer = await app.server.inject({
        url: `/api/orders/${bought.number}/invoice.pdf`,
        headers: { authorization: `Bearer ${bought.customer.token}`, cookie: `language=${language}` },
      });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(answer.headers['content-disposition']).toMatch(/-A-[0-9]+\.pdf/);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.rawPayload.toString('latin1')).toMatch(/Vazirmatn/);
      expect(answer.rawPayload.toString('latin1')).toMatch(/%%EOF\s*$/);
    }
  });

  test('excessive PDF rendering is rate-limited while the invoice page stays available', async () => {
    const { variantIds } = await productReady(app.shop, { stock: 1 });
    const eager = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    const draw = () => request('GET /api/orders/:number/invoice.pdf', eager.customer.token, eager.number);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) statuses.push((await draw()).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await request('GET /api/orders/:number/invoice/', eager.customer.token, eager.number)).status).toBe(200);
  });

  test("an invoice is visible to its customer and staff; anyone else's is reported as not found", async () => {
    const stranger = await customerReady(app.shop);
    for (const path of ['invoice/', 'invoice.pdf']) {
      expect((await request(`GET /api/orders/:number/${path}`, stranger.token)).status).toBe(404);
      expect((await request(`GET /api/orders/:number/${path}`, undefined)).status).toBe(401);
      expect((await request(`GET /api/admin/orders/:number/${path}`, stranger.token)).status).toBe(403);
      expect((await request(`GET /api/admin/orders/:number/${path}`, staff.token)).status).toBe(200);
      expect((await request(`GET /api/admin/orders/:number/${path}`, staff.token, '99999999')).status).toBe(404);
    }
    const { variantIds } = await productReady(app.shop, { stock: 1 });
    const unpaid = await orderReady(app.shop, {
      lines: [{ variantId: variantIds[0]!, quantity: 1 }],
      body: { payment_method: 'online' },
    });
    expect(
      (await request('GET /api/orders/:number/invoice/', unpaid.customer.token, unpaid.number)).body,
    ).toMatchObject({
      code: 'invoice-missing',
    });
  });

  test("PAY-08 an invoice identifies the shop by the owner's tax code, whose check digit is verified", async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const say = (body: object, token = manager.token) =>
      putSetting(app, 'order-terms', { token, body: { return_days: 7, ...body } });
    const { variantIds } = await productReady(app.shop, { stock: 9 });
    const seller = async () => {
      const { number, customer } = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
      return ((await request('GET /api/orders/:number/invoice/', customer.token, number)).body as Invoice).seller;
    };
    expect(await seller()).toMatchObject({ tax_id: null });
    expect(await say({ tax_id: '10380284791' })).toMatchObject({
      status: 400,
      body: { fields: { tax_id: expect.any(String) as string } },
    });
    for (const [wrong, token, status] of [
      [{ tax_id: null, return_days: -1 }, manager.token, 400],
      [{ tax_id: null }, staff.token, 403],
    ] as const)
      expect((await say(wrong, token)).status).toBe(status);
    expect((await say({ tax_id: '۱۰۳۸۰۲۸۴۷۹۰' })).status).toBe(200);
    expect(await seller()).toMatchObject({ tax_id: '10380284790' });
    // A document issued before is unchanged.
    expect((await request('GET /api/orders/:number/invoice/', bought.customer.token)).body).toMatchObject({
      seller: { tax_id: null },
    });
    expect((await app.call('GET /api/admin/settings/order-terms/', { token: manager.token })).body).toMatchObject({
      return_days: 7,
      tax_id: '10380284790',
    });
    expect((await request('GET /api/orders/:number/invoice.pdf', bought.customer.token)).status).toBe(200);
    const log = await app.call('GET /api/admin/audit/', {
      token: manager.token,
      query: { subject: 'setting', subject_id: 'order-terms' },
    });
    expect((log.body as { data: object[] }).data[0]).toMatchObject({
      action: 'settings.order-terms-changed',
      before: { tax_id: null },
      after: { tax_id: '10380284790' },
    });
    await say({ tax_id: null });
  });

  test('PAY-08 the signature lets anyone verify number, date and total without revealing the buyer', async () => {
    const { verify, placed_at: placedAt } = (await request('GET /api/orders/:number/invoice/', bought.customer.token))
      .body as Invoice;
    const query = Object.fromEntries(new URL(verify).searchParams);
    const message = {
      number: bought.number,
      document: query.document,
      kind: 'original',
      placed_at: placedAt,
      total: bought.total,
      cancelled: false,
      corrected_by: null,
    };
    expect((await app.call('GET /api/invoices/verify/', { query })).body).toEqual(message);
    for (const wrong of [
      { sign: 'x' },
      { sign: `${query.sign?.startsWith('A') ? 'B' : 'A'}${query.sign?.slice(1) ?? ''}` },
      { document: 'A-99999999' },
      { document: 'nonsense' },
    ]) {
      expect((await app.call('GET /api/invoices/verify/', { query: { ...query, ...wrong } })).body).toMatchObject({
        code: 'invoice-not-found',
      });
    }
    await app.call('POST /api/orders/:number/cancel/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    await request('GET /api/orders/:number/invoice/', bought.customer.token);
    expect((await app.call('GET /api/invoices/verify/', { query })).body).toEqual({ ...message, cancelled: true });
  });
});
