import { handleCallback } from './order-payments.service.ts';
import type { FastifyInstance } from 'fastify';
import { callbackPath } from '#features/payments/payments.rules.ts';
import { offeredPaymentMethod } from '#features/payments/server/payment-methods.service.ts';
import { callerAddress } from '#platform/http/limits/caller-address.ts';
import { throughDoor } from '#platform/http/limits/doors.ts';
import type { Shop } from '#platform/shop.ts';

interface Callback {
  readonly Params: { readonly method: string };
  readonly Querystring: Record<string, unknown>;
}

/** A gateway's reference is printable and short; anything else is not from a gateway. */
const authorityForm = /^[\x21-\x7e]{1,100}$/;

/** Serves the callbacks of gateways: settles the payment and redirects to its outcome. */
export function servePaymentCallbacks(app: FastifyInstance, shop: Shop): void {
  app.get<Callback>(callbackPath(':method'), async (request, reply) => {
    const at = { kind: 'customer', address: callerAddress(request.ip) } as const;
    const page = await throughDoor(shop, at, () => settle(shop, request.params.method, request.query));
    return reply.header('cache-control', 'no-store').redirect(page, 302);
  });
}

/** Settles the payment of a gateway's callback; returns the page that displays the outcome. */
async function settle(shop: Shop, code: string, query: Record<string, unknown>): Promise<string> {
  const method = await offeredPaymentMethod(shop, code);
  const callback = method?.readCallback(query) ?? null;
  if (method === null || callback === null || !authorityForm.test(callback.authority)) return '/payment-failed';
  const outcome = await handleCallback(shop, { method: method.code, ...callback });
  if (outcome === null) return '/payment-failed';
  if (outcome.restDue) return `/my-order?order=${outcome.orderNumber}`;
  const page = outcome.paid ? '/payment-success' : '/payment-failed';
  const why = !outcome.paid && callback.why !== undefined ? `&why=${callback.why}` : '';
  return `${page}?order=${outcome.orderNumber}${why}`;
}
