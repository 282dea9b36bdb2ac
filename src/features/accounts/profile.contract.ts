import { Type, type Static } from 'typebox';
import { contract, staffRoles } from '#shared/contract/contract.ts';
import { Email, NonEmptyText, PersonName, Username } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

export const Customer = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  avatar: Nullable(Type.String()),
  full_name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  /** The new email, pending until the link sent there is followed. */
  pending_email: Nullable(Type.String()),
  /** `+989xxxxxxxxx`. */
  phone: Type.String(),
  /** Whether notices may be sent. */
  notifications_on: Type.Boolean(),
  /** Whether the chat displays the customer as online to the shop's people. */
  available: Type.Boolean(),
  /** The role of a staff member; null for a shopper. */
  role: Nullable(Type.Enum(staffRoles)),
  /** The customer's store credit, in toman. */
  credit: Type.Integer(),
});
/** The signed-in customer's view of their own account. */
export type Customer = Static<typeof Customer>;

const Preferences = Type.Pick(Customer, ['notifications_on', 'available']);

export const profileContract = contract({
  'GET /api/customers/current/me/': {
    id: 'getMe',
    summary: 'Returns the signed-in customer.',
    access: 'customer',
    reply: Customer,
    refusals: { 'sign-in-required': 401 },
  },
  'PATCH /api/customers/current/me/': {
    id: 'updateMe',
    summary:
      'Changes the given fields of username, full name (set once, as it appears on invoices), mail (effective once it is confirmed by a mailed link) and image (the key of an upload); null removes mail or image.',
    access: 'customer',
    body: Type.Object({
      username: Type.Optional(Username()),
      full_name: Type.Optional(PersonName()),
      email: Type.Optional(Nullable(Email())),
      avatar: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    }),
    reply: Customer,
    refusals: {
      'username-taken': 409,
      'email-taken': 409,
      'invalid-username': 400,
      'name-reserved': 400,
      'name-set': 409,
      'upload-not-found': 422,
      'too-many-tries': 429,
      'message-not-sent': 502,
      'sign-in-required': 401,
    },
  },
  'POST /api/customers/confirm-email/': {
    summary:
      'Confirms a mail address by the link that was mailed to it, once and within a day; the former address is notified.',
    access: 'public',
    body: Type.Object({ token: NonEmptyText({ maximum: 100 }) }),
    reply: Type.Object({ email: Type.String() }),
    refusals: { 'link-ended': 400, 'email-taken': 409 },
  },
  'PATCH /api/customers/current/preferences/': {
    summary:
      'Sets whether notifications may be sent and whether the chat displays the customer as online; omitted settings stay unchanged.',
    access: 'customer',
    body: Type.Partial(Preferences),
    reply: Preferences,
    refusals: { 'sign-in-required': 401 },
  },
});
