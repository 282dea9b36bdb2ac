import { Type, type Static } from 'typebox';
import { givingRefusals } from '#features/settings/staff-money.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { lineCodeFields } from '#features/orders/line-codes.contract.ts';
import { refundWays } from '#features/refunds/refunds.contract.ts';

/** `asked` by the customer, then `approved` (the goods are to come back) or `refused`, and `done` when they are in and the money is on its way. */
export const returnStates = ['asked', 'approved', 'refused', 'done'] as const;
export type ReturnState = (typeof returnStates)[number];

/** Why goods go back. */
export const returnReasons = [
  'damaged',
  'wrong-goods',
  'not-as-described',
  'does-not-fit',
  'changed-mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Why goods came back: as their customer says, or because their parcel never arrived. */
export const storedReturnReasons = [...returnReasons, 'not-delivered'] as const;
export type StoredReturnReason = (typeof storedReturnReasons)[number];

const ReturnedLine = Type.Object({
  position: Type.Integer(),
  name: Type.String(),
  variant: Nullable(Type.String()),
  ...lineCodeFields,
  quantity: Type.Integer(),
});

/** A return as its customer sees it. */
export const VisibleReturn = Type.Object({
  id: Type.Integer(),
  status: Type.Enum([...returnStates]),
  reason: Type.Enum([...storedReturnReasons]),
  text: Type.String(),
  /** Where the images are seen, 320 pixels wide. */
  pictures: Type.Array(Type.String()),
  asked_at: Type.String({ format: 'date-time' }),
  ended_at: Nullable(Type.String({ format: 'date-time' })),
  /** What the staff says of it. */
  answer: Nullable(Type.String()),
  lines: Type.Array(ReturnedLine),
});
export type VisibleReturn = Static<typeof VisibleReturn>;

export const StaffReturn = Type.Object({
  ...VisibleReturn.properties,
  order: Type.String(),
  order_status: Type.String(),
  customer: Type.Object({ id: Type.Integer(), name: Type.String() }),
  by: Nullable(Type.String({ description: 'Who of the staff decided' })),
  restocked: Nullable(Type.Boolean()),
  /** What its pieces cost, after the coupon. */
  worth: Type.Integer(),
  /** What can still go back of the whole order. */
  refundable: Type.Integer(),
  /** Whether what was paid can go back the way it came; else it becomes store credit. */
  be_paid_back: Type.Boolean(),
});
export type StaffReturn = Static<typeof StaffReturn>;

const admin = { staff: ['owner', 'manager', 'support'] } as const;
const ofReturn = Type.Object({ id: Id() });
const decided = { 'return-not-found': 404, 'return-moved-on': 409 } as const;

export const returnsContract = contract({
  'POST /api/orders/:number/returns/': {
    summary: 'Asks to give goods of a delivered order back, within the days that the shop allows.',
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
    summary: 'Returns in one state, those that wait longest first; ended ones newest first. Follow `next`.',
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
    summary: 'Agrees that goods come back; the customer is told to send them.',
    access: admin,
    params: ofReturn,
    body: Type.Object({ answer: Type.Optional(OptionalText({ maximum: 500 })) }),
    reply: StaffReturn,
    refusals: decided,
  },
  'POST /api/admin/returns/:id/refuse/': {
    summary: 'Refuses a return, before the goods come or after they were seen, with a sentence for the customer.',
    access: admin,
    params: ofReturn,
    body: Type.Object({ answer: NonEmptyText({ maximum: 500 }) }),
    reply: StaffReturn,
    refusals: decided,
  },
  'POST /api/admin/returns/:id/receive/': {
    summary: 'The goods are in: they go back onto the shelf or not, and their money goes back.',
    access: admin,
    params: ofReturn,
    body: Type.Object({
      restock: Type.Boolean(),
      /** Onto the shelf of which location; of the first one when it is left out. */
      location_id: Type.Optional(Id()),
      method: Type.Enum([...refundWays]),
      /** Whole toman, at most what the pieces cost; that when it is left out. */
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
