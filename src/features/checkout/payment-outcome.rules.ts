import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';

/** What came of paying an order, as its customer reads it after the checkout. */
export type PaymentOutcome = 'paid' | 'at-the-door' | 'by-transfer' | 'awaiting' | 'failed' | 'returned';

const ended: Partial<Record<OrderState, PaymentOutcome>> = {
  cancelled: 'failed',
  lapsed: 'failed',
  returned: 'returned',
};

/**
 * A success is only what stands and is paid, or is paid at the door. What is paid by transfer and has not been confirmed is
 * known from its report, also when the order lapsed meanwhile.
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
