import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';

/** The refund method: the original payment, or the customer's store credit. */
export const refundWays = ['payment', 'credit'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * The stored refund method: also `uncollected`, a sum due on delivery for undelivered goods that is not collected, and `counter`, cash returned to an
 * anonymous customer at the point of sale.
 */
export const storedRefundWays = [...refundWays, 'uncollected', 'counter'] as const;
export type StoredRefundWay = (typeof storedRefundWays)[number];

/** `due` until the gateway has refunded it; `failed` when the gateway refused, and another refund to store credit replaces it. */
export const refundStates = ['due', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** What the refunded sum was originally paid with. */
export const refundSources = ['gateway', 'credit', 'cash'] as const;
export type RefundSource = (typeof refundSources)[number];

/**
 * Why money is refunded: the order ended, goods were returned, the staff grants it, it was paid for an order that could not accept it, or it exceeds
 * the order's total.
 */
export const refundCauses = ['cancelled', 'returned', 'return', 'staff', 'not-taken', 'excess'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** A refund as visible to the customer. */
export const VisibleRefund = Type.Object({
  id: Type.Integer(),
  amount: Type.Integer(),
  method: Type.Enum([...storedRefundWays]),
  status: Type.Enum([...refundStates]),
  kind: Type.Enum([...refundCauses]),
  reason: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  done_at: Nullable(Type.String({ format: 'date-time' })),
  /** The gateway's reference number. */
  reference: Nullable(Type.String()),
});
export type VisibleRefund = Static<typeof VisibleRefund>;
