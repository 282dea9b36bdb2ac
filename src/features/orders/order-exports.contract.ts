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
  name: Type.String({ description: 'In Persian, as it was ordered.' }),
  quantity: Type.Integer(),
  returned_count: Type.Integer({ description: 'How many of its pieces have come back.' }),
  list_price: Type.Integer({ description: 'Of a piece, before the price rule and flash sales.' }),
  unit_price: Type.Integer({ description: 'What was charged a piece.' }),
  discount_total: Type.Integer({ description: 'The share of the line in the coupon.' }),
  vat_total: Type.Integer({ description: 'The tax that its total contains.' }),
  total: Type.Integer(),
});

/** A line of an export of orders: sums and goods, of where it went the city alone, and nobody's name. */
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
  vat_total: Type.Integer({ description: 'The tax that the total contains.' }),
  total: Type.Integer(),
  refunded_total: Type.Integer({ description: 'What has gone back, or is on its way back.' }),
  metadata: Metadata,
  lines: Type.Array(ExportedOrderLine),
});
export type ExportedOrder = Static<typeof ExportedOrder>;

export const orderExportsContract = contract({
  'POST /api/admin/orders/exports/': {
    ...beginsJob,
    summary:
      'Writes orders with their lines to a file, as a job: an `ExportedOrder` a line, the newest first, however many there are.',
    access: ordersStaff,
    body: WantedOrders,
    resultRow: ExportedOrder,
    refusals: jobRefusals,
  },
});
