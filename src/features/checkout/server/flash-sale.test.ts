import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { retriedCall } from '#testing/retried-call.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import { orderBody } from './checkout.factory.ts';

const pieces = 50;
const buyersAtOnce = 200;

describe('a flash sale of fifty pieces, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });
  let buyers: ReadyCustomer[] = [];
  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => customerReady(app.shop)));
  });

  test.each([['cash'], ['online']] as const)(
    'PAY-09 of two hundred concurrent buyers paying %s, fifty get one at its price and all others a message',
    { timeout: 60_000 },
    async (method) => {
      const { id, variantIds, name } = await productReady(app.shop, { price: 900_000, stock: pieces });
      await createFlashSale(app.shop, {
        productId: id,
        price: 450_000,
        beginsAt: testTime,
        endsAt: new Date(testTime.getTime() + 3_600_000),
        allotted: pieces,
      });
      // A buyer who got nothing still has the item in the cart.
      await app.shop.database.pool.query('DELETE FROM cart_items');
      await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }])));
      const answers = await Promise.all(
        buyers.map((buyer) =>
          retriedCall(app, 'POST /api/orders/', {
            token: buyer.token,
            headers: { 'idempotency-key': `flash ${method}` },
            body: orderBody({ payment_method: method }),
          }),
        ),
      );
      const bodies = answers.map(({ status, body }) => ({
        ...(body as { total?: number; code?: string; message?: string }),
        status,
      }));
      const placed = bodies.filter(({ status }) => status === 201);
      const refused = bodies.filter(({ status }) => status === 409);
      expect([placed.length, refused.length]).toEqual([pieces, buyersAtOnce - pieces]);
      expect(new Set(placed.map(({ total }) => total))).toEqual(new Set([495_000]));
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['out-of-stock']));
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([`«${name}» ناموجود است.`]));
      const { rows } = await app.shop.database.pool.query(
        'SELECT s.available AS left, f.sold FROM variant_stock s, flash_sales f WHERE s.variant_id = $1 AND f.product_id = $2',
        [variantIds[0], id],
      );
      expect(rows).toEqual([{ left: 0, sold: pieces }]);
      expect(await bookErrors(app.shop)).toEqual([]);
    },
  );
});
