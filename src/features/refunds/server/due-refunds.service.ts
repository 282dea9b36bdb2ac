import { requestForRefund } from '#features/payments/server/payments.service.ts';
import type { Shop } from '#platform/shop.ts';
import { maxRefundTries, nextRefundTry } from '../refunds.rules.ts';
import { orderById } from '#features/orders/server/standing-orders.service.ts';
import {
  requestRefundLater,
  dueRefunds,
  failRefund,
  finishRefund,
  takeDueRefund,
  type DueRefund,
} from './refunds.store.ts';
import { writeRefund } from './refunds.service.ts';

/** The lease in which no other process requests the refund; if this process dies, another takes over after it expires. */
const leaseMinutes = 5;

/**
 * Requests a due refund from its gateway under the refund's own idempotency key, so that a retry moves no money again. What the gateway refuses, or
 * does not respond to for a day, becomes store credit.
 */
export async function payRefund(shop: Shop, refundId: number): Promise<void> {
  const now = shop.clock.now();
  const [due] = await takeDueRefund(shop, {
    id: refundId,
    now,
    until: new Date(now.getTime() + leaseMinutes * 60_000),
  });
  if (due === undefined) return;
  const { method, authority, reference, amount, key } = due;
  const answer = await requestForRefund(shop, { method, authority, reference: reference ?? '', amount, key });
  if (answer === null) await retryLater(shop, due);
  else if (answer.outcome === 'refused') await becomeCredit(shop, due, answer.why);
  else
    await shop.transaction(async () => {
      const finished = await finishRefund(shop, { id: due.id, reference: answer.reference, now: shop.clock.now() });
      if (finished.length === 1) await shop.publish('refund.done', { refundId: due.id });
    });
}

async function retryLater(shop: Shop, due: DueRefund): Promise<void> {
  if (due.tries >= maxRefundTries) await becomeCredit(shop, due, 'silent');
  else await requestRefundLater(shop, { id: due.id, at: nextRefundTry(due.tries, shop.clock.now()) });
}

/** Marks the row as failed and inserts another one with the same sum as store credit: only once, by whoever moves the row out of `due`. */
async function becomeCredit(shop: Shop, due: DueRefund, why: string): Promise<void> {
  await shop.transaction(async () => {
    if ((await failRefund(shop, { id: due.id, why: why.slice(0, 300) })).length !== 1) return;
    const order = await orderById(shop, due.orderId);
    const { cause, reason, by } = due;
    await writeRefund(shop, order, {
      source: 'gateway',
      amount: due.amount,
      paymentId: due.paymentId,
      way: 'credit',
      occasion: { cause, reason: reason ?? undefined, by: by ?? undefined },
      key: `${due.key}:credit`,
    });
  });
  shop.log.warn({ refund: due.id, why }, 'a refund became store credit');
}

/** Requests every refund that is due. */
export async function payDueRefunds(shop: Shop): Promise<void> {
  for (const { id } of await dueRefunds(shop, { now: shop.clock.now() })) await payRefund(shop, id);
}
