/** A CRM: who bought, how much and when last, and a coupon code of their own for each. Key: `customers:read`, `orders:read`, `promotions:write`. */
import { createClient, HojrehError, type Client } from '../packages/client/src/client.ts';

/** Every active customer with what they bought and their last order, the newest customer first. */
export async function* customers(shop: Client) {
  for await (const { id, full_name, phone } of shop.all('adminListCustomers', { query: { active: 'yes' } })) {
    const [figures, orders] = await Promise.all([
      shop.adminGetCustomerFigures({ path: { id } }),
      shop.adminListOrders({ query: { customer_id: id, page_size: 1 } }),
    ]);
    yield { id, name: full_name, phone, orders: figures.orders, spent: figures.spent, last: orders.data[0] ?? null };
  }
}

/** A coupon for one use of one customer, until a moment. A code that was made before is left as it is, so that a campaign can be run again. */
export async function couponFor(shop: Client, customerId: number, { campaign, percent, until }: Campaign) {
  const code = `${campaign}-${customerId}`;
  const terms = {
    kind: 'percent',
    percent_off: percent,
    discount_amount: 0,
    max_discount_amount: null,
    minimum_total: 0,
  } as const;
  const uses = {
    max_uses: 1,
    max_uses_per_customer: 1,
    first_order_only: false,
    paused: false,
    shown_on_home: false,
  };
  try {
    await shop.adminCreateCoupon({
      body: { code, ...terms, ...uses, begins_at: null, ends_at: until, category_ids: [] },
    });
  } catch (error) {
    if (!(error instanceof HojrehError && error.code === 'code-taken')) throw error;
  }
  return code;
}

export interface Campaign {
  readonly campaign: string;
  readonly percent: number;
  readonly until: string;
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  const shop = createClient({ url, key });
  const campaign = { campaign: 'YALDA', percent: 15, until: '2026-12-22T20:30:00Z' };
  for await (const customer of customers(shop))
    if (customer.orders > 0) console.log(customer.phone, await couponFor(shop, customer.id, campaign));
}
