import { Type, type Static } from 'typebox';
import { ListedCustomer } from '#features/accounts/customers-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Done, endsHere } from '#shared/contract/replies.ts';
import { ListedSession } from './sessions.contract.ts';

export const CustomerFile = Type.Object({
  ...ListedCustomer.properties,
  credit: Type.Integer(),
  /** The number of signed-in devices. */
  sessions_count: Type.Integer(),
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
/** One customer as the staff sees them, with the number of signed-in devices. */
export type CustomerFile = Static<typeof CustomerFile>;

const OfCustomer = Type.Object({ id: Id() });

export const customerAccessContract = contract({
  'GET /api/admin/customers/:id/': {
    summary: 'Returns a customer with addresses and a summary of what they have at the shop.',
    access: { staff: ['owner', 'manager', 'support'] },
    params: OfCustomer,
    reply: CustomerFile,
    refusals: { 'customer-not-found': 404 },
  },
  'PUT /api/admin/customers/:id/active/': {
    summary: 'Blocks a customer and ends their sessions, or unblocks them. Only an owner blocks members of staff.',
    access: { staff: ['owner', 'manager'] },
    params: OfCustomer,
    body: Type.Object({ active: Type.Boolean() }),
    reply: Type.Object({ id: Type.Integer(), active: Type.Boolean() }),
    refusals: { 'customer-not-found': 404, 'last-owner': 409, 'not-allowed': 403 },
  },
  'GET /api/admin/customers/:id/sessions/': {
    summary: "Lists a customer's sessions, most recently used first. Only an owner sees those of the staff.",
    access: { staff: ['owner', 'manager'] },
    params: OfCustomer,
    reply: Type.Object({ data: Type.Array(ListedSession), ...endsHere }),
    refusals: { 'customer-not-found': 404, 'not-allowed': 403 },
  },
  'DELETE /api/admin/customers/:id/sessions/:session/': {
    summary:
      "Ends one session of another person; its tokens are refused and its streams closed. End sessions of one's own through the own account.",
    access: { staff: ['owner', 'manager'] },
    params: Type.Object({ id: Id(), session: Type.String({ format: 'uuid' }) }),
    reply: Done,
    refusals: { 'customer-not-found': 404, 'not-allowed': 403, 'session-not-found': 404 },
  },
  'POST /api/admin/customers/:id/sessions/end-all/': {
    summary: 'Ends every session of another person and returns how many there were. They can sign in again.',
    access: { staff: ['owner', 'manager'] },
    params: OfCustomer,
    reply: Type.Object({ ended_count: Type.Integer() }),
    refusals: { 'customer-not-found': 404, 'not-allowed': 403 },
  },
});
