import { Type } from 'typebox';
import { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { OrderNumber } from '#features/orders/orders.contract.ts';
import { refundWays } from '#features/refunds/refunds.contract.ts';
import { contract } from '#shared/contract/contract.ts';

export const cancellationsContract = contract({
  'POST /api/orders/:number/cancel/': {
    summary: 'Cancels an order while that is allowed, and releases its stock.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({
      refund_method: Type.Optional(
        Type.Enum([...refundWays], { description: 'Where the refund goes; store credit by default' }),
      ),
    }),
    reply: OrderDetail,
    idempotency: 'optional',
    refusals: { 'order-not-found': 404, 'order-not-cancellable': 409 },
  },
});
