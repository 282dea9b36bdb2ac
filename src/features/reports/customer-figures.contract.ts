import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';

export const CustomerFigures = Type.Object({
  /** Placed orders that were neither cancelled nor returned entirely. */
  orders_count: Type.Integer(),
  /** Their total, in toman. */
  spent: Type.Integer(),
  cancelled_count: Type.Integer(),
  returned_count: Type.Integer({ description: 'Orders returned as a whole' }),
  reviews_count: Type.Integer(),
  questions_count: Type.Integer(),
  comments_count: Type.Integer(),
  tickets_count: Type.Integer(),
});
export type CustomerFigures = Static<typeof CustomerFigures>;

export const customerFiguresContract = contract({
  'GET /api/admin/customers/:id/figures/': {
    summary: "Returns statistics of a customer's orders, reviews and questions.",
    access: { staff: ['owner', 'manager', 'support'] },
    params: Type.Object({ id: Id() }),
    reply: CustomerFigures,
    refusals: { 'customer-not-found': 404 },
  },
});
