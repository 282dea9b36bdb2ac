import { handleCallback } from './order-payments.service.ts';
import type { FastifyInstance } from 'fastify';
import { callbackPath } from '#features/payments/payments.rules.ts';
import { offeredPaymentMethod } from '#features/payments/server/payment-methods.service.ts';
import type { Shop } from '#platform/shop.ts';

interface Callback {
  readonly Params: { readonly method: string };
  readonly Querystring: Record<string, unknown>;
}

/** What a gateway calls an attempt is printable and short; anything else was not sent by one. */
const authorityForm = /^[\x21-\x7e]{1,100}$/;

/** Answers the browsers that a gateway sends back: settles the payment and shows what came of it. */
export function servePaymentCallbacks(app: FastifyInstance, shop: Shop): void {
  app.get<Callback>(callbackPath(':method'), async (request, reply) => {
    const method = await offeredPaymentMethod(shop, request.params.method);
    const heard = method?.readCallback(request.query) ?? null;
    const outcome =
      method === null || heard === null || !authorityForm.test(heard.authority)
        ? null
        : await handleCallback(shop, { method: method.code, ...heard });
    const page = outcome?.paid === true ? '/payment-success' : '/payment-failed';
    const why = outcome?.paid === false && heard?.why !== undefined ? `&why=${heard.why}` : '';
    const query = outcome === null ? '' : `?order=${outcome.orderNumber}${why}`;
    return reply.header('cache-control', 'no-store').redirect(`${page}${query}`, 302);
  });
}
