import type { OrderState } from '#features/orders/orders.contract.ts';
import type { TransferPage, TransferState } from './bank-transfers.contract.ts';

/** How a payment by transfer stands in the books (payments.tables.ts). */
export type TransferPayment = 'started' | 'reported' | 'paid' | 'failed' | 'refunded';

/** What the people concerned call that state; null before anything was reported. */
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

/** The payments that stand behind a state. */
export const paymentsIn: Readonly<Record<TransferState, readonly TransferPayment[]>> = {
  waiting: ['reported'],
  confirmed: ['paid', 'refunded'],
  refused: ['failed'],
};

/** Whether a transfer comes after the time of its order: what becomes of the money is explained otherwise then. */
export function isLate({ order_status: status }: Pick<TransferPage, 'order_status'>): boolean {
  return status === 'lapsed';
}

interface OrderOfTransfer {
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly heldUntil: Date | null;
  readonly payment: TransferPayment | null;
}

/** Who paid too late, or forgot to report it, still can within these days. */
const lateDays = 30;

/**
 * Whether the customer can report the transfer of an order, or correct the report: until the deadline, afterwards while
 * the staff has not decided, for the rest of one that was paid in part, and late when the order has lapsed, as the money may be on its way all the same.
 */
export function canReport({ state, placedAt, heldUntil, payment }: OrderOfTransfer, now: Date): boolean {
  if (state === 'awaiting-payment') return payment === 'reported' || (heldUntil !== null && now < heldUntil);
  if (payment === 'paid' || payment === 'refunded') return false;
  return state === 'lapsed' && now.getTime() < placedAt.getTime() + lateDays * 86_400_000;
}

/** Who was refused shortly before the deadline, or after it, has as many hours to report again. */
export const hoursAfterRefusal = 3;
