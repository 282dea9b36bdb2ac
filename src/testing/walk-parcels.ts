import { randomUUID } from 'node:crypto';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { isUndecided, parcelStepsOf } from '#features/fulfillments/fulfillments.rules.ts';
import { retriedCall } from './retried-call.ts';
import { at, call, order, type Step, type Street } from './walk.ts';

type Parcel = StaffOrderDetail['fulfillments'][number];

/** The staff's work on the parcels of an order, as far as possible; each choice is a number that selects among the possible actions. */
export interface ParcelWork {
  /** The number of consecutive steps. */
  readonly rounds: number;
  readonly choice: number;
  /** The number of people who press the same button at once. */
  readonly presses: number;
  readonly way: 'payment' | 'credit';
}

/**
 * Packs, splits, hands over, loses and takes back parcels of an order, and resolves those that never arrive: a few rounds, each with the actions that
 * the order's page then allows.
 */
export const workOnParcels =
  (which: number, { rounds, choice, presses, way }: ParcelWork): Step =>
  async ({ orders }, street) => {
    const bought =
      at(
        orders.filter(({ ended, waits }) => ended === null && !waits),
        which,
      ) ?? at(orders, which);
    if (bought === undefined) return;
    for (let round = 0; round < rounds; round++) {
      const work = at(possibleWork(await orderOf(bought.number, street), way), choice + 7 * round);
      if (work === undefined) return;
      const key = randomUUID();
      await Promise.all(Array.from({ length: presses }, () => press(street, work, key)));
    }
  };

/**
 * Places a cash order that never arrives: packed whole, handed over, lost, and its cash no longer to be collected. Random steps seldom reach this
 * case.
 */
export const loseAtTheDoor: Step = async (buyer, street) => {
  await order({ method: 'cash', coupon: undefined, credit: 0, presses: 1 })(buyer, street);
  const { number = '' } = buyer.orders.at(-1) ?? {};
  await press(street, { name: 'orders/:number/fulfillments/', params: { number }, body: {} }, randomUUID());
  for (const [verb, body] of [
    ['move', { to: 'handed-over' }],
    ['move', { to: 'lost' }],
    ['refund', { restock: false, refund_method: 'credit' }],
  ] as const) {
    const [parcel] = (await orderOf(number, street)).fulfillments;
    if (parcel !== undefined) await press(street, workOn(parcel, verb, body), randomUUID());
  }
};

async function orderOf(number: string, { app, staff }: Street): Promise<StaffOrderDetail> {
  return (await retriedCall(app, 'GET /api/admin/orders/:number/', { token: staff.token, params: { number } })).body;
}

interface Work {
  readonly name: string;
  readonly params: Record<string, unknown>;
  readonly body: object;
}

function press(street: Street, { name, params, body }: Work, key: string) {
  return call(street, `POST /api/admin/${name}`, {
    token: street.staff.token,
    params,
    headers: { 'idempotency-key': key },
    body,
  });
}

/** Returns the actions currently possible with the parcels of an order. */
function possibleWork(order: StaffOrderDetail, way: ParcelWork['way']): Work[] {
  const [line] = order.lines;
  const pack = { name: 'orders/:number/fulfillments/', params: { number: order.number } };
  const packing: Work[] =
    line !== undefined && (order.status === 'placed' || order.status === 'packaging')
      ? [
          { ...pack, body: { lines: [{ position: line.position, quantity: 1 }] } },
          { ...pack, body: {} },
        ]
      : [];
  return [...packing, ...order.fulfillments.flatMap((parcel) => possibleWith(parcel, way))];
}

const workOn = ({ id, version }: Parcel, verb: string, body: object): Work => ({
  name: `fulfillments/:id/${verb}/`,
  params: { id },
  body: { version, ...body },
});

function possibleWith(parcel: Parcel, way: ParcelWork['way']): Work[] {
  const on = (verb: string, body: object) => workOn(parcel, verb, body);
  const steps = parcelStepsOf(parcel).map((to) =>
    on('move', { to, ...((to === 'returning' || to === 'returned') && { reason: 'refused' }) }),
  );
  const decisions = isUndecided(parcel)
    ? [
        on('refund', { restock: true, refund_method: way }),
        on('refund', { restock: false, refund_method: way }),
        on('send-again', { replace: false }),
        on('send-again', { replace: true }),
      ]
    : [];
  return [...(parcel.status === 'packed' ? [on('unpack', {})] : []), ...steps, ...decisions];
}
