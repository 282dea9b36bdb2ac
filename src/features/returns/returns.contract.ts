import { Type, type Static } from 'typebox';
import { givingRefusals } from '#features/settings/staff-money.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { lineCodeFields } from '#features/orders/line-codes.contract.ts';
import { refundWays } from '#features/refunds/refunds.contract.ts';

/**
 * `asked` by the customer, then `approved` (the goods are to be sent back) or `refused`, and `done` when they were received and the refund was
 * started.
 */
export const returnStates = ['asked', 'approved', 'refused', 'done'] as const;
export type ReturnState = (typeof returnStates)[number];

/** The customer's reasons for a return. */
export const returnReasons = [
  'damaged',
  'wrong-goods',
  'not-as-described',
  'does-not-fit',
  'changed-mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The reasons stored with a return: the customer's, or an undelivered parcel. */
export const storedReturnReasons = [...returnReasons, 'not-delivered'] as const;
export type StoredReturnReason = (typeof storedReturnReasons)[number];

const ReturnedLine = Type.Object({
  position: Type.Integer(),
  name: Type.String(),
  variant: Nullable(Type.String()),
  ...lineCodeFields,
  quantity: Type.Integer(),
});

/** A return as visible to the customer. */
export const VisibleReturn = Type.Object({
  id: Type.Integer(),
  status: Type.Enum([...returnStates]),
  reason: Type.Enum([...storedReturnReasons]),
  text: Type.String(),
  /** URLs of the images, 320 pixels wide. */
  pictures: Type.Array(Type.String()),
  asked_at: Type.String({ format: 'date-time' }),
  ended_at: Nullable(Type.String({ format: 'date-time' })),
  /** The staff's message. */
  answer: Nullable(Type.String()),
  lines: Type.Array(ReturnedLine),
});
export type VisibleReturn = Static<typeof VisibleReturn>;

export const StaffReturn = Type.Object({
  ...VisibleReturn.properties,
  order: Type.String(),
  order_status: Type.String(),
  customer: Type.Object({ id: Type.Integer(), name: Type.String() }),
  by: Nullable(Type.String({ description: 'The member of staff who decided' })),
  restocked: Nullable(Type.Boolean()),
  /** The price of its pieces, after the coupon. */
  worth: Type.Integer(),
  /** The refundable remainder of the whole order. */
  refundable: Type.Integer(),
  /** Whether the original payment can be refunded; otherwise it becomes store credit. */
  be_paid_back: Type.Boolean(),
});
export type StaffReturn = Static<typeof StaffReturn>;

const admin = { staff: ['owner', 'manager', 'support'] } as const;
const ofReturn = Type.Object({ id: Id() });
const decided = { 'return-not-found': 404, 'return-moved-on': 409 } as const;

export const returnsContract = contract({
  'POST /api/orders/:number/returns/': {
    summary: "Requests a return of items of a delivered order, within the shop's return period.",
    access: 'customer',
    params: Type.Object({ number: Type.String({ maxLength: 20 }) }),
    body: Type.Object({
      lines: Type.Array(
        Type.Object({
          position: WholeNumber({ maximum: 1_000 }),
          quantity: WholeNumber({ minimum: 1, maximum: 10_000 }),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      reason: Type.Enum([...returnReasons]),
      text: OptionalText({ maximum: 1_000 }),
      pictures: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 5, uniqueItems: true }),
    }),
    reply: VisibleReturn,
    status: 201,
    idempotency: 'optional',
    refusals: {
      'order-not-found': 404,
      'return-not-allowed': 409,
      'return-under-way': 409,
      'return-too-many': 409,
      'upload-not-found': 422,
      'too-many-tries': 429,
    },
  },
  'GET /api/admin/returns/': {
    summary: 'Lists returns of one status: waiting ones longest first, ended ones newest first. Follow `next`.',
    access: admin,
    query: Type.Object({
      status: Type.Optional(Type.Enum([...returnStates])),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({
      data: Type.Array(StaffReturn),
      ...goesOn,
      counts: Type.Object({ asked: Type.Integer(), approved: Type.Integer() }),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/returns/:id/approve/': {
    summary: 'Approves a return; the customer is notified to send the items.',
    access: admin,
    params: ofReturn,
    body: Type.Object({ answer: Type.Optional(OptionalText({ maximum: 500 })) }),
    reply: StaffReturn,
    refusals: decided,
  },
  'POST /api/admin/returns/:id/refuse/': {
    summary: 'Refuses a return, before or after the items have arrived, with a sentence for the customer.',
    access: admin,
    params: ofReturn,
    body: Type.Object({ answer: NonEmptyText({ maximum: 500 }) }),
    reply: StaffReturn,
    refusals: decided,
  },
  'POST /api/admin/returns/:id/receive/': {
    summary: 'Receives a return: its items go back to stock or not, and are refunded.',
    access: admin,
    params: ofReturn,
    body: Type.Object({
      restock: Type.Boolean(),
      /** The location where it is restocked; defaults to the first one. */
      location_id: Type.Optional(Id()),
      method: Type.Enum([...refundWays]),
      /** In whole toman, at most the price of the pieces, which is the default. */
      amount: Type.Optional(WholeNumber()),
    }),
    reply: StaffReturn,
    idempotency: 'optional',
    refusals: {
      ...decided,
      'stock-location-not-found': 404,
      'refund-too-much': 409,
      'refund-above-worth': 409,
      ...givingRefusals,
    },
  },
});
