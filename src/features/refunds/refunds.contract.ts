import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';

/** Where money goes back to: the way it was paid, or the customer's credit at the shop. */
export const refundWays = ['payment', 'credit'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * Where money went: also `uncollected`, what was due at the door for goods that never arrived and is not collected, and
 * `counter`, which whoever bought there without a name is handed back there.
 */
export const storedRefundWays = [...refundWays, 'uncollected', 'counter'] as const;
export type StoredRefundWay = (typeof storedRefundWays)[number];

/** `due` until the gateway has given it back; `failed` when it would not, and another refund to credit stands in its place. */
export const refundStates = ['due', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** What the money had been paid with. */
export const refundSources = ['gateway', 'credit', 'cash'] as const;
export type RefundSource = (typeof refundSources)[number];

/**
 * Why money goes back: its order ended, goods came back, the staff gives it, it came for an order that could not take it, or it came in
 * above what the order cost.
 */
export const refundCauses = ['cancelled', 'returned', 'return', 'staff', 'not-taken', 'excess'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** A refund as the customer sees it. */
export const VisibleRefund = Type.Object({
  id: Type.Integer(),
  amount: Type.Integer(),
  method: Type.Enum([...storedRefundWays]),
  status: Type.Enum([...refundStates]),
  kind: Type.Enum([...refundCauses]),
  reason: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  done_at: Nullable(Type.String({ format: 'date-time' })),
  /** The gateway's receipt number. */
  reference: Nullable(Type.String()),
});
export type VisibleRefund = Static<typeof VisibleRefund>;
