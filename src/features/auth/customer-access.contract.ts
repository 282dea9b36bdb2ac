import { Type, type Static } from 'typebox';
import { ListedCustomer } from '#features/accounts/customers-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';

export const CustomerFile = Type.Object({
  ...ListedCustomer.properties,
  credit: Type.Integer(),
  /** Devices that are signed in. */
  sessions: Type.Integer(),
  addresses: Type.Array(
    Type.Object({
      full_name: Type.String(),
      phone: Type.String(),
      province: Type.String(),
      city: Type.String(),
      line: Type.String(),
      postal_code: Type.String(),
    }),
  ),
});
/** One customer as the staff sees them, with the devices that are signed in. */
export type CustomerFile = Static<typeof CustomerFile>;

const OfCustomer = Type.Object({ id: Id() });

export const customerAccessContract = contract({
  'GET /api/admin/customers/:id/': {
    summary: 'One customer: who it is, where things are sent, what they have at the shop.',
    access: { staff: ['owner', 'manager', 'support'] },
    params: OfCustomer,
    reply: CustomerFile,
    refusals: { 'customer-unknown': 404 },
  },
  'PUT /api/admin/customers/:id/active/': {
    summary: 'Blocks a customer, whose sessions end, or lets them in again. The staff is blocked by an owner alone.',
    access: { staff: ['owner', 'manager'] },
    params: OfCustomer,
    body: Type.Object({ active: Type.Boolean() }),
    reply: Type.Object({ id: Type.Integer(), active: Type.Boolean() }),
    refusals: { 'customer-unknown': 404, 'last-owner': 409, 'not-allowed': 403 },
  },
});
