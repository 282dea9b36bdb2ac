import { noteFact, readFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';
import { invoiceTermYears } from '../invoices.rules.ts';
import { settleInvoices } from './issuing.service.ts';
import {
  forgetBuyers,
  lastDocument,
  orderOfRefund,
  ordersToLookAt,
  undocumentedOrders,
} from './late-documents.store.ts';

const lookedBackDays = 3;
const ordersAtOnce = 500;

/** Issues what the order of a refund lacks; nothing for money that was no part of what an order cost. */
export async function settleRefunded(shop: Shop, refundId: number): Promise<void> {
  for (const { orderId } of await orderOfRefund(shop, { refundId })) await settleInvoices(shop, orderId);
}

/** Issues what orders of the last days lack: what an event did not bring about. */
export async function settleLateInvoices(shop: Shop): Promise<void> {
  const since = new Date(shop.clock.now().getTime() - lookedBackDays * 86_400_000);
  for (const { orderId } of await ordersToLookAt(shop, { since, limit: ordersAtOnce }))
    await settleInvoices(shop, orderId);
}

const formerDocumented = 'former-refunds-documented';

/**
 * Issues what orders lack of which money went back before documents named it: once in the life of a database, the order of the least number first.
 * Notes which document was the last before: those of return before it may say more than went back.
 */
export async function documentFormerRefunds(shop: Shop): Promise<void> {
  if ((await readFact(shop, formerDocumented)) !== null) return;
  const [last] = await lastDocument(shop);
  for (let after = 0; ;) {
    const found = await undocumentedOrders(shop, { after, limit: ordersAtOnce });
    for (const { orderId } of found) await settleInvoices(shop, orderId);
    const end = found.at(-1);
    if (end === undefined) break;
    after = end.orderId;
  }
  await noteFact(shop, formerDocumented, { document: last?.id ?? 0 });
}

/** Takes buyers whose accounts were erased off documents that the law does not require any more. */
export async function forgetOldBuyers(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - invoiceTermYears);
  await forgetBuyers(shop, { before });
}
