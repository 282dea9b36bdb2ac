import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

const day = 24 * 3_600_000;

describe('best sellers', () => {
  const app = useTestShop();
  const sql = async (text: string, values: unknown[] = []) =>
    (await app.shop.db.$client.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  let orders = 0;

  async function paidOrder(productId: number, quantity: number, daysAgo: number, state = 'delivered'): Promise<void> {
    orders += 1;
    const at = new Date(app.clock.now().getTime() - daysAgo * day);
    const customer = await sql(
      `insert into customers (username, username_key, phone, created_at) values ($1, $1, $2, now()) returning id`,
      [`c${orders}`, `+98912${1_000_000 + orders}`],
    );
    const method = await sql(
      `insert into shipping_methods (code, name_fa, name_en, description_fa, description_en, price, min_days, max_days) values ($1, 'پست', 'Post', '', '', 0, 1, 2) returning id`,
      [`m${orders}`],
    );
    const order = await sql(
      `insert into orders (number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, placed_at, paid_at)
       values ($1, $2, $3, 'cash', $4, '{}', 0, 0, 0, 0, 0, $5, $5) returning id`,
      [`n${orders}`, customer, state, method, at],
    );
    await sql(
      `insert into order_lines (order_id, position, variant_id, product_id, seller_id, seller_name, commission_percent, name, quantity, list_price, unit_price, discount, vat, total)
       values ($1, 1, $2, $2, 1, 'حجره', 0, 'کالا', $3, 0, 0, 0, 0, 0)`,
      [order, productId, quantity],
    );
  }

  test("API-12 HOME-09 the week's best sellers come first, followed by the all-time best", async () => {
    const names = ['few', 'many', 'old', 'given-back', 'never'] as const;
    const [few, many, old, back] = await Promise.all(
      names.map(async (slug) => (await productReady(app.shop, { slug })).id),
    );
    await paidOrder(few ?? 0, 2, 1);
    await paidOrder(many ?? 0, 2, 2);
    await paidOrder(many ?? 0, 3, 6);
    await paidOrder(old ?? 0, 50, 8);
    await paidOrder(back ?? 0, 9, 1, 'returned');
    await sql('update products set sold_count = 50 where id = $1', [old]);
    const answer = await app.call('GET /api/orders/weeklyBestSellers/', { query: { page: 1, page_size: 4 } });
    const { data, next } = answer.body as { data: { slug: string }[]; next: string };
    expect(data.map(({ slug }) => slug).slice(0, 3)).toEqual(['many', 'few', 'old']);
    expect(next).toBe('/api/orders/weeklyBestSellers/?page=2&page_size=4');
    expect((await app.server.inject(next)).json()).toMatchObject({ data: [{}], next: null });
    await paidOrder(few ?? 0, 40, 0.001);
    app.clock.advance(61_000);
    const later = await app.call('GET /api/orders/weeklyBestSellers/', { query: { page: 1, page_size: 4 } });
    expect((later.body as { data: { slug: string }[] }).data[0]?.slug).toBe('few');
  });

  test('API-12 a page past the end is empty', async () => {
    expect((await app.call('GET /api/orders/weeklyBestSellers/', { query: { page: 900 } })).body).toEqual({
      data: [],
      next: null,
    });
    expect((await app.call('GET /api/orders/weeklyBestSellers/', { query: { page_size: 101 } })).status).toBe(400);
  });
});
