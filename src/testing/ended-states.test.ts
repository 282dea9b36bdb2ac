import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { fulfillmentStatuses } from '#features/fulfillments/fulfillments.contract.ts';
import { parcelStepsOf } from '#features/fulfillments/fulfillments.rules.ts';
import { jobStatuses } from '#features/jobs/jobs.rules.ts';
import { orderStates } from '#features/orders/orders.contract.ts';
import { orderLife } from '#features/orders/orders.rules.ts';
import { tenderStates } from '#features/payments/tenders.rules.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { refundStates } from '#features/refunds/refunds.contract.ts';
import { returnStates } from '#features/returns/returns.contract.ts';
import { returnLife } from '#features/returns/returns.rules.ts';
import { approvalStates } from '#features/settings/money-approvals.rules.ts';
import { useTestShop } from './test-shop.ts';

interface Life {
  readonly column: 'state' | 'status';
  readonly states: readonly string[];
  /** The states that may follow final or nearly final ones; other states are left to rules and conditional statements. */
  readonly ends: Readonly<Record<string, readonly string[]>>;
}

const lives: Readonly<Record<string, Life>> = {
  orders: {
    column: 'state',
    states: orderStates,
    ends: {
      delivered: orderLife.delivered.next,
      cancelled: orderLife.cancelled.next,
      returned: orderLife.returned.next,
    },
  },
  fulfillments: {
    column: 'status',
    states: fulfillmentStatuses,
    ends: {
      delivered: parcelStepsOf({ status: 'delivered', resolution: null }),
      returned: parcelStepsOf({ status: 'returned', resolution: null }),
    },
  },
  returns: { column: 'state', states: returnStates, ends: { refused: returnLife.refused, done: returnLife.done } },
  payments: { column: 'state', states: tenderStates, ends: { paid: ['refunded'], refunded: [] } },
  refunds: { column: 'state', states: refundStates, ends: { done: [], failed: [] } },
  money_approvals: { column: 'status', states: approvalStates, ends: { used: [], refused: [] } },
  jobs: { column: 'status', states: jobStatuses, ends: { done: [], failed: [], cancelled: [] } },
};

describe('terminal states stay terminal for every statement', () => {
  const app = useTestShop();
  const read = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await app.shop.database.pool.query<Row>(text, values)).rows;

  test.each(Object.entries(lives))(
    '%s are not led back from a terminal state, as the rules state',
    async (table, life) => {
      const [trigger] = await read<{ text: string }>(
        'SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = $1',
        [`${table}_ended`],
      );
      const refuses = /WHEN \((.*)\) EXECUTE/.exec(trigger?.text ?? '')?.[1];
      const refused = await read<{ move: string }>(
        `SELECT old.${life.column} || ' to ' || new.${life.column} AS move
       FROM unnest($1::text[]) old (${life.column}), unnest($1::text[]) new (${life.column}) WHERE ${refuses ?? 'false'}`,
        [life.states],
      );
      const expected = Object.entries(life.ends).flatMap(([from, next]) =>
        life.states.filter((to) => to !== from && !next.includes(to)).map((to) => `${from} to ${to}`),
      );
      expect(refused.map(({ move }) => move).sort()).toEqual(expected.sort());
      expect(expected.length).toBeGreaterThan(1);
    },
  );

  test('a delivered order is not placed again, and its parcel not packed again', async () => {
    const { token } = await customerReady(app.shop, { role: 'owner' });
    const { id } = await productReady(app.shop);
    const { number } = await orderReady(app.shop, { lines: [{ variantId: id, quantity: 1 }] });
    for (const to of ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'])
      await app.call('POST /api/admin/orders/bulk-move/', { token, body: { numbers: [number], to } });
    const [order] = await read<{ id: number; state: string }>('SELECT id, state FROM orders WHERE number = $1', [
      number,
    ]);
    expect(order?.state).toBe('delivered');
    const back = { code: '23001' };
    await expect(read(`UPDATE orders SET state = 'placed' WHERE number = $1`, [number])).rejects.toMatchObject(back);
    await expect(
      read(
        `UPDATE fulfillments SET status = 'packed', handed_over_at = NULL, on_the_way_at = NULL, at_station_at = NULL, delivered_at = NULL WHERE order_id = $1`,
        [order?.id],
      ),
    ).rejects.toMatchObject(back);
    const returned = await app.call('POST /api/admin/orders/:number/return/', {
      token,
      params: { number },
      body: { reason: 'شکسته' },
    });
    expect(returned.status).toBe(200);
    await expect(read(`UPDATE orders SET state = 'delivered' WHERE number = $1`, [number])).rejects.toMatchObject(back);
  });
});
