import { Type, type Static } from 'typebox';
import { contract, staffRoles } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, PersonName } from '#shared/contract/fields.ts';
import { Metadata, MetadataPatch, metadataRefusals, WithMetadata } from '#shared/contract/metadata.ts';
import { Nullable, goesOn, After, PageSize, UpdatedSince } from '#shared/contract/replies.ts';

/** The staff roles that work with customers. */
export const customersStaff = { staff: ['owner', 'manager', 'support'] } as const;

export const ListedCustomer = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  full_name: Nullable(Type.String()),
  phone: Type.String(),
  email: Nullable(Type.String()),
  role: Nullable(Type.Enum([...staffRoles])),
  active: Type.Boolean(),
  metadata: Metadata,
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
});
/** A customer in the staff's list. */
export type ListedCustomer = Static<typeof ListedCustomer>;

const OfCustomer = Type.Object({ id: Id() });

export const customersAdminContract = contract({
  'GET /api/admin/customers/': {
    summary:
      'Lists customers, newest first, searched by phone, username, name or mail. With `updated_since`, those whose account has changed since, oldest change first.',
    access: customersStaff,
    query: Type.Object({
      q: Type.Optional(NonEmptyText({ maximum: 60 })),
      active: Type.Optional(Type.Boolean()),
      updated_since: UpdatedSince(),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(ListedCustomer), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'PUT /api/admin/customers/:id/name/': {
    summary:
      'Corrects the full name, which a customer can set only once, if it is still the one in `before`. Only an owner corrects the name of a member of staff.',
    access: customersStaff,
    params: OfCustomer,
    body: Type.Object({ full_name: PersonName(), before: Nullable(Type.String({ maxLength: 100 })) }),
    reply: Type.Object({ id: Type.Integer(), full_name: Type.String() }),
    refusals: { 'customer-not-found': 404, 'changed-meanwhile': 409, 'not-allowed': 403 },
  },
  'PATCH /api/admin/customers/:id/metadata/': {
    summary:
      'Changes the notes of other systems on a customer, key by key, if the named keys still have the values in `before`. They are erased with the account.',
    access: customersStaff,
    params: OfCustomer,
    body: MetadataPatch,
    reply: WithMetadata,
    refusals: { ...metadataRefusals, 'customer-not-found': 404 },
  },
});
