import Fastify from 'fastify';
import { pathOf, demoGatewaysReady, type ReadyDemoGateways } from '#features/payments/server/payments.factory.ts';
import type { Choice } from '#demo/gateways/demo-gateway-page.ts';
import type { Shop } from '#platform/shop.ts';
import { servePaymentCallbacks } from './payment-callbacks.ts';

/** The demo gateways and the shop's callbacks, reached without a network. */
export interface ReadyGateway extends ReadyDemoGateways {
  /** What the gateway's page answers to a browser. */
  readonly visit: (address: string) => Promise<{ status: number; text: string; policy: string }>;
  /** What a customer does on the gateway's page; where the browser is sent then, `undefined` when it is left there. */
  readonly choose: (payAddress: string, choice: Choice) => Promise<string>;
  /** The browser coming back; where the shop sends it. */
  readonly comeBack: (callback: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Sets up the demo gateways for the tests of a shop. */
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
