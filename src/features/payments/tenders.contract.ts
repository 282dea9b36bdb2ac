import { Type } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
import { ForeignPaid } from './paying-terms.contract.ts';
import { tenderKinds, tenderStates } from './tenders.rules.ts';

/** A payment of an order, for the staff and API clients. */
export const VisibleTender = Type.Object({
  method: Type.String(),
  kind: Type.Enum([...tenderKinds]),
  status: Type.Enum([...tenderStates]),
  /** The requested amount. */
  amount: Type.Integer(),
  /** The amount received; zero before it is paid. */
  captured: Type.Integer(),
  /** The part of the amount received that has been, or is being, refunded. */
  refunded: Type.Integer(),
  reference: Nullable(Type.String()),
  card_mask: Nullable(Type.String()),
  disputed: Type.Boolean(),
  foreign: Nullable(ForeignPaid),
  started_at: Type.String({ format: 'date-time' }),
});
