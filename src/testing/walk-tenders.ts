import { randomUUID } from 'node:crypto';
import { at, call, order, pay, type Step, type Street } from './walk.ts';

/** Refunds, by concurrent presses of buyer and staff, what was received above an order's total. */
export const takeExcess =
  (which: number, { way, presses }: { way: 'payment' | 'credit'; presses: number }): Step =>
  async ({ customer, orders }, street) => {
    const number = (await overpaidAmong(orders, customer.token, street)) ?? at(orders, which)?.number;
    if (number === undefined) return;
    await Promise.all(
      Array.from({ length: presses }, (_, press) =>
        press % 2 === 0
          ? call(street, 'POST /api/orders/:number/return-excess/', {
              token: customer.token,
              params: { number },
              body: { refund_method: way },
            })
          : call(street, 'POST /api/admin/orders/:number/return-excess/', {
              token: street.staff.token,
              params: { number },
              headers: { 'idempotency-key': randomUUID() },
              body: { method: way },
            }),
      ),
    );
  };

/** Returns the newest overpaid order of a buyer, as a buyer who has overpaid would look for it. */
async function overpaidAmong(
  orders: readonly { readonly number: string }[],
  token: string | undefined,
  street: Street,
): Promise<string | undefined> {
  for (const { number } of orders.slice(-3)) {
    const { body } = await call(street, 'GET /api/orders/:number/', { token, params: { number } });
    if (((body as { excess?: number }).excess ?? 0) > 0) return number;
  }
  return undefined;
}

/**
 * Pays an order with two cards, and another twice: started in full, paid in part in another tab, and then in full all the same. Random steps seldom
 * reach this case.
 */
export const payInParts: Step = async (buyer, street) => {
  const wish = { method: 'online', coupon: undefined, credit: 0, presses: 1 } as const;
  const now = { choice: 'pay', comesBack: 1 } as const;
  await order(wish)(buyer, street);
  await pay(buyer.orders.length - 1, { ...now, method: undefined, part: 20_000 })(buyer, street);
  await pay(buyer.orders.length - 1, { ...now, method: 'zibal', part: undefined })(buyer, street);
  await order(wish)(buyer, street);
  const { number = '' } = buyer.orders.at(-1) ?? {};
  const whole = await call(street, 'POST /api/orders/:number/pay/', {
    token: buyer.customer.token,
    params: { number },
    body: {},
  });
  await pay(buyer.orders.length - 1, { ...now, method: 'zibal', part: 20_000 })(buyer, street);
  const address = whole.body.payment?.redirect_url;
  if (address !== undefined) await street.gateway.comeBack(await street.gateway.choose(address, 'pay'));
  await takeExcess(buyer.orders.length - 1, { way: 'payment', presses: 3 })(buyer, street);
};
