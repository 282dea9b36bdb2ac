import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, PersonName, Phone, PostalCode, Province } from '#shared/contract/fields.ts';
import { Done, endsHere } from '#shared/contract/replies.ts';

export const PostalAddress = Type.Object({
  full_name: PersonName(),
  phone: Phone(),
  province: Province(),
  city: NonEmptyText({ maximum: 60 }),
  line: NonEmptyText({ maximum: 300 }),
  postal_code: PostalCode(),
});
/** A delivery address with its recipient. */
export type PostalAddress = Static<typeof PostalAddress>;

export const SavedAddress = Type.Object({
  id: Type.Integer(),
  full_name: Type.String(),
  phone: Type.String(),
  province: Type.String(),
  city: Type.String(),
  line: Type.String(),
  postal_code: Type.String(),
  is_default: Type.Boolean(),
});
/** An address that a customer has saved; one of them is the default. */
export type SavedAddress = Static<typeof SavedAddress>;

const AddressToSave = Type.Object({
  ...PostalAddress.properties,
  /** True makes it the default; otherwise its state is unchanged. The first address is the default anyway. */
  is_default: Type.Optional(Type.Boolean()),
});

/** An address as it was read; unchanged fields need not be valid. */
const SeenAddress = Type.Object({
  full_name: Type.String({ maxLength: 200 }),
  phone: Type.String({ maxLength: 40 }),
  province: Type.String({ maxLength: 100 }),
  city: Type.String({ maxLength: 200 }),
  line: Type.String({ maxLength: 1_000 }),
  postal_code: Type.String({ maxLength: 40 }),
});
export type SeenAddress = Static<typeof SeenAddress>;

const notFound = { 'address-not-found': 404 } as const;

export const addressesContract = contract({
  'GET /api/customers/current/addresses/': {
    summary: "Lists the customer's addresses, the default one first, then the newest.",
    access: 'customer',
    reply: Type.Object({ data: Type.Array(SavedAddress), ...endsHere }),
  },
  'POST /api/customers/current/addresses/': {
    summary: 'Adds an address; a customer has at most twenty.',
    access: 'customer',
    body: AddressToSave,
    reply: SavedAddress,
    status: 201,
    idempotency: 'optional',
    refusals: { 'too-many-addresses': 409 },
  },
  'GET /api/customers/current/addresses/:id/': {
    summary: 'Returns an address of the customer.',
    access: 'customer',
    params: Type.Object({ id: Id() }),
    reply: SavedAddress,
    refusals: notFound,
  },
  'PUT /api/customers/current/addresses/:id/': {
    summary: 'Changes an address; with `before`, only if its current values are still those.',
    access: 'customer',
    params: Type.Object({ id: Id() }),
    body: Type.Object({
      ...AddressToSave.properties,
      /** The address as it was read: if it has changed since, nothing is written. */
      before: Type.Optional(SeenAddress),
    }),
    reply: SavedAddress,
    refusals: { ...notFound, 'changed-meanwhile': 409 },
  },
  'DELETE /api/customers/current/addresses/:id/': {
    summary: 'Deletes an address; if it was the default, the newest of the others becomes the default.',
    access: 'customer',
    params: Type.Object({ id: Id() }),
    reply: Done,
    refusals: notFound,
  },
});
