import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import {
  Email,
  NonEmptyText,
  OtpCode,
  Password,
  Phone,
  SignInName,
  TypedPassword,
  Username,
} from '#shared/contract/fields.ts';
import { WithProof } from '#shared/contract/proof.ts';
import { CodeSent, Done, Tokens } from '#shared/contract/replies.ts';

const codeOfPhone = {
  phone: Phone(),
  code: OtpCode(),
  session_id: Type.String({ minLength: 1, maxLength: 100 }),
};
const CodeOfPhone = Type.Object(codeOfPhone);

const RefreshToken = Type.String({ minLength: 1, maxLength: 400 });

const unprovenRefusals = {
  'second-step-needed': 403,
  'wrong-password': 400,
  'sign-in-again': 403,
  'too-many-tries': 429,
} as const;

const AtMoment = (description: string) => Type.String({ format: 'date-time', description });
const PasswordChange = Type.Object({ changed_at: AtMoment('From when on the new password is the right one.') });

export const authContract = contract({
  'POST /api/customers/login/': {
    id: 'logIn',
    summary: 'Signs in by username (or phone, or mail) and password.',
    access: 'public',
    headers: WithProof,
    body: Type.Object({ username: SignInName(), password: TypedPassword() }),
    reply: Tokens,
    refusals: { 'wrong-credentials': 401, 'too-many-tries': 429 },
  },
  'POST /api/customers/current/phone-code/': {
    summary:
      "Sends a four-digit code to the customer's new phone. Requires the second factor of an account that has one, otherwise its password, otherwise a session of the last ten minutes.",
    access: 'customer',
    headers: WithProof,
    body: Type.Object({ phone: Phone(), password: Type.Optional(TypedPassword()) }),
    reply: CodeSent,
    refusals: { ...unprovenRefusals, 'phone-taken': 409, 'phone-same': 409, 'message-not-sent': 502 },
  },
  'PUT /api/customers/current/phone/': {
    summary:
      "Changes the customer's phone, by the code sent to the new one and the same proof; the old phone is notified and can take the account back for a day, and all other sessions end.",
    access: 'customer',
    headers: WithProof,
    body: Type.Object({ ...codeOfPhone, password: Type.Optional(TypedPassword()) }),
    reply: Type.Object({ phone: Type.String() }),
    refusals: { ...unprovenRefusals, 'wrong-code': 400, 'phone-taken': 409 },
  },
  'POST /api/customers/phone-back/': {
    summary:
      'Returns an account to its former phone, by the link sent there, once and within a day: sessions, password and newer second factors end. Returns a token for setting a new password.',
    access: 'public',
    body: Type.Object({ token: NonEmptyText({ maximum: 200 }) }),
    reply: Type.Object({ reset_token: Type.String() }),
    refusals: { 'link-ended': 400, 'phone-taken': 409, 'too-many-tries': 429 },
  },
  'POST /api/token/refresh/': {
    summary: 'Issues a new access token; with `rotate`, a new refresh token as well.',
    access: 'public',
    body: Type.Object({ refresh: RefreshToken, rotate: Type.Optional(Type.Boolean()) }),
    reply: Type.Object({ access: Type.String(), refresh: Type.Optional(Type.String()) }),
    refusals: { 'session-ended': 401 },
  },
  'POST /api/customers/register/': {
    id: 'register',
    summary:
      'Signs up; the account is created once the phone is confirmed by a code, and its mail address is set once the mailed link is opened.',
    access: 'public',
    headers: WithProof,
    body: Type.Object({ username: Username(), email: Email(), password: Password(), phone: Phone() }),
    reply: Done,
    status: 201,
    refusals: {
      taken: 409,
      'invalid-username': 400,
      'name-reserved': 400,
      'weak-password': 400,
      'too-many-tries': 429,
    },
  },
  'POST /api/customers/send-otp/': {
    id: 'sendCode',
    summary: 'Sends a four-digit code to a phone.',
    access: 'public',
    headers: WithProof,
    body: Type.Object({ phone: Phone() }),
    reply: CodeSent,
    refusals: { 'too-many-tries': 429, 'message-not-sent': 502 },
  },
  'POST /api/customers/verify-otp/': {
    id: 'verifyCode',
    summary: 'Signs in by the code; an unknown phone becomes a new customer.',
    access: 'public',
    headers: WithProof,
    body: CodeOfPhone,
    reply: Tokens,
    refusals: { 'wrong-code': 400, 'too-many-tries': 429, 'phone-moved': 409 },
  },
  'POST /api/customers/logout/': {
    id: 'logOut',
    summary: 'Ends the session of a refresh token; a session that has already ended is no error.',
    access: 'public',
    body: Type.Object({ refresh: RefreshToken }),
    reply: Type.Object({ ended_at: AtMoment('From when on its tokens are refused.') }),
  },
  'POST /api/customers/forgot-password/': {
    summary: 'Sends a link for setting a new password; the response is the same whether or not the account exists.',
    access: 'public',
    body: Type.Object({ identifier: NonEmptyText({ maximum: 200 }) }),
    reply: Type.Object({ expires_at: AtMoment('Until when a link that was sent can be used.') }),
    refusals: { 'too-many-tries': 429 },
  },
  'POST /api/customers/reset-password/': {
    summary: 'Sets a new password by the link that was sent, and ends every session.',
    access: 'public',
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }), password: Password() }),
    reply: PasswordChange,
    refusals: { 'link-ended': 400, 'weak-password': 400 },
  },
  'POST /api/customers/change-password/': {
    summary: "Changes the password and ends the customer's other sessions.",
    access: 'customer',
    body: Type.Object({ old_password: TypedPassword(), new_password: Password() }),
    reply: PasswordChange,
    refusals: { 'wrong-password': 400, 'weak-password': 400, 'sign-in-again': 403, 'too-many-tries': 429 },
  },
});
