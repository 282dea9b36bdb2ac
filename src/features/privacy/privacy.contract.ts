import { Type } from 'typebox';
import { contract } from '#shared/contract.ts';
import { Id } from '#shared/fields.ts';

export const privacyContract = contract({
  'GET /api/admin/customers/:id/copy.json': {
    summary: 'All that the shop keeps of a customer, as a file to hand to them: who it is, addresses, orders, credit, what they wrote and were told.',
    access: { staff: ['owner', 'manager'] },
    params: Type.Object({ id: Id() }),
    download: 'application/json; charset=utf-8',
    reply: Type.String({ description: 'JSON: an object with a list for each kind of data' }),
    refusals: { 'customer-unknown': 404 },
  },
});
