import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';

/** The outcome of an order's payment, as displayed to its customer after the checkout. */
export type PaymentOutcome = 'paid' | 'at-the-door' | 'by-transfer' | 'awaiting' | 'failed' | 'returned';

const ended: Partial<Record<OrderState, PaymentOutcome>> = {
  cancelled: 'failed',
  lapsed: 'failed',
  returned: 'returned',
};

/**
 * Returns the outcome of an order's payment. A success is only an active order that is paid or payable at the door. An unconfirmed bank transfer is
 * recognised by its report, even if the order lapsed meanwhile.
 */
export function paymentOutcome({
  status,
  payment_method: method,
  paid_at: paidAt,
}: Pick<OrderDetail, 'status' | 'payment_method' | 'paid_at'>): PaymentOutcome {
  if (method === 'bank' && (status === 'awaiting-payment' || status === 'lapsed')) return 'by-transfer';
  const end = ended[status];
  if (end !== undefined) return end;
  if (status === 'awaiting-payment') return 'awaiting';
  if (paidAt !== null) return 'paid';
  return method === 'cash' ? 'at-the-door' : 'awaiting';
}
