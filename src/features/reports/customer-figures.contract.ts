import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';

export const CustomerFigures = Type.Object({
  /** Placed, and neither called off nor sent back whole. */
  orders_count: Type.Integer(),
  /** What those cost, in toman. */
  spent: Type.Integer(),
  cancelled_count: Type.Integer(),
  returned_count: Type.Integer({ description: 'Sent back whole' }),
  reviews_count: Type.Integer(),
  questions_count: Type.Integer(),
  comments_count: Type.Integer(),
  tickets_count: Type.Integer(),
});
export type CustomerFigures = Static<typeof CustomerFigures>;

export const customerFiguresContract = contract({
  'GET /api/admin/customers/:id/figures/': {
    summary: 'What a customer has bought, said and asked, in figures.',
    access: { staff: ['owner', 'manager', 'support'] },
    params: Type.Object({ id: Id() }),
    reply: CustomerFigures,
    refusals: { 'customer-not-found': 404 },
  },
});
