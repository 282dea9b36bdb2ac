import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';

export const privacyContract = contract({
  'GET /api/admin/customers/:id/copy.json': {
    summary:
      'Exports all data that the shop stores about a customer, as a file for the customer: profile, addresses, orders, credit, texts and messages.',
    access: { staff: ['owner', 'manager'] },
    params: Type.Object({ id: Id() }),
    download: 'application/json; charset=utf-8',
    reply: Type.String({ description: 'JSON: an object with an array for each kind of data' }),
    refusals: { 'customer-not-found': 404 },
  },
  'POST /api/admin/customers/:id/erase/': {
    summary:
      "Erases an account permanently: profile, addresses, conversations, wishlist, cart, texts, images, receipts and the staff's notes. Orders and ledgers stay under a neutral name, and so do the stars of its reviews. Repeating it changes nothing.",
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
