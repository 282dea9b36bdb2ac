import type { FastifyInstance } from 'fastify';
import { callbackPath } from '#features/payments/payments.rules.ts';
import type { Shop } from '#platform/shop.ts';
import { hearFromGateway } from './order-payment.service.ts';

/** Answers the browsers that a gateway sends back: settles the payment and shows what came of it. */
export function servePaymentCallbacks(app: FastifyInstance, shop: Shop): void {
  app.get<{ Querystring: Record<string, unknown> }>(callbackPath, async (request, reply) => {
    const { Authority: authority, Status: status } = request.query;
    const outcome =
      typeof authority === 'string' && authority.length <= 100
        ? await hearFromGateway(shop, { method: 'online', authority, saysPaid: status === 'OK' })
        : null;
    const page = outcome?.paid === true ? '/payment-success' : '/payment-failed';
    const query = outcome === null ? '' : `?order=${outcome.orderNumber}`;
    return reply.header('cache-control', 'no-store').redirect(`${page}${query}`, 302);
  });
}
