import { Type, type Static } from 'typebox';
import { contract, staffRoles } from '#shared/contract/contract.ts';
import {
  Email,
  NonEmptyText,
  OtpCode,
  Password,
  PersonName,
  Phone,
  SignInName,
  TypedPassword,
  Username,
} from '#shared/contract/fields.ts';
import { CodeSent, Done, Nullable, Tokens } from '#shared/contract/replies.ts';

const Customer = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  avatar: Nullable(Type.String()),
  full_name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  /** What the mail is to be once the link that was sent there is followed. */
  pending_email: Nullable(Type.String()),
  /** `+989xxxxxxxxx`. */
  phone: Type.String(),
  /** Whether notices may be sent. */
  notifications_on: Type.Boolean(),
  /** Whether the shop's people see the customer as online in the chat. */
  available: Type.Boolean(),
  /** What one of the staff is employed for; null for a shopper. */
  role: Nullable(Type.Enum(staffRoles)),
  /** What the customer has at the shop, in toman. */
  credit: Type.Integer(),
});
export type Customer = Static<typeof Customer>;

const Preferences = Type.Pick(Customer, ['notifications_on', 'available']);

const CodeOfPhone = Type.Object({
  phone: Phone(),
  code: OtpCode(),
  session_id: Type.String({ minLength: 1, maxLength: 100 }),
});

const RefreshToken = Type.String({ minLength: 1, maxLength: 400 });

export const identityContract = contract({
  'POST /api/customers/login/': {
    summary: 'Signs in by username (or phone, or mail) and password.',
    access: 'public',
    body: Type.Object({ username: SignInName(), password: TypedPassword() }),
    reply: Tokens,
    refusals: { 'wrong-credentials': 401, 'too-many-tries': 429 },
  },
  'GET /api/customers/current/me/': {
    summary: 'Who is signed in.',
    access: 'customer',
    reply: Customer,
    refusals: { 'sign-in-required': 401 },
  },
  'PATCH /api/customers/current/me/': {
    summary:
      'Changes what is named of the username, the full name (set once, as it stands on invoices), the mail (which counts once it is confirmed there) and the picture (the key of an upload); null takes these two away.',
    access: 'customer',
    body: Type.Object({
      username: Type.Optional(Username()),
      full_name: Type.Optional(PersonName()),
      email: Type.Optional(Nullable(Email())),
      avatar: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    }),
    reply: Customer,
    refusals: {
      taken: 409,
      'invalid-username': 400,
      'name-is-set': 409,
      'upload-not-found': 409,
      'too-many-tries': 429,
      'message-not-sent': 502,
      'sign-in-required': 401,
    },
  },
  'POST /api/customers/confirm-email/': {
    summary:
      'Makes the address to which a link was mailed its customer’s, once and for a day; the address before is told.',
    access: 'public',
    body: Type.Object({ token: NonEmptyText({ maximum: 100 }) }),
    reply: Type.Object({ email: Type.String() }),
    refusals: { 'link-ended': 400, taken: 409 },
  },
  'POST /api/customers/current/phone-code/': {
    summary: 'Sends a code of four digits to the phone that is to be the customer’s from now on.',
    access: 'customer',
    body: Type.Object({ phone: Phone() }),
    reply: CodeSent,
    refusals: { taken: 409, 'same-phone': 409, 'too-many-tries': 429, 'message-not-sent': 502 },
  },
  'PUT /api/customers/current/phone/': {
    summary: "Makes a phone the customer's by the code that was sent to it; the old phone is told.",
    access: 'customer',
    body: CodeOfPhone,
    reply: Done,
    refusals: { 'wrong-code': 400, taken: 409, 'too-many-tries': 429 },
  },
  'PATCH /api/customers/current/preferences/': {
    summary:
      'Sets whether notices may be sent and whether the chat shows the customer as online; what is not named stays.',
    access: 'customer',
    body: Type.Partial(Preferences),
    reply: Preferences,
    refusals: { 'sign-in-required': 401 },
  },
  'POST /api/token/refresh/': {
    summary: 'A new access token; with rotate the refresh token is replaced as well.',
    access: 'public',
    body: Type.Object({ refresh: RefreshToken, rotate: Type.Optional(Type.Boolean()) }),
    reply: Type.Object({ access: Type.String(), refresh: Type.Optional(Type.String()) }),
    refusals: { 'session-ended': 401 },
  },
  'POST /api/customers/register/': {
    summary: 'Signs up; the account comes into being when the phone is confirmed by a code.',
    access: 'public',
    body: Type.Object({ username: Username(), email: Email(), password: Password(), phone: Phone() }),
    reply: Done,
    status: 201,
    refusals: { taken: 409, 'invalid-username': 400, 'weak-password': 400, 'too-many-tries': 429 },
  },
  'POST /api/customers/send-otp/': {
    summary: 'Sends a code of four digits to a phone.',
    access: 'public',
    body: Type.Object({ phone: Phone() }),
    reply: CodeSent,
    refusals: { 'too-many-tries': 429, 'message-not-sent': 502 },
  },
  'POST /api/customers/verify-otp/': {
    summary: 'Signs in by the code; a phone not yet known becomes a customer.',
    access: 'public',
    body: CodeOfPhone,
    reply: Tokens,
    refusals: { 'wrong-code': 400, 'too-many-tries': 429 },
  },
  'POST /api/customers/logout/': {
    summary: 'Ends the session of a refresh token; ending an ended one is fine.',
    access: 'public',
    body: Type.Object({ refresh: RefreshToken }),
    reply: Done,
  },
  'POST /api/customers/forgot-password/': {
    summary: 'Sends a link to choose a new password; the answer is the same whether or not the account exists.',
    access: 'public',
    body: Type.Object({ identifier: NonEmptyText({ maximum: 200 }) }),
    reply: Done,
    refusals: { 'too-many-tries': 429 },
  },
  'POST /api/customers/reset-password/': {
    summary: 'Sets a new password by the link that was sent, and ends every session.',
    access: 'public',
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }), password: Password() }),
    reply: Done,
    refusals: { 'link-ended': 400, 'weak-password': 400 },
  },
  'POST /api/customers/change-password/': {
    summary: "Sets a new password and ends the customer's other sessions.",
    access: 'customer',
    body: Type.Object({ old_password: TypedPassword(), new_password: Password() }),
    reply: Done,
    refusals: { 'wrong-password': 400, 'weak-password': 400, 'too-many-tries': 429 },
  },
});
