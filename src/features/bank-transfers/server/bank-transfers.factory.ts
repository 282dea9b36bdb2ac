import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { changeBankTerms } from '#features/payments/server/payment-settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { reportTransfer } from './bank-transfers.service.ts';

export const account = {
  owner: 'فروشگاه حجره',
  bank: 'بانک پارسیان',
  sheba: 'IR820540102680020817909002',
  card: '6221061234567891',
  number: '',
};

/** Sets up a shop with a bank account to pay to; returns the manager who decides about transfers. */
export async function transfersReady(shop: Shop): Promise<ReadyCustomer> {
  const manager = await customerReady(shop, { role: 'manager' });
  await changeBankTerms(shop, { accounts: [account], holdHours: 24 }, manager.id);
  return manager;
}

/** Places an order of one piece that waits for its transfer. */
export function orderByTransferReady(
  shop: Shop,
  variantId: number,
  more: { credit?: number; customer?: ReadyCustomer } = {},
): Promise<ReadyOrder> {
  const { credit, customer } = more;
  return orderReady(shop, {
    lines: [{ variantId, quantity: 1 }],
    body: { payment_method: 'bank', ...(credit === undefined ? {} : { credit_amount: credit }) },
    ...(customer === undefined ? {} : { customer }),
  });
}

/** Reports the transfer of an order under a reference. */
export async function transferReported(shop: Shop, { number, customer }: ReadyOrder, reference: string): Promise<void> {
  const receipt = await uploadReady(shop, { customerId: customer.id, kind: 'file' });
  const message = await reportTransfer(shop, { customerId: customer.id, number, reference, receipt });
  if (isRefusal(message)) throw new Error(`The transfer was not reported: ${message.message.en}`);
}
