import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';

/** `sale` when a parcel of an order arrives, `return` when some of it comes back, `payout` when the seller is paid. */
export const sellerEntryKinds = ['sale', 'return', 'payout'] as const;

export const SellerEntry = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...sellerEntryKinds]),
  order: Nullable(Type.String()),
  /** What buyers paid and what the shop bears of what was taken off, below zero when it went back. */
  sold: Type.Integer(),
  commission: Type.Integer(),
  amount: Type.Integer(),
  balance: Type.Integer(),
  reference: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});

export type SellerEntry = Static<typeof SellerEntry>;
