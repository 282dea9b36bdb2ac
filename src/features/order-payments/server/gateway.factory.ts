import Fastify from 'fastify';
import { pathOf, demoGatewaysReady, type ReadyDemoGateways } from '#features/payments/server/payments.factory.ts';
import type { Choice } from '#demo/gateways/demo-gateway-page.ts';
import type { Shop } from '#platform/shop.ts';
import { servePaymentCallbacks } from './payment-callbacks.ts';

/** The demo gateways and the shop's callbacks, called without a network. */
export interface ReadyGateway extends ReadyDemoGateways {
  /** Returns the gateway page's response to a browser. */
  readonly visit: (address: string) => Promise<{ status: number; text: string; policy: string }>;
  /** Performs a customer's choice on the gateway's page; returns where the browser is redirected, `undefined` when it is not. */
  readonly choose: (payAddress: string, choice: Choice) => Promise<string>;
  /** Calls the shop's callback as the returning browser; returns the redirect. */
  readonly comeBack: (callback: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts the demo gateways for a shop's tests. */
export async function gatewayReady(shop: Shop): Promise<ReadyGateway> {
  const app = Fastify();
  const demoGateways = demoGatewaysReady(app, shop);
  servePaymentCallbacks(app, shop);
  await app.ready();
  return {
    ...demoGateways,
    visit: async (address) => {
      const answer = await app.inject({ method: 'GET', url: pathOf(shop, address) });
      return {
        status: answer.statusCode,
        text: answer.body,
        policy: String(answer.headers['content-security-policy']),
      };
    },
    choose: async (payAddress, choice) => {
      const answer = await app.inject({
        method: 'POST',
        url: pathOf(shop, payAddress),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `choice=${choice}`,
      });
      return String(answer.headers.location);
    },
    comeBack: async (callback) =>
      String((await app.inject({ method: 'GET', url: pathOf(shop, callback) })).headers.location),
    close: () => app.close(),
  };
}
