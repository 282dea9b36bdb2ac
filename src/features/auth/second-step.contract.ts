import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { AuthenticatorCode, Id, NonEmptyText, TypedPassword } from '#shared/contract/fields.ts';
import { WithProof } from '#shared/contract/proof.ts';
import { Done, Nullable, Tokens, endsHere } from '#shared/contract/replies.ts';

const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** A browser's response to a passkey challenge (WebAuthn), in base64url. */
export const Assertion = Type.Object({
  credential_id: Base64Url(1_400),
  client_data: Base64Url(4_000),
  authenticator_data: Base64Url(4_000),
  signature: Base64Url(2_000),
});

/** A browser's response after creating a passkey, in base64url. */
const Attestation = Type.Object({
  credential_id: Base64Url(1_400),
  client_data: Base64Url(4_000),
  attestation: Base64Url(16_000),
  transports: Type.Array(Type.Enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']), {
    maxItems: 7,
  }),
});

export const Challenge = Type.Object({
  challenge: Type.String(),
  rp_id: Type.String(),
  /** The passkeys of which one may answer; empty for any. */
  credential_ids: Type.Array(Type.String()),
});

const NewKey = Type.Object({
  challenge: Type.String(),
  rp_id: Type.String(),
  rp_name: Type.String(),
  user_id: Type.String(),
  user_name: Type.String(),
  /** The customer's existing passkeys, so that a device does not create a second one. */
  credential_ids: Type.Array(Type.String()),
});

export const Passkey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Whether its provider stores a copy, so that it survives the device. */
  backed_up: Type.Boolean(),
  created_at: Type.String({ format: 'date-time' }),
  used_at: Nullable(Type.String({ format: 'date-time' })),
});
/** A passkey as its owner sees it. */
export type Passkey = Static<typeof Passkey>;

export const Factors = Type.Object({
  /** Whether the second step of this session is due, done, or not required. */
  status: Type.Enum(['none', 'due', 'done']),
  /** Whether the customer's role requires one. */
  required: Type.Boolean(),
  authenticator: Type.Boolean(),
  passkeys_count: Type.Integer(),
  recovery_codes_count: Type.Integer(),
});
export type SecondFactors = Static<typeof Factors>;

/** Displayed once; empty where the customer already has some. */
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

const step = { access: 'customer', secondStep: 'before' } as const;
const PasskeyName = () => NonEmptyText({ maximum: 60 });
const WithPassword = Type.Object({ password: Type.Optional(TypedPassword()) });
/** The refusals of a change to an account's credentials. */
const unproven = {
  'second-step-needed': 403,
  'sign-in-again': 403,
  'wrong-password': 400,
  'too-many-tries': 429,
} as const;

export const secondStepContract = contract({
  'GET /api/customers/current/second-step/': {
    summary: 'Returns what this session still has to prove, and by which factors.',
    ...step,
    reply: Factors,
  },
  'POST /api/customers/current/second-step/authenticator/': {
    summary: 'Completes the second step by a code of the authenticator app; each code is accepted once.',
    ...step,
    headers: WithProof,
    body: Type.Object({ code: AuthenticatorCode() }),
    reply: Factors,
    refusals: { 'wrong-code': 400, 'too-many-tries': 429 },
  },
  'POST /api/customers/current/second-step/recovery-code/': {
    summary: 'Completes the second step by a recovery code, which is used up.',
    ...step,
    headers: WithProof,
    body: Type.Object({ code: NonEmptyText({ maximum: 40 }) }),
    reply: Factors,
    refusals: { 'wrong-code': 400, 'too-many-tries': 429 },
  },
  'POST /api/customers/current/second-step/passkey-challenge/': {
    summary: 'Returns a challenge for completing the second step by a passkey; usable once, for five minutes.',
    ...step,
    reply: Challenge,
  },
  'POST /api/customers/current/second-step/passkey/': {
    summary: 'Completes the second step by a passkey.',
    ...step,
    body: Type.Object({ credential: Assertion }),
    reply: Factors,
    refusals: { 'passkey-refused': 400, 'too-many-tries': 429 },
  },
  'POST /api/customers/passkey-challenge/': {
    summary: 'Returns a challenge for signing in by a passkey alone; usable once, for five minutes.',
    access: 'public',
    reply: Challenge,
    refusals: { 'too-many-tries': 429 },
  },
  'POST /api/customers/passkey-login/': {
    summary: 'Signs in by a passkey with user verification: both steps in one.',
    access: 'public',
    body: Type.Object({ credential: Assertion }),
    reply: Tokens,
    refusals: { 'passkey-refused': 400, 'too-many-tries': 429 },
  },
  'POST /api/customers/current/authenticator/': {
    summary:
      'Creates a secret for an authenticator app, with the address for its QR code; effective once its first code is sent.',
    ...step,
    body: WithPassword,
    reply: Type.Object({ secret: Type.String(), address: Type.String() }),
    refusals: unproven,
  },
  'PUT /api/customers/current/authenticator/': {
    summary: 'Enables the authenticator app by its first code; the session has then completed its second step.',
    ...step,
    body: Type.Object({ code: AuthenticatorCode(), password: Type.Optional(TypedPassword()) }),
    reply: RecoveryCodes,
    refusals: { ...unproven, 'wrong-code': 400 },
  },
  'DELETE /api/customers/current/authenticator/': {
    summary: 'Removes the authenticator app.',
    access: 'customer',
    reply: Done,
    refusals: { ...unproven, 'factor-not-found': 404, 'last-factor': 409 },
  },
  'GET /api/customers/current/passkeys/': {
    summary: "Lists the customer's passkeys, oldest first.",
    access: 'customer',
    reply: Type.Object({ data: Type.Array(Passkey), ...endsHere }),
  },
  'POST /api/customers/current/passkeys/challenge/': {
    summary: 'Returns the options for creating a passkey in a browser; usable once, for five minutes.',
    ...step,
    body: WithPassword,
    reply: NewKey,
    refusals: unproven,
  },
  'POST /api/customers/current/passkeys/': {
    summary: 'Adds the passkey that the browser has created; the session has then completed its second step.',
    ...step,
    body: Type.Object({ name: PasskeyName(), credential: Attestation, password: Type.Optional(TypedPassword()) }),
    reply: Type.Object({ ...Passkey.properties, ...RecoveryCodes.properties }),
    status: 201,
    refusals: { ...unproven, 'passkey-refused': 400, 'too-many-passkeys': 409 },
  },
  'GET /api/customers/current/passkeys/:id/': {
    summary: 'Returns a passkey of the customer, with when it was last used.',
    access: 'customer',
    params: Type.Object({ id: Id() }),
    reply: Passkey,
    refusals: { 'factor-not-found': 404 },
  },
  'PATCH /api/customers/current/passkeys/:id/': {
    summary: 'Renames a passkey.',
    access: 'customer',
    params: Type.Object({ id: Id() }),
    body: Type.Object({ name: PasskeyName() }),
    reply: Passkey,
    refusals: { 'factor-not-found': 404 },
  },
  'DELETE /api/customers/current/passkeys/:id/': {
    summary: 'Removes a passkey; it can no longer sign in.',
    access: 'customer',
    params: Type.Object({ id: Id() }),
    reply: Done,
    refusals: { ...unproven, 'factor-not-found': 404, 'last-factor': 409 },
  },
  'POST /api/customers/current/recovery-codes/': {
    summary: 'Creates ten new recovery codes, returned once, which replace the former ones.',
    access: 'customer',
    reply: RecoveryCodes,
    refusals: { ...unproven, 'factor-missing': 409 },
  },
});
