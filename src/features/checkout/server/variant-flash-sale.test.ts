import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import type { AdminFlashSale } from '#features/flash-sales/flash-sales-admin.contract.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { moveAlong } from '#features/fulfillments/server/order-moves.service.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { commissionOf } from '#features/payouts/commission.rules.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { settleOrder } from '#features/sellers/server/seller-settlement.service.ts';
import { retriedCall } from '#testing/retried-call.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import { orderBody, orderReady } from './checkout.factory.ts';

const endsAt = new Date(testTime.getTime() + 3_600_000);

describe('a flash sale of one variant', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });
  let owner: ReadyCustomer;
  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  const query = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await app.shop.database.pool.query<Row>(text, values)).rows;
  const twoVariants = async (stock = 9) => {
    const seller = await sellerReady(app.shop);
    const product = await productReady(app.shop, {
      price: 100_000,
      sellerId: seller.sellerId,
      variants: [
        { colour: { name: 'قرمز', hex: '#ff0000' }, stock },
        { colour: { name: 'آبی', hex: '#0000ff' }, stock },
      ],
    });
    const [first, second] = product.variantIds as [number, number];
    return { seller, product, first, second };
  };
  /** Creates a flash sale of the second variant, from now on for an hour. */
  const onSale = (of: { product: { id: number }; second: number; allotted: number; fundedBy?: 'shop' | 'seller' }) => {
    const { product, second, ...sale } = of;
    const begun = { price: 60_000, beginsAt: testTime, endsAt };
    return createFlashSale(app.shop, { productId: product.id, variantId: second, ...begun, ...sale });
  };
  const pageOf = async (slug: string) =>
    (await app.call('GET /api/products/:slug/', { params: { slug } })).body as ProductDetail;
  const pricesOn = ({ variants }: ProductDetail) => variants.map(({ new_price: price }) => price);
  /** Returns what the cart and the order charge for one piece. */
  const charged = async (variantId: number) => {
    const buyer = await customerReady(app.shop);
    await cartWith(app.shop, buyer, [{ variantId, quantity: 1 }]);
    const { body } = await app.call('POST /api/checkout/quote/', { token: buyer.token, body: {} });
    const { number } = await orderReady(app.shop, { customer: buyer, lines: [{ variantId, quantity: 1 }] });
    const [line] = await query<{ unit_price: number }>(
      'SELECT unit_price FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = $1',
      number,
    );
    return [(body as { items_total: number }).items_total, line?.unit_price];
  };

  test('SALE-01 it applies to the page, cart and order of its variant only; a card displays it if its variant leads', async () => {
    const { product, first, second } = await twoVariants();
    const form = {
      product_id: product.id,
      variant_id: second,
      price: 60_000,
      begins_at: null,
      ends_at: endsAt.toISOString(),
      allotted: 20,
      colour: 'saffron',
      position: 0,
    } as const;
    const by = { token: owner.token };
    const made = await app.call('POST /api/admin/flash-sales/', { ...by, body: form });
    expect(made).toMatchObject({
      status: 201,
      body: { variant_id: second, variant: 'آبی', funded_by: 'shop', base_price: 100_000 },
    });
    const onHome = async () =>
      ((await app.call('GET /api/products/specialproduct/')).body as { id: number; new_price: number }[]).find(
        ({ id }) => id === product.id,
      )?.new_price;
    const page = await pageOf(product.slug);
    expect([page.new_price, pricesOn(page), await onHome()]).toEqual([95_000, [95_000, 60_000], undefined]);
    expect([await charged(first), await charged(second)]).toEqual([
      [95_000, 95_000],
      [60_000, 60_000],
    ]);
    const { id, version } = made.body as AdminFlashSale;
    const leading = await app.call('PUT /api/admin/flash-sales/:id/', {
      ...by,
      params: { id },
      body: { ...form, variant_id: first, version },
    });
    expect(leading.status).toBe(200);
    const changed = await pageOf(product.slug);
    expect([changed.new_price, pricesOn(changed), await onHome()]).toEqual([60_000, [60_000, 95_000], 60_000]);
    expect([await charged(first), await charged(second)]).toEqual([
      [60_000, 60_000],
      [95_000, 95_000],
    ]);
    // A client that does not know `variant_id` leaves the flash sale on its variant.
    const { variant_id: _, ...unaware } = form;
    const shorter = await app.call('PUT /api/admin/flash-sales/:id/', {
      ...by,
      params: { id },
      body: { ...unaware, allotted: 19, version: version + 1 },
    });
    expect(shorter.body).toMatchObject({ variant_id: first, allotted: 19, funded_by: 'shop' });
    const other = await twoVariants();
    const strange = await app.call('POST /api/admin/flash-sales/', {
      ...by,
      body: { ...form, variant_id: other.first },
    });
    expect(strange).toMatchObject({ status: 404, body: { code: 'variant-not-found' } });
    await expect(query('UPDATE flash_sales SET variant_id = $1 WHERE id = $2', other.first, id)).rejects.toThrow(
      'flash_sales_of_variant',
    );
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test.each([
    ['shop', 95_000],
    ['seller', 60_000],
  ] as const)('SALE-01 VEND-02 where the %s funds it, its seller is paid by %i a piece', async (fundedBy, paidBy) => {
    const { seller, product, second } = await twoVariants();
    await onSale({ product, second, allotted: 20, fundedBy });
    const { number } = await orderReady(app.shop, { lines: [{ variantId: second, quantity: 3 }] });
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'] as const)
      await moveAlong(app.shop, { numbers: [number], to, by: owner.id });
    const [order] = await query<{ id: number }>('SELECT id FROM orders WHERE number = $1', number);
    await settleOrder(app.shop, { orderId: order!.id });
    const entries = await query<{ sold: number; balance: number }>(
      'SELECT sold, balance FROM seller_entries WHERE seller_id = $1',
      seller.sellerId,
    );
    expect(entries).toEqual([{ sold: 3 * paidBy, balance: commissionOf(3 * paidBy, 10).owed }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test(
    'PAY-09 of forty concurrent buyers ten get it at its price and the others at the usual one',
    { timeout: 60_000 },
    async () => {
      const { product, second } = await twoVariants(60);
      await onSale({ product, second, allotted: 10 });
      const buyers = await Promise.all(Array.from({ length: 40 }, () => customerReady(app.shop)));
      await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId: second, quantity: 1 }])));
      const answers = await Promise.all(
        buyers.map((buyer) =>
          retriedCall(app, 'POST /api/orders/', {
            token: buyer.token,
            headers: { 'idempotency-key': 'variant' },
            body: orderBody({ payment_method: 'cash' }),
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const sold = await query(
        `SELECT unit_price, count(*)::int AS orders FROM order_lines WHERE variant_id = $1 GROUP BY unit_price ORDER BY unit_price`,
        second,
      );
      expect(sold).toEqual([
        { unit_price: 60_000, orders: 10 },
        { unit_price: 95_000, orders: 30 },
      ]);
      expect(await query('SELECT sold FROM flash_sales WHERE product_id = $1', product.id)).toEqual([{ sold: 10 }]);
      expect(await bookErrors(app.shop)).toEqual([]);
    },
  );
});
