/**
 * A CRM: who bought, how much and when last, and a single-use code for each. Key: `customers:read`, `orders:read`, `promotions:read`,
 * `promotions:write`.
 */
import { createClient, type Client } from '../packages/client/src/client.ts';

/** Yields every active customer with what they bought and their last order, newest customer first. */
export async function* customers(shop: Client) {
  for await (const { id, full_name, phone } of shop.all('adminListCustomers', { query: { active: true } })) {
    const [figures, orders] = await Promise.all([
      shop.adminGetCustomerFigures({ path: { id } }),
      shop.adminListOrders({ query: { customer_id: id, page_size: 1 } }),
    ]);
    yield {
      id,
      name: full_name,
      phone,
      orders: figures.orders_count,
      spent: figures.spent,
      last: orders.data[0] ?? null,
    };
  }
}

/** Creates as many codes of a campaign as there are customers, each for one order. The idempotency key creates them once, however often this runs. */
export async function codesFor(shop: Client, { couponId, name, count }: Campaign) {
  const batch = await shop.adminCreateCouponBatch({
    body: { coupon_id: couponId, prefix: name, codes_count: count },
    idempotencyKey: `${couponId} ${name} ${count}`,
  });
  const codes: string[] = [];
  for await (const { code } of shop.all('adminListCouponCodes', { query: { batch_id: batch.id, page_size: 100 } }))
    codes.push(code);
  return codes;
}

/** Returns the codes of a campaign that were redeemed, each with its order. */
export async function redeemed(shop: Client, couponId: number) {
  const orders = new Map<string, string>();
  for await (const one of shop.all('adminListCouponCodes', { query: { coupon_id: couponId, status: 'redeemed' } }))
    orders.set(one.code, one.order_number ?? '');
  return orders;
}

export interface Campaign {
  /** A coupon whose `single_use_codes` is set. */
  readonly couponId: number;
  readonly name: string;
  readonly count: number;
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '', COUPON = '' } = process.env;
  const shop = createClient({ url, key });
  const buyers = [];
  for await (const customer of customers(shop)) if (customer.orders > 0) buyers.push(customer);
  const codes = await codesFor(shop, { couponId: Number(COUPON), name: 'YALDA', count: buyers.length });
  buyers.forEach(({ phone }, index) => console.log(phone, codes[index]));
}
