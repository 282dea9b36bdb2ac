import { Type } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
import { ForeignPaid } from './paying-terms.contract.ts';
import { tenderKinds, tenderStates } from './tenders.rules.ts';

/** A payment of an order, as the staff and their programs see it. */
export const VisibleTender = Type.Object({
  method: Type.String(),
  kind: Type.Enum([...tenderKinds]),
  status: Type.Enum([...tenderStates]),
  /** What was requested. */
  amount: Type.Integer(),
  /** What came in by it; nothing before it is paid. */
  captured: Type.Integer(),
  /** Of what came in, what has gone back or is on its way back. */
  refunded: Type.Integer(),
  reference: Nullable(Type.String()),
  card_mask: Nullable(Type.String()),
  disputed: Type.Boolean(),
  foreign: Nullable(ForeignPaid),
  started_at: Type.String({ format: 'date-time' }),
});
