import type { OrderState } from '#features/orders/orders.contract.ts';
import type { TransferPage, TransferState } from './bank-transfers.contract.ts';

/** The state of a payment by transfer in payments.tables.ts. */
export type TransferPayment = 'started' | 'reported' | 'paid' | 'failed' | 'refunded';

/** Returns the transfer state for a payment state; null before anything was reported. */
export function transferState(payment: TransferPayment | null): TransferState | null {
  switch (payment) {
    case 'reported':
      return 'waiting';
    case 'paid':
    case 'refunded':
      return 'confirmed';
    case 'failed':
      return 'refused';
    case 'started':
    case null:
      return null;
  }
}

/** The payment states that correspond to a transfer state. */
export const paymentsIn: Readonly<Record<TransferState, readonly TransferPayment[]>> = {
  waiting: ['reported'],
  confirmed: ['paid', 'refunded'],
  refused: ['failed'],
};

/** Whether a transfer comes after the order's deadline: the use of the money is then explained differently. */
export function isLate({ order_status: status }: Pick<TransferPage, 'order_status'>): boolean {
  return status === 'lapsed';
}

interface OrderOfTransfer {
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly heldUntil: Date | null;
  readonly payment: TransferPayment | null;
}

/** Days within which a late transfer, or one not reported in time, can still be reported. */
const lateDays = 30;

/**
 * Whether the customer can report the transfer of an order or correct the report: until the deadline; after it while the staff has not decided; for
 * the rest of a partly paid order; and late when the order has lapsed, as the money may still be on its way.
 */
export function canReport({ state, placedAt, heldUntil, payment }: OrderOfTransfer, now: Date): boolean {
  if (state === 'awaiting-payment') return payment === 'reported' || (heldUntil !== null && now < heldUntil);
  if (payment === 'paid' || payment === 'refunded') return false;
  return state === 'lapsed' && now.getTime() < placedAt.getTime() + lateDays * 86_400_000;
}

/** Hours to report again after a refusal shortly before the deadline or after it. */
export const hoursAfterRefusal = 3;
