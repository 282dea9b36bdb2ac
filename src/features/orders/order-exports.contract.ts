import { Type, type Static } from 'typebox';
import { beginsJob, jobRefusals } from '#features/jobs/jobs.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Metadata } from '#shared/contract/metadata.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { lineCodeFields } from './line-codes.contract.ts';
import { ordersStaff, WantedOrders } from './orders-admin.contract.ts';
import { OrderStateName } from './orders.contract.ts';

const Moment = Type.String({ format: 'date-time' });

const ExportedOrderLine = Type.Object({
  variant_id: Type.Integer(),
  product_id: Type.Integer(),
  seller_id: Type.Integer(),
  ...lineCodeFields,
  name: Type.String({ description: 'In Persian, as ordered.' }),
  quantity: Type.Integer(),
  returned_count: Type.Integer({ description: 'How many of its pieces have been returned.' }),
  list_price: Type.Integer({ description: 'The price of a piece before the price rule and flash sales.' }),
  unit_price: Type.Integer({ description: 'The price charged for a piece.' }),
  discount_total: Type.Integer({ description: "The line's share of the coupon's discount." }),
  vat_total: Type.Integer({ description: 'The tax contained in its total.' }),
  total: Type.Integer(),
});

/** A row of an order export: totals and lines, only the city of the address, and no names. */
export const ExportedOrder = Type.Object({
  number: Type.String(),
  status: OrderStateName,
  placed_at: Moment,
  paid_at: Nullable(Moment),
  customer_id: Type.Integer(),
  payment_method: Type.String(),
  coupon_code: Nullable(Type.String()),
  province: Type.String(),
  city: Type.String(),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  vat_total: Type.Integer({ description: 'The tax contained in the total.' }),
  total: Type.Integer(),
  refunded_total: Type.Integer({ description: 'What has been refunded or is being refunded.' }),
  metadata: Metadata,
  lines: Type.Array(ExportedOrderLine),
});
export type ExportedOrder = Static<typeof ExportedOrder>;

export const orderExportsContract = contract({
  'POST /api/admin/orders/exports/': {
    ...beginsJob,
    summary: 'Starts a job that exports all orders with their lines, newest first, as one `ExportedOrder` a line.',
    access: ordersStaff,
    body: WantedOrders,
    resultRow: ExportedOrder,
    refusals: jobRefusals,
  },
});
