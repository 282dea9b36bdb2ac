import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { migrationOf } from '#platform/database/migration-files.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import { orderReady } from './checkout.factory.ts';

const tag = '0184_offers_end';
const contraction = migrationOf(tag, readFileSync(path.resolve('migrations', `${tag}.sql`), 'utf8'));

/** A database between the expansion and the contraction: the table under both names, the column under its former one. */
const uncontracted = [
  'ALTER TABLE order_lines RENAME COLUMN flash_sale_id TO offer_id',
  'ALTER VIEW ordered_lines RENAME COLUMN flash_sale_id TO offer_id',
  'CREATE VIEW offers AS SELECT id, product_id, price, begins_at, ends_at, allotted, sold, colour, position, version, tell_at, variant_id, funded_by FROM flash_sales',
];

describe('the two names of flash sales until the contraction', () => {
  const app = useTestShop();
  let product: Awaited<ReturnType<typeof productReady>>;
  const query = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;

  beforeAll(async () => {
    for (const statement of uncontracted) await query(statement);
    product = await productReady(app.shop, { price: 100_000, stock: 30 });
    await createFlashSale(app.shop, {
      productId: product.id,
      price: 41_000,
      beginsAt: testTime,
      endsAt: new Date(testTime.getTime() + 1e9),
      allotted: 20,
    });
  });

  const sold = async () => (await query('SELECT sold FROM flash_sales WHERE product_id = $1', product.id))[0]?.['sold'];
  /** Buys two pieces at the flash sale in each of two orders and cancels one of them. */
  const trade = async () => {
    const lines = [{ variantId: product.id, quantity: 2 }];
    const [, called] = [await orderReady(app.shop, { lines }), await orderReady(app.shop, { lines })];
    await app.call('POST /api/orders/:number/cancel/', {
      token: called.customer.token,
      params: { number: called.number },
      body: {},
    });
    expect(await bookErrors(app.shop)).toEqual([]);
    return sold();
  };

  test('this build sells, refunds and proves before the contraction, and continues during it', async () => {
    expect(await trade()).toBe(2);
    for (const statement of contraction.statements) await query(statement);
    expect(await trade()).toBe(4);
    for (const statement of uncontracted) await query(statement);
    expect(await trade()).toBe(6);
  });

  test('statements of a process of the previous release on the former names take effect', async () => {
    // The statements of the previous release: order placement, stock return, the admin page, and the job of 0098.
    expect(
      await query(
        `INSERT INTO offers (id, product_id, price, begins_at, ends_at, allotted, sold, colour, position, tell_at, version)
         VALUES (DEFAULT, $1, 39000, $2, $3, 7, DEFAULT, DEFAULT, DEFAULT, $2, DEFAULT) RETURNING id > 0 AS made, sold, version`,
        product.id,
        testTime,
        new Date(testTime.getTime() + 1e9),
      ),
    ).toEqual([{ made: true, sold: 0, version: 1 }]);
    expect(
      await query(
        `WITH moved AS (SELECT id, 3 AS pieces FROM offers WHERE price = 39000),
         locked AS (SELECT id FROM offers WHERE id IN (SELECT id FROM moved) ORDER BY id FOR NO KEY UPDATE)
         UPDATE offers o SET sold = o.sold + moved.pieces FROM moved JOIN locked USING (id) WHERE o.id = moved.id AND o.sold < o.allotted
         RETURNING o.product_id, o.sold`,
      ),
    ).toEqual([{ product_id: product.id, sold: 3 }]);
    expect(
      await query(
        `UPDATE offers SET tell_at = NULL
         WHERE id IN (SELECT id FROM offers WHERE tell_at <= $1 AND price = 39000 ORDER BY tell_at LIMIT 5 FOR UPDATE SKIP LOCKED) RETURNING sold`,
        testTime,
      ),
    ).toEqual([{ sold: 3 }]);
    expect(await query('DELETE FROM offers WHERE price = 39000 RETURNING allotted')).toEqual([{ allotted: 7 }]);
    const { number } = await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 1 }] });
    expect(
      await query(
        `SELECT l.offer_id = o.id AS named, f.offer_id = l.offer_id AS seen FROM order_lines l JOIN ordered_lines f USING (order_id, position)
         JOIN offers o ON o.product_id = l.product_id WHERE l.order_id = (SELECT id FROM orders WHERE number = $1)`,
        number,
      ),
    ).toEqual([{ named: true, seen: true }]);
    await expect(
      query(
        'INSERT INTO offers (product_id, begins_at, ends_at, allotted) VALUES ($1, $2, $2, 0)',
        product.id,
        testTime,
      ),
    ).rejects.toThrow('flash_sales_allotted_positive');
  });
});
