import { Type } from 'typebox';
import { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { OrderNumber } from '#features/orders/orders.contract.ts';
import { refundWays } from '#features/refunds/refunds.contract.ts';
import { contract } from '#shared/contract/contract.ts';

export const cancellationsContract = contract({
  'POST /api/orders/:number/cancel/': {
    summary: 'Cancels an order while that is allowed, and gives its stock back.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({
      refund_method: Type.Optional(
        Type.Enum([...refundWays], { description: 'Where what was paid goes; as delivered it becomes store credit' }),
      ),
    }),
    reply: OrderDetail,
    idempotency: 'optional',
    refusals: { 'order-not-found': 404, 'order-not-cancellable': 409 },
  },
});
