import { Type, type Static } from 'typebox';
import { givingRefusals } from '#features/settings/staff-money.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

/** The reasons of ledger entries. */
export const creditReasons = ['refund', 'payment', 'given-back', 'added', 'taken'] as const;
export type CreditReason = (typeof creditReasons)[number];

const maxAtOnce = 1_000_000_000;

export const Entry = Type.Object({
  id: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
  /** In whole toman; negative for a subtraction. */
  amount: Type.Integer(),
  /** The balance after the entry. */
  balance: Type.Integer(),
  reason: Type.Enum([...creditReasons]),
  /** The related order. */
  order: Nullable(Type.String()),
  /** The staff's note. */
  note: Nullable(Type.String()),
});
export type CreditEntry = Static<typeof Entry>;

export const StaffEntry = Type.Object({
  ...Entry.properties,
  by: Nullable(Type.String({ description: 'The member of staff who made it' })),
});
export type StaffCreditEntry = Static<typeof StaffEntry>;

const Part = Type.Object({ page_size: PageSize(), after: After() });
const OfCustomer = Type.Object({ id: Id() });

export const creditContract = contract({
  'GET /api/credit/': {
    summary: "Returns the customer's store credit in toman and its entries, newest first.",
    access: 'customer',
    query: Part,
    reply: Type.Object({ balance: Type.Integer(), data: Type.Array(Entry), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/customers/:id/credit/': {
    summary: "Returns a customer's store credit with its entries and who made them.",
    access: { staff: ['owner', 'manager', 'support'] },
    params: OfCustomer,
    query: Part,
    reply: Type.Object({ balance: Type.Integer(), data: Type.Array(StaffEntry), ...goesOn }),
    refusals: { 'invalid-request': 400, 'customer-not-found': 404 },
  },
  'POST /api/admin/customers/:id/credit/': {
    summary:
      "Adds to a customer's store credit, or subtracts from it (a negative amount), with a reason, and returns the entry with the new balance.",
    idempotency: 'required',
    access: { staff: ['owner', 'manager'] },
    params: OfCustomer,
    body: Type.Object({
      amount: Type.Integer({ minimum: -maxAtOnce, maximum: maxAtOnce, description: 'Whole toman, not zero' }),
      note: NonEmptyText({ maximum: 300 }),
    }),
    status: 201,
    // Responses are stored under idempotency keys, where an erasure could not find a customer's note.
    reply: Type.Omit(StaffEntry, ['note']),
    refusals: {
      'customer-not-found': 404,
      'credit-short': 409,
      'nothing-to-change': 400,
      ...givingRefusals,
    },
  },
});
