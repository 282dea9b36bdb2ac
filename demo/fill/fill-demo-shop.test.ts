import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductDetail } from '#features/products/products.contract.ts';
import type { Facets, ProductList } from '#features/listings/listings.contract.ts';
import type { Promo } from '#features/home/home-promo.contract.ts';
import type { SellerDetail, SellerList } from '#features/sellers/vendors.contract.ts';
import { demoProducts } from '../goods/demo-catalogue.ts';
import { isRightPassword } from '#features/auth/server/passwords/passwords.service.ts';
import { privateName } from '#features/media/server/stored-names.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { insideTransaction } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { openTestShop, useTestShop } from '#testing/test-shop.ts';
import { accountsThere, demoAccounts } from './demo-accounts.ts';
import { renewDemoFlashSales } from './demo-flash-sales.ts';
import { fillDemoShop } from './fill-demo-shop.ts';

/** Returns the rows of a query; none where the shop's ledger is consistent. */
async function rowsOf(shop: Shop, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await shop.database.pool.query<Record<string, unknown>>({ text, values })).rows;
}

const counted = `select (select count(*) from products)::int as products, (select count(*) from customers)::int as customers,
  (select count(*) from orders)::int as orders, (select count(*) from reviews where product_id is not null and state = 'approved')::int as reviews,
  (select count(*) from stock_movements)::int as movements, (select count(*) from flash_sales)::int as offers`;

describe('the demo shop', () => {
  const app = useTestShop();
  beforeAll(async () => {
    // A demo without products (DEMO_PRODUCTS=none) lists no accounts.
    expect(await accountsThere(app.shop)).toEqual([]);
    expect(await fillDemoShop(app.shop)).toBe('filled');
    expect(await accountsThere(app.shop)).toEqual(demoAccounts);
  });

  test('it is as large as promised', async () => {
    expect(await rowsOf(app.shop, counted)).toMatchObject([
      { products: demoProducts.length, customers: 62, orders: 420, reviews: 700 },
    ]);
  });

  test('a customer is notified when an order is placed, and the order has been delivered since', async () => {
    expect(
      await rowsOf(
        app.shop,
        `select distinct o.state, abs(extract(epoch from n.created_at - o.placed_at)) < 1 as then from notifications n
      join orders o on o.number = n.params ->> 'number' where n.kind in ('order-placed', 'order-paid')`,
      ),
    ).toEqual([{ state: 'delivered', then: true }]);
  });

  test('CONT-04 files came with its tickets, from its own customer and from the staff; each is stored, and belongs to who sent it', async () => {
    const sent = await rowsOf(
      app.shop,
      `select m.author_id as author, c.username, file ->> 'key' as key, (file ->> 'bytes')::int as bytes, file ->> 'mimeType' as mime, u.customer_id as owner, u.claimed_at is not null as claimed
      from ticket_messages m cross join jsonb_array_elements(m.files) file join customers c on c.id = m.author_id left join uploads u on u.key = file ->> 'key' order by m.id`,
    );
    expect(sent.map(({ username, mime }) => [username, mime])).toEqual([
      ['demo', 'image/webp'],
      ['owner', 'text/plain'],
      [expect.any(String), 'image/webp'],
    ]);
    for (const { author, owner, claimed, key, bytes } of sent) {
      expect([owner, claimed]).toEqual([author, true]);
      expect((await app.shop.files.find(privateName(String(key))))?.bytes).toBe(bytes);
    }
  });

  test('products are searchable by image from the first minute', async () => {
    const unseen = `select p.id from product_summaries p left join product_looks l on l.product_id = p.id
      where p.picture_key is not null and (l.picture_key is distinct from p.picture_key or l.looks is null or l.words is null)`;
    expect(await rowsOf(app.shop, unseen)).toEqual([]);
  });

  test('its totals are consistent: money, orders and stock', async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-08 of its orders some came back, and one return waits for the staff; nobody is notified of what is only there to be seen', async () => {
    expect(
      await rowsOf(app.shop, 'select state, count(*)::int as count from returns group by state order by state'),
    ).toEqual([
      { state: 'approved', count: 1 },
      { state: 'asked', count: 1 },
      { state: 'done', count: 2 },
      { state: 'refused', count: 1 },
    ]);
    expect(
      await rowsOf(
        app.shop,
        "select id from outbox where name in ('return.answered', 'refund.done', 'refund.due', 'notice.due')",
      ),
    ).toEqual([]);
    expect(
      await rowsOf(
        app.shop,
        "select o.id from orders o join returns r on r.order_id = o.id where o.refunded = 0 and r.state = 'done'",
      ),
    ).toEqual([]);
  });

  test('staff actions are logged in the order in which they happened', async () => {
    const wrong =
      'select id from (select id, at, lag(at) over (order by id) as earlier from audit_log) entries where at < earlier';
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
    expect((await rowsOf(app.shop, 'select distinct at from audit_log')).length).toBeGreaterThan(4);
  });

  test('every stock figure is the sum of its movements', async () => {
    const wrong = `select variant_id from stock_levels left join stock_movements using (variant_id)
      group by variant_id, on_hand, reserved
      having on_hand <> coalesce(sum(on_hand_change), 0) or reserved <> coalesce(sum(held_change), 0)`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
    const unsold = `select variant_id, order_id from order_lines
      full join (select variant_id, order_id, -sum(on_hand_change) as sold from stock_movements where reason = 'sold' group by 1, 2) s using (variant_id, order_id)
      where sold is distinct from quantity`;
    expect(await rowsOf(app.shop, unsold)).toEqual([]);
    expect(await rowsOf(app.shop, 'select count(*)::int as variants from stock_levels')).not.toEqual([{ variants: 0 }]);
  });

  test('stock reserved for an order leaves the shelf on payment', async () => {
    const wrong = `select order_id from stock_movements where order_id is not null group by order_id having sum(held_change) <> 0
      or (count(*) filter (where reason = 'held') > 0) <> (select payment_method = 'online' from orders where id = order_id)`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
  });

  test('stock is never below zero', async () => {
    const running = `select variant_id from (select variant_id, sum(on_hand_change) over (partition by variant_id order by at, id) as there from stock_movements) r where there < 0`;
    expect(await rowsOf(app.shop, running)).toEqual([]);
  });

  test('a product is in stock when one of its variants is', async () => {
    const wrong = `select p.slug from products p where in_stock <> exists
      (select from variants v join variant_stock s on s.variant_id = v.id where v.product_id = p.id and s.available > 0)`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
    expect(
      await rowsOf(
        app.shop,
        'select p.slug from products p where not exists (select from variants v where v.id = p.id and v.product_id = p.id and v.position = 0)',
      ),
    ).toEqual([]);
  });

  test('ratings match the reviews, and only buyers are marked as buyers', async () => {
    const wrong = `select p.slug from products p left join reviews r on r.product_id = p.id and r.state = 'approved'
      group by p.id having rating_sum <> coalesce(sum(stars), 0) or rating_count <> count(stars)`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
    const liars = `select r.id from reviews r where bought <> exists (select from orders o join order_lines l on l.order_id = o.id
      where o.customer_id = r.customer_id and (l.product_id = r.product_id or l.seller_id = r.seller_id))`;
    expect(await rowsOf(app.shop, liars)).toEqual([]);
  });

  test('sold counts come from the orders, and this week has best sellers', async () => {
    const wrong = `select p.slug from products p left join order_lines l on l.product_id = p.id group by p.id having sold_count <> coalesce(sum(quantity), 0)`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
    const week = new Date(app.clock.now().getTime() - 7 * 24 * 3_600_000);
    const best = await rowsOf(
      app.shop,
      'select product_id from orders o join order_lines l on l.order_id = o.id where paid_at > $1 group by 1',
      [week],
    );
    expect(best.length).toBeGreaterThan(20);
  });

  test('the totals of every order match its lines and its payments', async () => {
    const wrong = `select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
      having items_total <> sum(unit_price * quantity) or discount_total <> sum(discount)
        or vat_total <> (select sum(amount) from order_tax_lines t where t.order_id = o.id)
        or o.total <> sum(l.total) + shipping_total
        or o.total is distinct from (select sum(amount) from payments p where p.order_id = o.id and p.state = 'paid')`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
  });

  test('every order follows the state sequence and no date is in the future', async () => {
    const wrong = `select o.id from orders o where state <> (select state from order_steps s where s.order_id = o.id order by id desc limit 1)
      or placed_at > $1 or paid_at > $1 or paid_at is null or exists (select from order_steps s where s.order_id = o.id and (at > $1 or at < placed_at))`;
    expect(await rowsOf(app.shop, wrong, [app.clock.now()])).toEqual([]);
    expect((await rowsOf(app.shop, 'select state from orders group by state')).length).toBeGreaterThanOrEqual(4);
    const mine = await rowsOf(
      app.shop,
      `select state from orders where customer_id = (select id from customers where username = 'demo')`,
    );
    expect(mine.length).toBeGreaterThanOrEqual(5);
  });

  test('flash sales are running, and their sold units appear in orders', async () => {
    const held = await rowsOf(
      app.shop,
      'select id from flash_sales where begins_at <= $1 and ends_at > $1 and sold < allotted',
      [app.clock.now()],
    );
    expect(held.length).toBeGreaterThanOrEqual(6);
    expect(
      await rowsOf(
        app.shop,
        'select f.id from flash_sales f left join order_lines l on l.flash_sale_id = f.id group by f.id having sold <> coalesce(sum(quantity), 0)',
      ),
    ).toEqual([]);
    expect((await rowsOf(app.shop, 'select id from flash_sales where sold > 0')).length).toBeGreaterThan(10);
  });

  test('coupon redemptions match the orders and respect the limit per customer', async () => {
    const wrong = `select c.id from coupons c where uses <> (select count(*) from orders where coupon_id = c.id)
      or uses <> (select sum(u.uses) from coupon_uses u where coupon_id = c.id)
      or exists (select from coupon_uses u where u.coupon_id = c.id and u.uses > c.most_uses_per_customer)`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
    expect(
      await rowsOf(app.shop, 'select code, percent_off::int, ends_at, most_uses, shown_on_home from coupons'),
    ).toEqual([{ code: 'GET20', percent_off: 20, ends_at: null, most_uses: null, shown_on_home: true }]);
    const { promo } = (await app.call('GET /api/home-promo/', { headers: { cookie: 'language=en' } })).body as {
      promo: Promo;
    };
    expect(await rowsOf(app.shop, "select action ->> 'fa' as fa from hero_slides where link = '/flash-sale'")).toEqual([
      { fa: 'دیدن پیشنهادها' },
    ]);
    expect(promo).toMatchObject({ title: "20% off women's care", text: 'Enter the code GET20 at checkout' });
  });

  test('the first sixty of the newest have some of which few are left, and the categories count', async () => {
    const few = `select p.slug from (select * from products order by id desc limit 60) p join variants v on v.product_id = p.id join variant_stock s on s.variant_id = v.id
      group by p.slug having count(*) = 1 and sum(on_hand) between 2 and 12`;
    expect((await rowsOf(app.shop, few)).length).toBeGreaterThanOrEqual(5);
    expect((await rowsOf(app.shop, 'select id from products where not in_stock')).length).toBeGreaterThan(5);
    expect((await rowsOf(app.shop, 'select id from categories where parent_id is null')).length).toBeGreaterThanOrEqual(
      8,
    );
    expect(await rowsOf(app.shop, 'select product_id from product_categories group by 1 having count(*) <> 2')).toEqual(
      [],
    );
  });

  test('APP-01 SRCH-01 it speaks English all through: lists, choices, flash sales, products and sellers hold no Persian but names of people and places', async () => {
    const request = async (name: string, sent: object = {}) =>
      (await app.call(name, { headers: { cookie: 'language=en' }, ...sent })).body;
    const { data } = (await request('GET /api/products/', { query: { page_size: 100 } })) as ProductList;
    const { colours, sizes, brands } = (await request('GET /api/products/facets/')) as Facets;
    const details = await Promise.all(
      data
        .slice(0, 20)
        .map(({ slug }) => request('GET /api/products/:slug/', { params: { slug } }) as Promise<ProductDetail>),
    );
    const sellerList = (await request('GET /api/vendors/')) as SellerList;
    const sellers = await Promise.all(
      sellerList.data.map(
        ({ slug }) => request('GET /api/vendors/:slug/', { params: { slug } }) as Promise<SellerDetail>,
      ),
    );
    const visible = [
      data,
      [...colours, ...sizes, ...brands].map(({ name }) => name),
      details,
      sellers.map(({ province: _, city: __, ...seller }) => seller),
      await request('GET /api/products/specialproduct/'),
      await request('GET /api/products/categories/'),
      await request('GET /api/search/suggestions/', { query: { q: '' } }),
    ];
    expect(data).toHaveLength(100);
    expect(sellers).toHaveLength(9);
    expect(JSON.stringify(visible).match(/[\u0600-\u06ff][^"]*/g)).toBeNull();
    const [one] = details;
    expect(((await request('GET /api/search/', { query: { q: one?.name ?? '' } })) as ProductList).data[0]?.slug).toBe(
      one?.slug,
    );
  });

  test('APP-01 staff using English finds products, categories, brands and sellers by their English names', async () => {
    const [, , owner] = demoAccounts;
    const { tokens } = (
      await app.call('POST /api/customers/login/', { body: { username: owner.username, password: owner.password } })
    ).body as { tokens: { access: string } };
    const request = async (name: string, query: Record<string, string> = {}) => {
      const { status, body } = await app.call(name, {
        token: tokens.access,
        headers: { cookie: 'language=en' },
        query,
      });
      expect([name, status]).toEqual([name, 200]);
      return body as Record<'data' | 'best' | 'low', Record<string, unknown>[]>;
    };
    const named = (rows: readonly Record<string, unknown>[], ...parts: string[]) =>
      rows.flatMap((row) => parts.map((part) => row[part]));
    const abouts = (rows: readonly Record<string, unknown>[]) =>
      rows.map(({ about }) => (about as { name: string }).name);
    const { best, low } = await request('GET /api/admin/dashboard/');
    const names = [
      named((await request('GET /api/admin/products/')).data, 'name', 'category', 'brand', 'seller'),
      named((await request('GET /api/admin/stock/')).data, 'name', 'variant'),
      named((await request('GET /api/admin/flash-sales/')).data, 'name'),
      named((await request('GET /api/admin/featured-products/')).data, 'name'),
      abouts((await request('GET /api/admin/reviews/', { status: 'approved' })).data),
      abouts((await request('GET /api/admin/reviews/', { status: 'approved', of: 'seller' })).data),
      abouts((await request('GET /api/admin/questions/', { status: 'approved' })).data),
      named(best, 'name'),
      named(low, 'name', 'variant'),
    ];
    for (const part of names) expect(part.length).toBeGreaterThan(4);
    expect(JSON.stringify(names).match(/[\u0600-\u06ff][^"]*/g)).toBeNull();
  });

  test('every image referenced by a row is stored', async () => {
    const named = await rowsOf(
      app.shop,
      `select unnest(picture_keys) as key from products union select picture_key from categories
        union select picture_key from variants where picture_key is not null`,
    );
    const stored = new Set((await rowsOf(app.shop, 'select key from media_files')).map((row) => row.key));
    expect(named.filter((row) => !stored.has(row.key))).toEqual([]);
    expect(await app.shop.files.read(`media/${String(named[0]?.key)}`)).not.toBeNull();
  });

  test('PROD-02 a variant with a colour has a photograph of its product, different for each colour', async () => {
    const wrong = `select v.id from variants v join products p on p.id = v.product_id
      where (v.colour_name is null) <> (v.picture_key is null) or v.picture_key <> all (p.picture_keys)
        or exists (select from variants other where other.product_id = v.product_id
          and (other.colour_name = v.colour_name) <> (other.picture_key = v.picture_key))`;
    expect(await rowsOf(app.shop, wrong)).toEqual([]);
    const [visible] = await rowsOf(
      app.shop,
      'select count(*)::int as count from variants where picture_key is not null',
    );
    expect(visible?.count).toBeGreaterThan(500);
  });

  test('the accounts printed at start can sign in', async () => {
    for (const account of demoAccounts) {
      const [row] = await rowsOf(
        app.shop,
        'select password_hash as hash, phone, role from customers where username_key = $1',
        [account.username],
      );
      expect(await isRightPassword(app.shop, String(row?.hash), account.password)).toBe(true);
      expect(row?.phone).toBe(`+98${account.phone.slice(1)}`);
    }
    expect(insideTransaction()).toBe(false);
  });

  test('filling again changes nothing', async () => {
    const before = await rowsOf(app.shop, counted);
    expect(await fillDemoShop(app.shop)).toBe('filled-before');
    expect(await rowsOf(app.shop, counted)).toEqual(before);
  });

  test('flash sales that have ended start again', async () => {
    expect(await renewDemoFlashSales(app.shop)).toBe(0);
    app.clock.advance(6 * 24 * 3_600_000);
    const renewed = await renewDemoFlashSales(app.shop);
    expect(renewed).toBeGreaterThanOrEqual(6);
    expect(await renewDemoFlashSales(app.shop)).toBe(0);
    const held = await rowsOf(
      app.shop,
      'select id from flash_sales where begins_at <= $1 and ends_at > $1 and sold < allotted',
      [app.clock.now()],
    );
    expect(held.length).toBe(renewed);
  });
});

describe('a database of another application', () => {
  test('is left unchanged', async () => {
    const other = await openTestShop();
    try {
      await rowsOf(
        other.shop,
        `insert into customers (username, username_key, phone, created_at) values ('sara', 'sara', '+989120000000', $1)`,
        [other.clock.now()],
      );
      expect(await fillDemoShop(other.shop)).toBe('not-empty');
      expect(await rowsOf(other.shop, counted)).toMatchObject([{ products: 0, customers: 1, orders: 0 }]);
      expect(await renewDemoFlashSales(other.shop)).toBe(0);
    } finally {
      await other.close();
    }
  });
});
