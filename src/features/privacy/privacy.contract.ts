import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';

export const privacyContract = contract({
  'GET /api/admin/customers/:id/copy.json': {
    summary:
      'All that the shop keeps of a customer, as a file to hand to them: who it is, addresses, orders, credit, what they wrote and were told.',
    access: { staff: ['owner', 'manager'] },
    params: Type.Object({ id: Id() }),
    download: 'application/json; charset=utf-8',
    reply: Type.String({ description: 'JSON: an object with a list for each kind of data' }),
    refusals: { 'customer-not-found': 404 },
  },
  'POST /api/admin/customers/:id/erase/': {
    summary:
      'Erases an account for good: who it was, where it lives, its talks, wishes and cart, what it wrote, its pictures and receipts, and the staff’s notes. Orders and the books stay, under a neutral name, and the stars of its reviews. Erasing again changes nothing.',
    access: { staff: ['owner', 'manager'] },
    params: Type.Object({ id: Id() }),
    reply: Type.Object({ id: Type.Integer(), status: Type.Enum(['erased']) }),
    refusals: {
      'customer-not-found': 404,
      'customer-is-staff': 409,
      'customer-has-shop': 409,
      'order-under-way': 409,
      'return-open': 409,
      'refund-due': 409,
      'credit-left': 409,
    },
  },
});
