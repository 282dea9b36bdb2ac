import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Day, Id, NonEmptyText, WholeNumber } from '#shared/contract/fields.ts';
import { goesOn, After, endsHere, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { OrderLanguage, orderPaymentMethods, OrderStateName } from './orders.contract.ts';

/** The staff roles with access to orders. */
export const ordersStaff = { staff: ['owner', 'manager', 'support'] } as const;
/** An order number in the staff's calls. */
export const StaffOrderNumber = Type.String({ minLength: 1, maxLength: 20 });

/** The order of a payment or refund. */
export const OrderOfMoney = Type.Object({ id: Type.Integer(), number: Type.String() });

/** The order filter of a list. */
export const OfOrder = Type.Object({
  order_number: Type.Optional(StaffOrderNumber),
  order_id: Type.Optional(Id()),
});
export type OfOrder = Static<typeof OfOrder>;

/** Sort orders of the staff's list; `-` for descending. Newest first by default. */
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
  customer: Type.String({ description: 'The full name of the recipient' }),
  phone: Type.String(),
  city: Type.String(),
  item_count: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});
export type StaffOrder = Static<typeof StaffOrder>;

/** The filter of the orders. */
export const WantedOrders = Type.Object({
  status: Type.Optional(OrderStateName),
  payment: Type.Optional(Type.Enum([...orderPaymentMethods])),
  paid: Type.Optional(Type.Boolean()),
  /** Whether a gateway reports another amount than the order's. */
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
      'Lists orders by status, payment, day and text (number, phone, name), newest first or as sorted; follow `next`. With `updated_since`, those whose order, parcels, payments, refunds or returns have changed since, oldest change first.',
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
    summary: 'Exports all orders that match the filters as a file for Excel, newest first.',
    access: ordersStaff,
    query: WantedOrders,
    download: 'text/csv; charset=utf-8',
    reply: Type.String({ description: 'CSV in UTF-8, one line for each order' }),
  },
  'GET /api/admin/orders/counts/': {
    summary: 'Counts the orders in each status that is not final.',
    access: ordersStaff,
    reply: Type.Object({
      data: Type.Array(Type.Object({ status: OrderStateName, count: Type.Integer() })),
      ...endsHere,
    }),
  },
});
