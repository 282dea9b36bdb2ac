import { Type, type Static } from 'typebox';
import { ForeignPaid } from '#features/payments/paying-terms.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { OrderAddress, OrderDetail, orderStates, paymentMethods } from './orders.contract.ts';
import { refundWays, ShownRefund } from '#features/refunds/refunds.contract.ts';

const desk = { staff: ['owner', 'manager', 'support'] } as const;
const State = Type.Enum([...orderStates]);
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: "A day of Tehran's, 2026-11-21" });
const OrderNumber = Type.String({ minLength: 1, maxLength: 20 });

/** By what the staff's list can be sorted; `-` from the greatest down. As delivered the newest come first. */
export const orderSorts = ['placed', '-placed', 'total', '-total'] as const;
export type OrderSort = (typeof orderSorts)[number];

const StaffOrder = Type.Object({
  number: Type.String(),
  status: State,
  total: Type.Integer(),
  payment_method: Type.String(),
  paid: Type.Boolean(),
  placed_at: Type.String({ format: 'date-time' }),
  customer: Type.String({ description: 'The full name that it is sent to' }),
  phone: Type.String(),
  city: Type.String(),
  item_count: Type.Integer(),
});
export type StaffOrder = Static<typeof StaffOrder>;

const StaffOrderDetail = Type.Object({
  ...Type.Omit(OrderDetail, ['steps', 'can', 'refunds']).properties,
  customer: Type.Object({ id: Type.Integer(), username: Type.String(), phone: Type.String() }),
  tracking_code: Nullable(Type.String()),
  staff_note: Nullable(Type.String()),
  steps: Type.Array(
    Type.Object({
      status: State,
      at: Type.String({ format: 'date-time' }),
      /** What moved it: `customer`, `payment`, `hold-ended`, `staff`. */
      cause: Type.String(),
      by: Nullable(Type.String({ description: 'Who of the staff moved it' })),
    }),
  ),
  payments: Type.Array(
    Type.Object({
      method: Type.String(),
      state: Type.String(),
      amount: Type.Integer(),
      reference: Nullable(Type.String()),
      card_mask: Nullable(Type.String()),
      at: Type.String(),
      said: Nullable(Type.String({ description: 'What the gateway last said of it, in a sentence' })),
      disputed: Type.Boolean(),
      foreign: Nullable(ForeignPaid),
    }),
  ),
  refunds: Type.Array(
    Type.Object({
      ...ShownRefund.properties,
      by: Nullable(Type.String({ description: 'Who of the staff gave it' })),
      failure: Nullable(
        Type.String({ description: 'Why the gateway did not give it back; `silent` when it never said' }),
      ),
    }),
  ),
  /** Of what was paid, what can still go back. */
  refundable: Type.Integer(),
  /** What the staff can make of it now. */
  can: Type.Object({
    become: Type.Array(State),
    cancel: Type.Boolean(),
    return: Type.Boolean(),
    refund: Type.Boolean(),
    have_invoice: Type.Boolean(),
    /** Whether what was paid can go back the way it came; else it becomes store credit. */
    be_paid_back: Type.Boolean(),
  }),
});
export type StaffOrderDetail = Static<typeof StaffOrderDetail>;

/** Which orders are wanted. */
const Wanted = Type.Object({
  state: Type.Optional(State),
  payment: Type.Optional(Type.Enum([...paymentMethods])),
  /** `disputed`: a gateway names another sum than the order has. */
  paid: Type.Optional(Type.Enum(['yes', 'no', 'disputed'])),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  days: Type.Optional(WholeNumber({ minimum: 1, maximum: 366 })),
  q: Type.Optional(NonEmptyText({ maximum: 60 })),
  customer_id: Type.Optional(WholeNumber({ minimum: 1 })),
});
const ofOrder = Type.Object({ number: OrderNumber });
const RefundWay = Type.Enum([...refundWays]);
/** Why an order ends, and where what was paid goes: as credit when nothing is said. */
const ending = Type.Object({ reason: NonEmptyText({ maximum: 300 }), refund_way: Type.Optional(RefundWay) });
const endRefusals = { 'order-not-found': 404, 'order-moved-on': 409 } as const;

export const staffOrdersContract = contract({
  'GET /api/admin/orders/': {
    summary: 'Orders by state, payment, day and text (number, phone, name), newest first or as sorted; follow `next`.',
    access: desk,
    query: Type.Object({
      ...Wanted.properties,
      sort: Type.Optional(Type.Enum([...orderSorts])),
      after: Type.Optional(Type.String({ maxLength: 40 })),
      page_size: Type.Optional(WholeNumber({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({ data: Type.Array(StaffOrder), next: Nullable(Type.String()) }),
  },
  'GET /api/admin/orders/export.csv': {
    summary: 'The same orders, all of them, as a file for Excel, newest first.',
    access: desk,
    query: Wanted,
    download: 'text/csv; charset=utf-8',
    reply: Type.String({ description: 'CSV in UTF-8, a line for each order' }),
  },
  'GET /api/admin/orders/counts/': {
    summary: 'How many orders stand in each state that is still on its way.',
    access: desk,
    reply: Type.Object({ data: Type.Array(Type.Object({ status: State, count: Type.Integer() })) }),
  },
  'GET /api/admin/orders/:number/': {
    summary: 'Everything about an order, with who moved it and what can be made of it.',
    access: desk,
    params: ofOrder,
    reply: StaffOrderDetail,
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/admin/orders/move/': {
    summary:
      'Moves up to a hundred orders one step along their way; those that stand elsewhere by now are left and named.',
    access: desk,
    body: Type.Object({ numbers: Type.Array(OrderNumber, { minItems: 1, maxItems: 100 }), to: State }),
    reply: Type.Object({ moved: Type.Array(Type.String()), left: Type.Array(Type.String()) }),
    refusals: { 'not-a-step': 400 },
  },
  'PATCH /api/admin/orders/:number/': {
    summary: "Keeps the carrier's code for an order, which the customer sees, and the staff's own note.",
    access: desk,
    params: ofOrder,
    body: Type.Object({
      tracking_code: Type.Optional(OptionalText({ maximum: 60 })),
      staff_note: Type.Optional(OptionalText({ maximum: 1_000 })),
    }),
    reply: StaffOrderDetail,
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/admin/orders/:number/dealt-with/': {
    summary:
      'Ends payments of an order of which a gateway names another sum, when somebody has cleared them with the gateway.',
    access: { staff: ['owner', 'manager'] },
    params: ofOrder,
    body: Type.Object({}),
    reply: StaffOrderDetail,
    refusals: endRefusals,
  },
  'POST /api/admin/orders/:number/cancel/': {
    summary: 'Cancels an order before it is sent: its pieces can be had again, and what was paid goes back.',
    access: desk,
    params: ofOrder,
    body: ending,
    reply: StaffOrderDetail,
    refusals: endRefusals,
  },
  'POST /api/admin/orders/:number/return/': {
    summary: 'Takes a delivered order back: its pieces are on the shelf again, and what was paid goes back.',
    access: desk,
    params: ofOrder,
    body: ending,
    reply: StaffOrderDetail,
    refusals: endRefusals,
  },
  'POST /api/admin/orders/:number/refund/': {
    summary:
      'Gives back a part of what was paid for an order, or all of it: an amount, or what some pieces of it cost. Under one key once.',
    access: { staff: ['owner', 'manager'] },
    headers: Type.Object({ 'idempotency-key': Type.String({ minLength: 8, maxLength: 100 }) }),
    params: ofOrder,
    body: Type.Object({
      way: RefundWay,
      reason: NonEmptyText({ maximum: 300 }),
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'Whole toman' })),
      lines: Type.Optional(
        Type.Array(
          Type.Object({
            position: WholeNumber({ maximum: 1_000 }),
            quantity: WholeNumber({ minimum: 1, maximum: 10_000 }),
          }),
          { minItems: 1, maxItems: 100 },
        ),
      ),
    }),
    reply: StaffOrderDetail,
    refusals: { 'order-not-found': 404, 'nothing-to-refund': 409, 'refund-too-much': 409, 'refund-of-what': 400 },
  },
  'POST /api/admin/orders/packing/': {
    summary: 'What to pack for up to a hundred orders: to whom, and how many of what.',
    access: desk,
    body: Type.Object({ numbers: Type.Array(OrderNumber, { minItems: 1, maxItems: 100 }) }),
    reply: Type.Object({
      data: Type.Array(
        Type.Object({
          number: Type.String(),
          address: OrderAddress,
          shipping: Type.String(),
          /** What is still to be paid when it is handed over. */
          due: Type.Integer(),
          lines: Type.Array(
            Type.Object({ name: Type.String(), variant: Nullable(Type.String()), quantity: Type.Integer() }),
          ),
        }),
      ),
    }),
  },
});
