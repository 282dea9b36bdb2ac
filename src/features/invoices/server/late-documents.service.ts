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

/** Issues the missing documents of a refund's order; does nothing for a refund that was not part of an order's price. */
export async function settleRefunded(shop: Shop, refundId: number): Promise<void> {
  for (const { orderId } of await orderOfRefund(shop, { refundId })) await settleInvoices(shop, orderId);
}

/** Issues the missing documents of recent orders, as a fallback for lost events. */
export async function settleLateInvoices(shop: Shop): Promise<void> {
  const since = new Date(shop.clock.now().getTime() - lookedBackDays * 86_400_000);
  for (const { orderId } of await ordersToLookAt(shop, { since, limit: ordersAtOnce }))
    await settleInvoices(shop, orderId);
}

const formerDocumented = 'former-refunds-documented';

/**
 * Issues the missing documents of orders with refunds from before refunds were documented: once per database, in ascending order id. Records the last
 * earlier document: return documents up to it may exceed the refunded amount.
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

/** Removes buyers with erased accounts from documents whose legal term is over. */
export async function forgetOldBuyers(shop: Shop): Promise<void> {
  const before = new Date(shop.clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - invoiceTermYears);
  await forgetBuyers(shop, { before });
}
