import { Type, type Static } from 'typebox';
import { approvalStates } from '#features/settings/money-approvals.rules.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Nullable, PageSize } from '#shared/contract/replies.ts';

const Moment = Type.String({ format: 'date-time' });
const Person = Type.Object({ id: Type.Integer(), name: Type.String() });

export const MoneyApproval = Type.Object({
  id: Type.Integer(),
  /** In toman. */
  amount: Type.Integer(),
  /** The admin page where it is granted: an order's or a customer's. */
  link: Type.String(),
  status: Type.Enum([...approvalStates]),
  requested_by: Person,
  requested_at: Moment,
  decided_by: Nullable(Person),
  decided_at: Nullable(Moment),
  used_at: Nullable(Moment),
  /** Whether the caller may approve it: a colleague other than the recipient, or the requester when there is none. */
  may_approve: Type.Boolean(),
});
export type MoneyApproval = Static<typeof MoneyApproval>;

const access = { staff: ['owner', 'manager'] } as const;
const ById = Type.Object({ id: Id() });
const decided = {
  'money-approval-not-found': 404,
  'money-approval-decided': 409,
  'money-approval-of-another': 403,
  'own-matter': 403,
} as const;

export const moneyApprovalsContract = contract({
  'GET /api/admin/money-approvals/': {
    summary: 'Lists large sums that a member of staff wants to give a customer, newest first.',
    access,
    query: Type.Object({
      status: Type.Optional(Type.Enum([...approvalStates])),
      page_size: PageSize(),
      after: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    reply: Type.Object({
      data: Type.Array(MoneyApproval),
      next: Nullable(Type.String()),
      next_after: Nullable(Type.String()),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/money-approvals/:id/approve/': {
    summary:
      'Approves a sum, which the requester may then give within a day. An owner without colleagues approves their own by a second step within the last minutes or, without a second factor, by their password.',
    access,
    params: ById,
    body: Type.Object({ password: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: MoneyApproval,
    refusals: {
      ...decided,
      'second-step-needed': 403,
      'wrong-password': 400,
      'sign-in-again': 403,
      'too-many-tries': 429,
    },
  },
  'POST /api/admin/money-approvals/:id/refuse/': {
    summary: 'Refuses a sum; the requester may withdraw it in the same way.',
    access,
    params: ById,
    body: Type.Object({}),
    reply: MoneyApproval,
    refusals: decided,
  },
});
