import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { keyKinds, sellerScopes, staffScopes } from '#shared/contract/key-scopes.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

const Moment = Type.String({ format: 'date-time' });

/** The maximum lifetime of a key in days: nobody plans further ahead. */
export const maxKeyDays = 3_650;

export const AccessKey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  kind: Type.Enum([...keyKinds]),
  /** Its last four characters. */
  hint: Type.String(),
  scopes: Type.Array(Type.String()),
  status: Type.Enum(['active', 'expired', 'revoked']),
  made_by: Type.Object({ id: Type.Integer(), name: Type.String() }),
  created_at: Moment,
  expires_at: Nullable(Moment),
  /** With a precision of one minute; null when it was never used. */
  last_used_at: Nullable(Moment),
  revoked_at: Nullable(Moment),
});
export type AccessKey = Static<typeof AccessKey>;

export const MadeKey = Type.Object({
  ...AccessKey.properties,
  key: Type.String({ description: 'The key itself, returned only in this response: the shop stores its hash.' }),
});
export type MadeKey = Static<typeof MadeKey>;

const AccessKeys = Type.Object({
  data: Type.Array(AccessKey),
  ...goesOn,
});

const ListQuery = Type.Object({
  page_size: PageSize(),
  after: After(),
});

const newKey = {
  name: NonEmptyText({ maximum: 80 }),
  /** Days until it expires; null for a key that does not expire. */
  expires_in_days: Nullable(Type.Integer({ minimum: 1, maximum: maxKeyDays })),
};
const ById = Type.Object({ id: Id() });
const needsShop = { 'seller-required': 403, 'seller-suspended': 403 } as const;

export const accessKeysContract = contract({
  'GET /api/admin/access-keys/': {
    summary: 'Lists the access keys of programs, of the staff and of sellers, newest first.',
    access: { staff: ['owner'] },
    query: ListQuery,
    reply: AccessKeys,
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/access-keys/': {
    summary: 'Creates a key for a program of the staff; only this response contains it.',
    access: { staff: ['owner'] },
    secondStep: 'lately',
    body: Type.Object({
      ...newKey,
      scopes: Type.Array(Type.Enum([...staffScopes]), {
        minItems: 1,
        maxItems: staffScopes.length,
        uniqueItems: true,
      }),
    }),
    reply: MadeKey,
    status: 201,
    idempotency: 'optional',
    sealsAnswer: true,
    refusals: { 'too-many-access-keys': 409 },
  },
  'POST /api/admin/access-keys/:id/revoke/': {
    summary: 'Revokes a key of the staff or of a seller: its next call is refused.',
    access: { staff: ['owner'] },
    params: ById,
    body: Type.Object({}),
    reply: AccessKey,
    refusals: { 'access-key-not-found': 404 },
  },
  'GET /api/seller/access-keys/': {
    summary: "Lists the seller's own access keys, newest first.",
    access: 'customer',
    secondStep: 'needed',
    query: ListQuery,
    reply: AccessKeys,
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'POST /api/seller/access-keys/': {
    summary: 'Creates a key for a program of the seller; only this response contains it.',
    access: 'customer',
    secondStep: 'lately',
    body: Type.Object({
      ...newKey,
      scopes: Type.Array(Type.Enum([...sellerScopes]), {
        minItems: 1,
        maxItems: sellerScopes.length,
        uniqueItems: true,
      }),
    }),
    reply: MadeKey,
    status: 201,
    idempotency: 'optional',
    sealsAnswer: true,
    refusals: { ...needsShop, 'too-many-access-keys': 409 },
  },
  'POST /api/seller/access-keys/:id/revoke/': {
    summary: "Revokes one of the seller's own keys: its next call is refused.",
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: Type.Object({}),
    reply: AccessKey,
    refusals: { ...needsShop, 'access-key-not-found': 404 },
  },
});
