import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { changeCredit } from '#features/credit/server/credit.service.ts';
import type { ReadyCustomer } from '#features/identity/server/identity.factory.ts';
import { moveStock } from '#features/inventory/server/inventory.service.ts';
import type { Choice } from '#features/payments/server/stand-in/stand-in-page.ts';
import type { ReadyGateway } from '#features/orders/server/gateway.factory.ts';
import { ordersJobs } from '#features/orders/server/orders.jobs.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { answerReturn, askReturn, receiveReturn } from '#features/orders/server/returns.service.ts';
import { isRefusal } from '#shared/refusal.ts';
import type { TestShop } from './test-shop.ts';

/** What a buyer knows: only what the shop has answered. */
export class Buyer {
  readonly orders: Bought[] = [];
  /** Ways back from the gateway that were not taken yet. */
  readonly callbacks: string[] = [];
  /** Whether there is something in the cart. */
  cartFilled = false;
  last: { key: string; body: object; number: string } | undefined;
  readonly customer: ReadyCustomer;
  constructor(customer: ReadyCustomer) {
    this.customer = customer;
  }
}

interface Bought {
  readonly number: string;
  /** Whether the shop said that it waits for money. */
  waits: boolean;
  ended: 'cancelled' | 'returned' | null;
}

/** The shop in which they all walk about at once. */
export interface Street {
  readonly it: TestShop;
  readonly gateway: ReadyGateway;
  readonly staff: ReadyCustomer;
  readonly variantIds: readonly number[];
  /** How often each call was answered with each status. */
  readonly answers: Map<string, number>;
}

export type Step = (buyer: Buyer, street: Street) => Promise<void>;

type Answered = { status: number; body: { number?: string; status?: string; code?: string; payment?: { redirect_url: string } } };
const at = <T>(list: readonly T[], place: number): T | undefined => (list.length === 0 ? undefined : list[place % list.length]);

/** Every call is answered, as planned: what cannot be had is refused with its code, and nothing fails. */
async function call({ it, answers }: Street, name: string, sent: Parameters<TestShop['call']>[1]): Promise<Answered> {
  const answer = (await it.call(name, sent)) as Answered;
  expect([200, 201, 400, 404, 409, 429], `${name}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  const told = `${name} ${answer.status}${answer.body.code === undefined ? '' : ` ${answer.body.code}`}`;
  answers.set(told, (answers.get(told) ?? 0) + 1);
  return answer;
}

export const addToCart = (variant: number, quantity: number): Step => async (buyer, street) => {
  const { status } = await call(street, 'POST /api/orders/cart/', { token: buyer.customer.token, body: { variant_id: at(street.variantIds, variant), quantity } });
  if (status === 200) buyer.cartFilled = true;
};

interface Wish {
  readonly method: 'cash' | 'online' | 'zibal' | 'credit';
  readonly coupon: string | undefined;
  readonly credit: number;
  /** So many presses of the button at once. */
  readonly presses: number;
}

export const order = ({ method, coupon, credit, presses }: Wish): Step => async (buyer, street) => {
  const [key, body] = [randomUUID(), orderBody({ payment_method: method, ...(coupon === undefined ? {} : { coupon }), ...(credit === 0 ? {} : { credit }) })];
  // Whoever presses the button has mostly put something into the cart before.
  if (!buyer.cartFilled) await addToCart(buyer.orders.length, 1)(buyer, street);
  const answers = await Promise.all(Array.from({ length: presses }, () => place(buyer, street, key, body)));
  const placed = answers.filter(({ status }) => status === 201);
  expect(new Set(placed.map(({ body: { number } }) => number)).size).toBeLessThanOrEqual(1);
  const [first] = placed;
  if (first?.body.number === undefined) return;
  buyer.cartFilled = false;
  buyer.orders.push({ number: first.body.number, waits: first.body.status === 'awaiting-payment', ended: null });
  buyer.last = { key, body, number: first.body.number };
};

function place({ customer }: Buyer, street: Street, key: string, body: object): Promise<Answered> {
  return call(street, 'POST /api/orders/', { token: customer.token, headers: { 'idempotency-key': key }, body });
}

/** The button of before, pressed once more: the same order. */
export const orderAgain: Step = async (buyer, street) => {
  if (buyer.last === undefined) return;
  const { body } = await place(buyer, street, buyer.last.key, buyer.last.body);
  expect(body.number).toBe(buyer.last.number);
};

/** Another way to pay than before, as it comes to somebody's mind at any time. */
type Method = Wish['method'] | undefined;

/** Goes to the gateway for an order that waits, or for any; does there what one can do, and comes back so many times at once, or later. */
export const pay = (which: number, { method, choice, comesBack }: { method: Method; choice: Choice; comesBack: number }): Step => async (buyer, street) => {
  const bought = at(buyer.orders.filter(({ waits }) => waits), which) ?? at(buyer.orders, which);
  if (bought === undefined) return;
  const { body } = await call(street, 'POST /api/orders/:number/pay/', { token: buyer.customer.token, params: { number: bought.number }, body: method === undefined || method === 'credit' ? {} : { payment_method: method } });
  bought.waits = body.payment !== undefined;
  if (body.payment === undefined) return;
  const callback = await street.gateway.choose(body.payment.redirect_url, choice);
  // Who has paid and stays, or finds that an attempt was paid before, is not sent back.
  if (!callback.startsWith('/')) return;
  if (comesBack === 0) buyer.callbacks.push(callback);
  await Promise.all(Array.from({ length: comesBack }, () => street.gateway.comeBack(callback)));
};

/** Opens a page of before again, on which the browser comes back from the gateway. */
export const comeBackLate = (which: number): Step => async (buyer, street) => {
  const callback = at(buyer.callbacks, which);
  if (callback !== undefined) expect(await street.gateway.comeBack(callback)).toMatch(/^\/payment-(success|failed)/);
};

export const cancel = (which: number, way: 'payment' | 'credit'): Step => async (buyer, street) => {
  const bought = at(buyer.orders, which);
  if (bought === undefined) return;
  const { status } = await call(street, 'POST /api/orders/:number/cancel/', { token: buyer.customer.token, params: { number: bought.number }, body: { refund_way: way } });
  if (status === 200) bought.ended = 'cancelled';
};

const way = ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'] as const;

/** The staff leads an order so many steps on. */
export const moveOn = (which: number, steps: number): Step => async ({ orders }, street) => {
  const bought = at(orders, which);
  if (bought === undefined) return;
  for (const to of way.slice(0, steps)) await call(street, 'POST /api/admin/orders/move/', { token: street.staff.token, body: { numbers: [bought.number], to } });
};

export const endByStaff = (which: number, end: 'cancel' | 'return'): Step => async ({ orders }, street) => {
  const bought = at(orders, which);
  if (bought === undefined) return;
  if (end === 'return') for (const to of way) await call(street, 'POST /api/admin/orders/move/', { token: street.staff.token, body: { numbers: [bought.number], to } });
  const { status } = await call(street, `POST /api/admin/orders/:number/${end}/`, { token: street.staff.token, params: { number: bought.number }, body: { reason: 'شکسته بود' } });
  if (status === 200) bought.ended = end === 'return' ? 'returned' : 'cancelled';
};

/** The staff gives back of what was paid: an amount, to the card or as credit, by so many presses at once. */
export const refund = (which: number, { amount, way, presses }: { amount: number; way: 'payment' | 'credit'; presses: number }): Step => async ({ orders }, street) => {
  const bought = at(orders, which);
  if (bought === undefined) return;
  const sent = { token: street.staff.token, params: { number: bought.number }, headers: { 'idempotency-key': randomUUID() }, body: { amount, way, reason: 'کالا خط داشت' } };
  await Promise.all(Array.from({ length: presses }, () => call(street, 'POST /api/admin/orders/:number/refund/', sent)));
};

/** A delivered order's first line comes back in part: asked for, agreed to, and taken in or thrown away. */
export const giveGoodsBack = (which: number, { pieces, restocked, way }: { pieces: number; restocked: boolean; way: 'payment' | 'credit' }): Step => async ({ customer, orders }, { it, staff, answers }) => {
  const bought = at(orders, which);
  if (bought === undefined) return;
  const asked = await askReturn(it.shop, { customerId: customer.id, number: bought.number, lines: [{ position: 1, quantity: pieces }], reason: 'damaged', text: 'شکسته بود', pictures: [] });
  const told = `return ${isRefusal(asked) ? asked.refusal : 'asked'}`;
  answers.set(told, (answers.get(told) ?? 0) + 1);
  if (isRefusal(asked)) return;
  await answerReturn(it.shop, { id: asked.id, by: staff.id, state: 'approved' });
  await Promise.all([0, 1].map(() => receiveReturn(it.shop, { id: asked.id, by: staff.id, restock: restocked, way })));
};

export const restock = (variant: number, pieces: number, reason: 'received' | 'corrected'): Step => async (_, { it, staff, variantIds }) => {
  await moveStock(it.shop, { by: staff.id, sellerId: null, changes: [{ variant_id: at(variantIds, variant) ?? 0, reason, pieces }] });
};

export const giveCredit = (amount: number): Step => async ({ customer }, { it, staff }) => {
  await changeCredit(it.shop, { customerId: customer.id, amount, note: 'هدیه', by: staff.id });
};

/** Time passes, and the jobs of orders have their turn. */
export const wait = (minutes: number): Step => async (_, { it }) => {
  it.clock.advance(minutes * 60_000);
  for (const job of ordersJobs) if (job.schedule !== undefined) await job.run(it.shop, {}, { id: 0, name: job.name });
};
