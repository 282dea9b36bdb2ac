import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { changeCredit } from '#features/store-credit/server/store-credit.service.ts';
import type { ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { moveStock } from '#features/inventory/server/inventory.service.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import type { ReadyCardProvider } from '#features/payments/server/card/card.factory.ts';
import type { ReadyPaypal } from '#features/payments/server/paypal/paypal.factory.ts';
import type { Choice } from '#demo/gateways/demo-gateway-page.ts';
import { ordinaryTestCard, testCards } from '#features/payments/test-cards.rules.ts';
import type { ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { cancellationsJobs } from '#features/cancellations/server/cancellations.jobs.ts';
import { invoicesJobs } from '#features/invoices/server/invoices.jobs.ts';
import { ordersJobs } from '#features/orders/server/orders.jobs.ts';
import { orderPaymentsJobs } from '#features/order-payments/server/order-payments.jobs.ts';
import { refundsJobs } from '#features/refunds/server/refunds.jobs.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { answerReturn, requestReturn, receiveReturn } from '#features/returns/server/returns.service.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { retriedCall } from './retried-call.ts';
import type { TestShop } from './test-shop.ts';

/** A buyer's state: only what the shop has returned. */
export class Buyer {
  readonly orders: Bought[] = [];
  /** Callbacks of the gateway that were not followed yet. */
  readonly callbacks: string[] = [];
  /** Whether the cart has lines. */
  cartFilled = false;
  last: { key: string; body: object; number: string } | undefined;
  readonly customer: ReadyCustomer;
  constructor(customer: ReadyCustomer) {
    this.customer = customer;
  }
}

export interface Bought {
  readonly number: string;
  /** Its payment method, as last chosen by its buyer. */
  method: Wish['method'];
  /** Whether the shop reported that it awaits payment. */
  waits: boolean;
  ended: 'cancelled' | 'returned' | null;
  /** Its terms when its buyer first read it. */
  promised?: object;
  /** Its first document, as first read. */
  invoice?: object;
}

/** The shop in which all buyers act at once. */
export interface Street {
  readonly app: TestShop;
  readonly gateway: ReadyGateway;
  readonly provider: ReadyCardProvider;
  readonly paypal: ReadyPaypal;
  readonly staff: ReadyCustomer;
  readonly variantIds: readonly number[];
  /** The number of responses by call and status. */
  readonly answers: Map<string, number>;
  /** The number of changes to the shop. */
  changes: number;
}

export type Step = (buyer: Buyer, street: Street) => Promise<void>;

type Answered = {
  status: number;
  body: { number?: string; status?: string; code?: string; payment?: { redirect_url: string } };
};
/** Selects an item of a list by any number. */
export const at = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];

/** Makes a call and expects a planned response: what is impossible is refused with its code, and nothing fails unexpectedly. */
export async function call(
  { app, answers }: Street,
  name: string,
  sent: Parameters<TestShop['call']>[1],
): Promise<Answered> {
  const answer = (await retriedCall(app, name, sent)) as Answered;
  expect([200, 201, 400, 404, 409, 422, 429], `${name}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  const message = `${name} ${answer.status}${answer.body.code === undefined ? '' : ` ${answer.body.code}`}`;
  answers.set(message, (answers.get(message) ?? 0) + 1);
  return answer;
}

export const addToCart =
  (variant: number, quantity: number): Step =>
  async (buyer, street) => {
    const { status } = await call(street, 'POST /api/orders/cart/', {
      token: buyer.customer.token,
      body: { variant_id: at(street.variantIds, variant), quantity },
    });
    if (status === 200) buyer.cartFilled = true;
  };

interface Wish {
  readonly method: 'cash' | 'online' | 'zibal' | 'credit-card' | 'paypal' | 'bank' | 'credit';
  readonly coupon: string | undefined;
  readonly credit: number;
  /** The number of concurrent presses of the button. */
  readonly presses: number;
}

export const order =
  ({ method, coupon, credit, presses }: Wish): Step =>
  async (buyer, street) => {
    const [key, body] = [
      randomUUID(),
      orderBody({
        payment_method: method,
        ...(coupon === undefined ? {} : { coupon }),
        ...(credit === 0 ? {} : { credit_amount: credit }),
        ...(method === 'credit-card' ? { card: await cardOf(street, presses) } : {}),
      }),
    ];
    // A buyer who presses the button has usually filled the cart before.
    if (!buyer.cartFilled) await addToCart(buyer.orders.length, 1)(buyer, street);
    const answers = await Promise.all(Array.from({ length: presses }, () => place(buyer, street, key, body)));
    const placed = answers.filter(({ status }) => status === 201);
    expect(new Set(placed.map(({ body: { number } }) => number)).size).toBeLessThanOrEqual(1);
    const [first] = placed;
    if (first?.body.number === undefined) return;
    buyer.cartFilled = false;
    buyer.orders.push({
      number: first.body.number,
      method,
      waits: first.body.status === 'awaiting-payment',
      ended: null,
    });
    buyer.last = { key, body, number: first.body.number };
  };

function place({ customer }: Buyer, street: Street, key: string, body: object): Promise<Answered> {
  return call(street, 'POST /api/orders/', { token: customer.token, headers: { 'idempotency-key': key }, body });
}

/** Presses the previous button again: the same order must result. */
export const orderAgain: Step = async (buyer, street) => {
  if (buyer.last === undefined) return;
  const { body } = await place(buyer, street, buyer.last.key, buyer.last.body);
  expect(body.number).toBe(buyer.last.number);
};

/** A payment method other than before, chosen at any time. */
type Method = Wish['method'] | undefined;

/** Goes to the gateway for an order that awaits payment, or for any; makes a choice there, and returns several times at once, or later. */
export const pay =
  (
    which: number,
    {
      method,
      choice,
      comesBack,
      part,
    }: { method: Method; choice: Choice; comesBack: number; part?: number | undefined },
  ): Step =>
  async (buyer, street) => {
    const bought =
      at(
        buyer.orders.filter(({ waits }) => waits),
        which,
      ) ?? at(buyer.orders, which);
    if (bought === undefined) return;
    const wanted =
      method === 'credit-card'
        ? { payment_method: method, card: await cardOf(street, which) }
        : method === undefined || method === 'credit'
          ? {}
          : { payment_method: method };
    const { body } = await call(street, 'POST /api/orders/:number/pay/', {
      token: buyer.customer.token,
      params: { number: bought.number },
      body: { ...wanted, ...(part === undefined ? {} : { amount: part }) },
    });
    bought.waits = body.payment !== undefined;
    if (method !== undefined && bought.waits) bought.method = method;
    if (body.payment === undefined) return;
    const callback = await decideAt(street, body.payment.redirect_url, choice);
    // A buyer who has paid and stays, or finds that an attempt was already paid, is not redirected; a page of the shop requires no step here.
    if (!callback.includes('/payment/callback/')) return;
    if (comesBack === 0) buyer.callbacks.push(callback);
    await Promise.all(Array.from({ length: comesBack }, () => street.gateway.comeBack(callback)));
  };

const cards = [ordinaryTestCard, ordinaryTestCard, testCards.atOnce, testCards.declined] as const;

/** Passes a test card to the provider; returns what the browser forwards to the shop. */
function cardOf({ provider }: Street, which: number): ReturnType<ReadyCardProvider['tokenOf']> {
  return provider.tokenOf(at(cards, which) ?? ordinaryTestCard);
}

const leaves: readonly Choice[] = ['cancel', 'decline'];

/** Makes a buyer's choice on the payment page, of whichever gateway; returns the next address of the browser. */
async function decideAt({ gateway, provider, paypal }: Street, address: string, choice: Choice): Promise<string> {
  const decided = leaves.includes(choice) ? 'leave' : 'pay';
  if (address.startsWith(provider.url))
    return (await provider.visit(address)) || (choice === 'stay' ? '' : provider.visit(address, decided));
  if (address.includes('/dev/paypal/')) return choice === 'stay' ? '' : paypal.choose(address, decided);
  return address.includes('/dev/gateway/') ? gateway.choose(address, choice) : '';
}

/** Reports a transfer, under one of few references, as people confuse them. */
export const reportTransfer =
  (which: number, reference: number, part: number | undefined): Step =>
  async ({ customer, orders }, street) => {
    const bought =
      at(
        orders.filter(({ method, waits }) => waits && method === 'bank'),
        which,
      ) ?? at(orders, which);
    if (bought === undefined) return;
    const receipt = await uploadReady(street.app.shop, { customerId: customer.id, kind: 'file' });
    await call(street, 'POST /api/orders/:number/bank-transfer/', {
      token: customer.token,
      params: { number: bought.number },
      body: {
        reference: `1405${String(customer.id)}${String(reference)}`,
        receipt,
        ...(part === undefined ? {} : { amount: part }),
      },
    });
  };

/** Two staff members decide at once about the report that they see, the oldest pending one. */
export const decideTransfer =
  (found: boolean, beside: number): Step =>
  async (_, street) => {
    const queue = (await retriedCall(street.app, 'GET /api/admin/bank-transfers/', { token: street.staff.token }))
      .body as {
      data: { order: string; revision: number; amount: number }[];
    };
    const [report] = queue.data;
    if (report === undefined) return;
    // The amount found is usually the amount reported.
    const amount = beside === 0 ? {} : { amount: Math.max(1, report.amount + beside) };
    const body = { revision: report.revision, ...(found ? amount : { reason: 'این مبلغ در حساب نیست.' }) };
    await Promise.all(
      [0, 1].map(() =>
        call(street, `POST /api/admin/bank-transfers/:number/${found ? 'confirm' : 'refuse'}/`, {
          token: street.staff.token,
          params: { number: report.order },
          body,
        }),
      ),
    );
  };

/** Opens an earlier callback page of the gateway again. */
export const comeBackLate =
  (which: number): Step =>
  async (buyer, street) => {
    const callback = at(buyer.callbacks, which);
    if (callback !== undefined)
      expect(await street.gateway.comeBack(callback)).toMatch(/^\/(payment-(success|failed)|my-order)/);
  };

export const cancel =
  (which: number, way: 'payment' | 'credit'): Step =>
  async (buyer, street) => {
    const bought = at(buyer.orders, which);
    if (bought === undefined) return;
    const { status } = await call(street, 'POST /api/orders/:number/cancel/', {
      token: buyer.customer.token,
      params: { number: bought.number },
      body: { refund_method: way },
    });
    if (status === 200) bought.ended = 'cancelled';
  };

const way = ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'] as const;

/** Whether, as far as its buyer knows, it is paid or to be paid on delivery. */
const stands = ({ waits, ended }: Bought) => !waits && ended === null;

async function deliver({ number }: Bought, street: Street): Promise<void> {
  for (const to of way)
    await call(street, 'POST /api/admin/orders/bulk-move/', {
      token: street.staff.token,
      body: { numbers: [number], to },
    });
}

/** Moves an order several steps forward, as the staff. */
export const moveOn =
  (which: number, steps: number): Step =>
  async ({ orders }, street) => {
    const bought = at(orders, which);
    if (bought === undefined) return;
    for (const to of way.slice(0, steps))
      await call(street, 'POST /api/admin/orders/bulk-move/', {
        token: street.staff.token,
        body: { numbers: [bought.number], to },
      });
  };

export const endByStaff =
  (which: number, end: 'cancel' | 'return'): Step =>
  async ({ orders }, street) => {
    const bought = at(orders, which);
    if (bought === undefined) return;
    if (end === 'return') await deliver(bought, street);
    const { status } = await call(street, `POST /api/admin/orders/:number/${end}/`, {
      token: street.staff.token,
      params: { number: bought.number },
      body: { reason: 'شکسته بود' },
    });
    if (status === 200) bought.ended = end === 'return' ? 'returned' : 'cancelled';
  };

/** Refunds an amount of a payment, as the staff, to the card or as credit, with concurrent presses. */
export const refund =
  (which: number, { amount, way, presses }: { amount: number; way: 'payment' | 'credit'; presses: number }): Step =>
  async ({ orders }, street) => {
    const bought = at(orders.filter(stands), which) ?? at(orders, which);
    if (bought === undefined) return;
    const sent = {
      token: street.staff.token,
      params: { number: bought.number },
      headers: { 'idempotency-key': randomUUID() },
      body: { amount, method: way, reason: 'کالا خط داشت' },
    };
    await Promise.all(
      Array.from({ length: presses }, () => call(street, 'POST /api/admin/orders/:number/refund/', sent)),
    );
  };

/** Returns part of a delivered order's first line: requested, approved, and restocked or discarded. */
export const giveGoodsBack =
  (
    which: number,
    { pieces, restocked, way }: { pieces: number; restocked: boolean; way: 'payment' | 'credit' },
  ): Step =>
  async (buyer, street) => {
    const [{ customer, orders }, { app, staff, answers }] = [buyer, street];
    const bought = at(orders.filter(stands), which) ?? at(orders, which);
    if (bought === undefined) return;
    await deliver(bought, street);
    const requested = await requestReturn(app.shop, {
      customerId: customer.id,
      number: bought.number,
      lines: [{ position: 1, quantity: pieces }],
      reason: 'damaged',
      text: 'شکسته بود',
      pictures: [],
    });
    const message = `return ${isRefusal(requested) ? requested.refusal : 'asked'}`;
    answers.set(message, (answers.get(message) ?? 0) + 1);
    if (isRefusal(requested)) return;
    await answerReturn(app.shop, { id: requested.id, by: staff.id, state: 'approved' });
    await Promise.all(
      [0, 1].map(() =>
        receiveReturn(app.shop, { id: requested.id, by: staff.id, role: 'owner', restock: restocked, way }),
      ),
    );
  };

export const restock =
  (variant: number, pieces: number, reason: 'received' | 'corrected'): Step =>
  async (_, { app, staff, variantIds }) => {
    await moveStock(app.shop, {
      by: staff.id,
      sellerId: null,
      changes: [{ variant_id: at(variantIds, variant) ?? 0, reason, pieces }],
    });
  };

export const giveCredit =
  (amount: number): Step =>
  async ({ customer }, { app, staff }) => {
    await changeCredit(app.shop, { customerId: customer.id, amount, note: 'هدیه', by: staff.id, role: 'owner' });
  };

/** Advances the time, and runs the jobs of orders. */
export const wait =
  (minutes: number): Step =>
  async (_, { app }) => {
    app.clock.advance(minutes * 60_000);
    for (const job of [...ordersJobs, ...cancellationsJobs, ...orderPaymentsJobs, ...refundsJobs, ...invoicesJobs])
      if (job.schedule !== undefined) await job.run(app.shop, {}, { id: 0, name: job.name });
  };
