import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Day, Id, NonEmptyText, WholeNumber } from '#shared/contract/fields.ts';
import { goesOn, After, endsHere, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { OrderLanguage, orderPaymentMethods, OrderStateName } from './orders.contract.ts';

/** Whose work orders are. */
export const ordersStaff = { staff: ['owner', 'manager', 'support'] } as const;
/** An order as the staff's calls name it. */
export const StaffOrderNumber = Type.String({ minLength: 1, maxLength: 20 });

/** The order that money is about. */
export const OrderOfMoney = Type.Object({ id: Type.Integer(), number: Type.String() });

/** Of which order the rows of a list are wanted. */
export const OfOrder = Type.Object({
  order_number: Type.Optional(StaffOrderNumber),
  order_id: Type.Optional(Id()),
});
export type OfOrder = Static<typeof OfOrder>;

/** By what the staff's list can be sorted; `-` from the greatest down. As delivered the newest come first. */
export const orderSorts = ['newest', 'oldest', 'total-asc', 'total-desc'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const StaffOrder = Type.Object({
  number: Type.String(),
  status: OrderStateName,
  total: Type.Integer(),
  payment_method: Type.String(),
  paid: Type.Boolean(),
  placed_at: Type.String({ format: 'date-time' }),
  language: OrderLanguage,
  customer: Type.String({ description: 'The full name that it is sent to' }),
  phone: Type.String(),
  city: Type.String(),
  item_count: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});
export type StaffOrder = Static<typeof StaffOrder>;

/** Which orders are wanted. */
export const WantedOrders = Type.Object({
  status: Type.Optional(OrderStateName),
  payment: Type.Optional(Type.Enum([...orderPaymentMethods])),
  paid: Type.Optional(Type.Boolean()),
  /** Whether a gateway names another sum than the order has. */
  disputed: Type.Optional(Type.Boolean()),
  placed_from: Type.Optional(Day()),
  placed_to: Type.Optional(Day()),
  days: Type.Optional(WholeNumber({ minimum: 1, maximum: 366 })),
  q: Type.Optional(NonEmptyText({ maximum: 60 })),
  customer_id: Type.Optional(WholeNumber({ minimum: 1 })),
});
export type WantedOrders = Static<typeof WantedOrders>;
export const staffOrdersContract = contract({
  'GET /api/admin/orders/': {
    summary:
      'Orders by status, payment, day and text (number, phone, name), newest first or as sorted; follow `next`. With `updated_since` what has changed, oldest change first: the order itself, its parcels, payments, refunds or returns.',
    access: ordersStaff,
    query: Type.Object({
      ...WantedOrders.properties,
      updated_since: UpdatedSince(),
      sort: Type.Optional(Type.Enum([...orderSorts])),
      after: After(),
      page_size: PageSize(),
    }),
    reply: Type.Object({ data: Type.Array(StaffOrder), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/orders/export.csv': {
    summary: 'The same orders, all of them, as a file for Excel, newest first.',
    access: ordersStaff,
    query: WantedOrders,
    download: 'text/csv; charset=utf-8',
    reply: Type.String({ description: 'CSV in UTF-8, a line for each order' }),
  },
  'GET /api/admin/orders/counts/': {
    summary: 'How many orders stand in each state that is still on its way.',
    access: ordersStaff,
    reply: Type.Object({
      data: Type.Array(Type.Object({ status: OrderStateName, count: Type.Integer() })),
      ...endsHere,
    }),
  },
});
