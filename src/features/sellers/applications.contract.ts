import { Type, type Static } from 'typebox';
import { BulkReply } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OtpCode, Password, Phone } from '#shared/contract/fields.ts';
import { WithProof } from '#shared/contract/proof.ts';
import { CodeSent, Nullable, PageSize, Tokens, goesOn, After } from '#shared/contract/replies.ts';

const Kind = Type.Enum(['personal', 'business']);
const states = ['waiting', 'approved', 'refused'] as const;
const State = Type.Enum([...states]);
export type ApplicationState = (typeof states)[number];

const SessionId = Type.String({ minLength: 1, maxLength: 100 });
const StoreName = NonEmptyText({ maximum: 60 });
const Place = NonEmptyText({ maximum: 60 });

const Wish = {
  kind: Kind,
  store_name: StoreName,
  province: Place,
  city: Place,
};

export const OwnApplication = Type.Object({
  ...Wish,
  status: State,
  /** Why it was refused. */
  reason: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
export type OwnApplication = Static<typeof OwnApplication>;

export const Application = Type.Object({
  id: Type.Integer(),
  ...Wish,
  status: State,
  reason: Nullable(Type.String()),
  applicant: Type.Object({ id: Type.Integer(), name: Type.String(), phone: Type.String() }),
  /** The shop that was opened for it. */
  shop: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  decided_at: Nullable(Type.String({ format: 'date-time' })),
});
/** A seller application as visible to staff. */
export type Application = Static<typeof Application>;

const deciders = { staff: ['owner', 'manager'] } as const;

/** Decided applications, to be set back to pending. */
export const DecidedRows = Type.Object({
  ids: Type.Array(Id(), { minItems: 1, maxItems: 100 }),
  decision: Type.Enum(['approve', 'refuse']),
});

export const applicationsContract = contract({
  'POST /api/seller-applications/': {
    summary: 'Stores an application to sell here; it is submitted once its phone is confirmed by a code.',
    access: 'public',
    body: Type.Object({
      ...Wish,
      phone: Phone(),
      /** For the account created on confirmation; an existing account keeps its password. */
      password: Type.Optional(Password()),
      /** Agreement to the terms. */
      terms: Type.Literal(true),
    }),
    /** A session id, used until the first code is sent. */
    reply: Type.Object({ session_id: Type.String() }),
    status: 201,
    refusals: { 'name-reserved': 400, 'weak-password': 400, 'too-many-tries': 429 },
  },
  'POST /api/seller-applications/send-code/': {
    summary: 'Sends a code for an application; its session replaces the former one.',
    access: 'public',
    headers: WithProof,
    body: Type.Object({ phone: Phone(), session_id: SessionId }),
    reply: CodeSent,
    refusals: { 'application-not-found': 404, 'too-many-tries': 429, 'message-not-sent': 502 },
  },
  'POST /api/seller-applications/confirm/': {
    summary: 'Confirms the phone by the code and signs in its customer, to whom the application then belongs.',
    access: 'public',
    headers: WithProof,
    body: Type.Object({ phone: Phone(), code: OtpCode(), session_id: SessionId }),
    reply: Type.Object({
      ...Tokens.properties,
      /** `received`; or dropped because another one is pending, or the customer already is a seller. */
      outcome: Type.Enum(['received', 'waits-already', 'sells-already']),
    }),
    refusals: { 'wrong-code': 400, 'too-many-tries': 429, 'phone-moved': 409 },
  },
  'GET /api/seller-applications/mine/': {
    summary: "Returns the customer's latest application, and the seller that they manage, even a closed one.",
    access: 'customer',
    reply: Type.Object({ application: Nullable(OwnApplication), shop: Nullable(Type.Object({ slug: Type.String() })) }),
  },
  'GET /api/admin/seller-applications/': {
    summary: 'Lists the applications to sell here, longest waiting first; decided ones newest first.',
    access: deciders,
    query: Type.Object({
      status: Type.Optional(State),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({
      data: Type.Array(Application),
      ...goesOn,
      counts: Type.Object({ waiting: Type.Integer(), approved: Type.Integer(), refused: Type.Integer() }),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/seller-applications/:id/decide/': {
    summary: 'Accepts an application, which creates the seller, or refuses it with a reason.',
    access: deciders,
    params: Type.Object({ id: Id() }),
    body: Type.Object({
      decision: Type.Enum(['approve', 'refuse']),
      reason: Type.Optional(NonEmptyText({ maximum: 300 })),
    }),
    reply: Application,
    refusals: {
      'application-not-found': 404,
      'application-decided': 409,
      'applicant-sells': 409,
      'reason-needed': 400,
      'own-matter': 403,
    },
  },
  'POST /api/admin/seller-applications/bulk-undo/': {
    summary:
      'Undoes a decision: its applications wait again, and a created seller is removed. One whose applicant has begun to sell or has applied again is `skipped`.',
    access: deciders,
    body: DecidedRows,
    reply: BulkReply,
  },
});
