import { randomUUID } from 'node:crypto';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { placeOrder, type Placement } from './place-order.service.ts';

/** Returns the body of a typical order for tests: standard shipping, paid in cash; the given fields override the defaults. */
export function orderBody(wanted: Partial<Placement['body']> = {}): Placement['body'] {
  return {
    shipping_method_id: 2,
    payment_method: 'cash',
    address: {
      full_name: 'سارا محمدی',
      phone: '+989121234567',
      province: 'تهران',
      city: 'تهران',
      line: 'خیابان ولیعصر، کوچهٔ یاس، پلاک ۱۲',
      postal_code: '1435674321',
    },
    ...wanted,
  };
}

export interface ReadyOrder {
  readonly customer: ReadyCustomer;
  readonly number: string;
  readonly total: number;
  /** The address of the payment page, for an order that awaits payment. */
  readonly payAddress: string | undefined;
}

/** Places an order as a customer: `orderReady(shop, { lines: [{ variantId, quantity: 2 }], body: { payment_method: 'online' } })`. */
export async function orderReady(
  shop: Shop,
  {
    lines,
    body,
    customer,
  }: {
    lines: readonly { variantId: number; quantity: number }[];
    body?: Partial<Placement['body']>;
    customer?: ReadyCustomer;
  },
): Promise<ReadyOrder> {
  const buyer = customer ?? (await customerReady(shop));
  await cartWith(shop, buyer, lines);
  const placed = await placeOrder(shop, { customerId: buyer.id, key: randomUUID(), body: orderBody(body) });
  if (isRefusal(placed)) throw new Error(`The order was not placed: ${placed.message.en}`);
  return { customer: buyer, number: placed.number, total: placed.total, payAddress: placed.payment?.redirect_url };
}
