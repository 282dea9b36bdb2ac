import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import path from 'node:path';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import type { BenchShop } from './bench-shop.ts';
import { postBytes, type Connection, type Reply } from './connection.ts';

/** A signed-in customer of the bench. */
export interface BenchCustomer {
  readonly id: number;
  readonly token: string;
  /** Adds one unit of a variant to the cart. */
  readonly add: (connection: Connection, variantId: number) => Promise<void>;
  /** Places an order for one unit of each variant, cash on delivery. */
  readonly order: (connection: Connection, variantIds: readonly number[], key: string) => Promise<void>;
  /** Places an order for the contents of the cart. */
  readonly place: (connection: Connection, key: string) => Promise<void>;
  /** The same, but returns the response, even a refusal. */
  readonly tryPlacing: (connection: Connection, key: string) => Promise<Reply>;
}

const address = {
  full_name: 'نگار رستمی',
  phone: '09120000000',
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان ولیعصر، کوچهٔ یاس، پلاک ۸',
  postal_code: '1969813131',
};

/** Creates the given number of customers, each with a session of one hour. */
export async function customersReady(shop: BenchShop, count: number): Promise<BenchCustomer[]> {
  const config = readConfig({
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: path.join(shop.folder, 'customers'),
    SESSION_SECRET: shop.secret,
    PASSWORD_HASHING: 'cheap',
    ACCESS_TOKEN_SECONDS: '3600',
  });
  const opened = await openShop(config, { log: createLog('error') });
  // One customer places hundreds of orders here, none of which is ever delivered, so purchase limits are lifted.
  await withoutPurchaseLimits(opened.shop);
  const [shipping] = await shop.query<{ id: number }>('SELECT id::int FROM shipping_methods ORDER BY position LIMIT 1');
  const customers: BenchCustomer[] = [];
  for (let made = 0; made < count; made++) {
    const { id, token } = await customerReady(opened.shop);
    customers.push({ id, token, ...actionsOf(token, shipping?.id ?? 1) });
  }
  await opened.close();
  return customers;
}

function actionsOf(
  token: string,
  shippingMethodId: number,
): Pick<BenchCustomer, 'add' | 'order' | 'place' | 'tryPlacing'> {
  const authorization = `Bearer ${token}`;
  const add = (connection: Connection, variantId: number) =>
    connection.send(postBytes('/api/orders/cart/', { variant_id: variantId, quantity: 1 }, { authorization }));
  const placing = (key: string) =>
    postBytes(
      '/api/orders/',
      { shipping_method_id: shippingMethodId, payment_method: 'cash', address },
      { authorization, 'idempotency-key': key },
    );
  const place = (connection: Connection, key: string) => connection.send(placing(key));
  return {
    add,
    place,
    tryPlacing: (connection, key) => connection.request(placing(key)),
    order: async (connection, variantIds, key) => {
      for (const variantId of variantIds) await add(connection, variantId);
      await place(connection, key);
    },
  };
}
