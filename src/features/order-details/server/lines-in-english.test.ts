import type { OrderDetail } from '../order-details.contract.ts';
import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderBody, orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Invoice } from '#features/invoices/invoices.contract.ts';
import type { VisibleReturn } from '#features/returns/returns.contract.ts';

describe('product names in orders', () => {
  const app = useTestShop();
  const languages = ['fa', 'en'] as const;

  const ordered = async () => {
    const named = await productReady(app.shop, {
      name: 'گلیم دستباف',
      translations: { en: { name: 'Handwoven kilim' } },
      variants: [{ stock: 5, colour: { name: 'سرخ', nameEn: 'Red', hex: '#aa0000' }, size: '۱۲۰' }],
    });
    const plain = await productReady(app.shop, { name: 'کوزه', stock: 5 });
    const order = await orderReady(app.shop, {
      lines: [
        { variantId: named.variantIds[0]!, quantity: 2 },
        { variantId: plain.variantIds[0]!, quantity: 1 },
      ],
    });
    const read = async <T>(call: string, language: string): Promise<T> =>
      (
        await app.call(call, {
          token: order.customer.token,
          params: { number: order.number },
          headers: { cookie: `language=${language}` },
        })
      ).body;
    return { ...order, productId: named.id, read };
  };
  const namesOf = (lines: readonly { name: string; variant: string | null }[]) =>
    lines.map(({ name, variant }) => [name, variant]);
  const persian = [
    ['گلیم دستباف', 'سرخ، ۱۲۰'],
    ['کوزه', null],
  ];
  const english = [
    ['Handwoven kilim', 'Red, 120'],
    ['کوزه', null],
  ];

  test("PAY-08 an order and its invoice name goods in the reader's language, as named at placement", async () => {
    const { productId, read } = await ordered();
    await app.shop.database.pool.query(
      `update products set name = 'چیز دیگر', translations = '{"en": {"name": "Something else"}}' where id = $1`,
      [productId],
    );
    for (const language of languages) {
      const expected = language === 'fa' ? persian : english;
      expect(namesOf((await read<OrderDetail>('GET /api/orders/:number/', language)).lines)).toEqual(expected);
      expect(namesOf((await read<Invoice>('GET /api/orders/:number/invoice/', language)).lines)).toEqual(expected);
    }
  });

  test('PAY-08 lines that predate stored English names stay in Persian for all readers', async () => {
    const { number, read } = await ordered();
    // Order lines are immutable, so the trigger is disabled to simulate old ones.
    await app.shop.database.pool.query('alter table order_lines disable trigger user');
    await app.shop.database.pool.query(
      'update order_lines set name_en = null, variant_name_en = null where order_id = (select id from orders where number = $1)',
      [number],
    );
    await app.shop.database.pool.query('alter table order_lines enable trigger user');
    for (const language of languages)
      expect((await read<OrderDetail>('GET /api/orders/:number/', language)).lines[0]).toMatchObject({
        name: 'گلیم دستباف',
      });
  });

  test("PAY-08 returns use the same names, and a customer's data copy has both", async () => {
    const { number, customer, read } = await ordered();
    await app.shop.database.pool.query(
      `with gone as (update orders set state = 'delivered' where number = $1 returning id)
       insert into order_steps (order_id, state, cause, at) select id, 'delivered', 'staff', $2 from gone`,
      [number, app.shop.clock.now()],
    );
    const requested = await app.call('POST /api/orders/:number/returns/', {
      token: customer.token,
      params: { number },
      headers: { cookie: 'language=en' },
      body: { lines: [{ position: 1, quantity: 1 }], reason: 'damaged', text: '', pictures: [] },
    });
    expect((requested.body as VisibleReturn).lines).toEqual([
      {
        position: 1,
        name: 'Handwoven kilim',
        variant: 'Red, 120',
        sku: null,
        barcode: null,
        external_ref: null,
        quantity: 1,
      },
    ]);
    for (const language of languages) {
      expect(namesOf((await read<OrderDetail>('GET /api/orders/:number/', language)).returns[0]?.lines ?? [])).toEqual([
        (language === 'fa' ? persian : english)[0],
      ]);
    }
    const owner = await customerReady(app.shop, { role: 'owner' });
    const copy = (
      await app.call('GET /api/admin/customers/:id/copy.json', { token: owner.token, params: { id: customer.id } })
    ).text;
    expect((JSON.parse(copy) as { orders: { lines: object[] }[] }).orders[0]?.lines).toMatchObject([
      { name: 'گلیم دستباف', name_en: 'Handwoven kilim', variant: 'سرخ، ۱۲۰', variant_en: 'Red, ۱۲۰' },
      { name: 'کوزه', name_en: null, variant_en: null },
    ]);
  });

  test('PAY-01 a sold-out product is named in English to an English reader', async () => {
    const product = await productReady(app.shop, { name: 'آینه', translations: { en: { name: 'Mirror' } }, stock: 1 });
    const { customer } = await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 1 }] });
    await app.shop.database.pool.query(
      'insert into cart_items (customer_id, variant_id, quantity, added_at) values ($1, $2, 1, $3)',
      [customer.id, product.id, app.shop.clock.now()],
    );
    for (const [language, name] of [
      ['fa', 'آینه'],
      ['en', 'Mirror'],
    ] as const) {
      const refused = await app.call('POST /api/orders/', {
        token: customer.token,
        headers: { cookie: `language=${language}`, 'idempotency-key': `names-${language}` },
        body: orderBody(),
      });
      expect(refused.body).toMatchObject({ code: 'out-of-stock', message: expect.stringContaining(name) as string });
    }
  });
});
