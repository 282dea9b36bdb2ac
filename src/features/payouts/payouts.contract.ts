import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';

/** `sale` when a parcel of an order is delivered, `return` when part of it is returned, `payout` when the seller is paid. */
export const sellerEntryKinds = ['sale', 'return', 'payout'] as const;

export const SellerEntry = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...sellerEntryKinds]),
  order: Nullable(Type.String()),
  /** The amount paid by buyers plus discounts funded by the shop; negative for a refund. */
  sold: Type.Integer(),
  commission: Type.Integer(),
  amount: Type.Integer(),
  balance: Type.Integer(),
  reference: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});

export type SellerEntry = Static<typeof SellerEntry>;
