import { Type, type Static } from 'typebox';
import { contract, staffRoles } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, PersonName } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

const desk = { staff: ['owner', 'manager', 'support'] } as const;

const ListedCustomer = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  full_name: Nullable(Type.String()),
  phone: Type.String(),
  email: Nullable(Type.String()),
  role: Nullable(Type.Enum([...staffRoles])),
  active: Type.Boolean(),
  since: Type.String({ format: 'date-time' }),
});
export type ListedCustomer = Static<typeof ListedCustomer>;

const CustomerFile = Type.Object({
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
export type CustomerFile = Static<typeof CustomerFile>;

const OfCustomer = Type.Object({ id: Id() });

export const staffCustomersContract = contract({
  'GET /api/admin/customers/': {
    summary: 'Customers, the newest first, found by phone, username, name or mail.',
    access: desk,
    query: Type.Object({
      q: Type.Optional(NonEmptyText({ maximum: 60 })),
      active: Type.Optional(Type.Enum(['yes', 'no'])),
      before: Type.Optional(Id()),
    }),
    reply: Type.Object({ data: Type.Array(ListedCustomer), next: Nullable(Type.String()) }),
  },
  'GET /api/admin/customers/:id/': {
    summary: 'One customer: who it is, where things are sent, what they have at the shop.',
    access: desk,
    params: OfCustomer,
    reply: CustomerFile,
    refusals: { 'customer-unknown': 404 },
  },
  'PUT /api/admin/customers/:id/name/': {
    summary:
      'Corrects the full name, which a customer sets only once, if it is still the one that `before` says. A name of the staff is corrected by an owner alone.',
    access: desk,
    params: OfCustomer,
    body: Type.Object({ full_name: PersonName(), before: Nullable(Type.String({ maxLength: 100 })) }),
    reply: Type.Object({}),
    refusals: { 'customer-unknown': 404, 'changed-meanwhile': 409, 'not-allowed': 403 },
  },
  'PUT /api/admin/customers/:id/active/': {
    summary: 'Blocks a customer, whose sessions end, or lets them in again. The staff is blocked by an owner alone.',
    access: { staff: ['owner', 'manager'] },
    params: OfCustomer,
    body: Type.Object({ active: Type.Boolean() }),
    reply: Type.Object({}),
    refusals: { 'customer-unknown': 404, 'last-owner': 409, 'not-allowed': 403 },
  },
});
