import Fastify from 'fastify';
import { pathOf, standInReady } from '#features/payments/server/payments.factory.ts';
import type { Shop } from '#platform/shop.ts';
import { servePaymentCallbacks } from './payment-callbacks.ts';

/** The stand-in gateway and the shop's callbacks, reached without a network. */
export interface ReadyGateway {
  /** What the gateway's page answers to a browser. */
  readonly visit: (address: string) => Promise<{ status: number; text: string; policy: string }>;
  /** A customer who pays on the gateway's page, or leaves it; where the browser is sent then. */
  readonly choose: (payAddress: string, choice: 'pay' | 'leave') => Promise<string>;
  /** The browser coming back; where the shop sends it. */
  readonly comeBack: (callback: string) => Promise<string>;
  /** Lets the gateway answer nobody, until it is told otherwise. */
  readonly fallSilent: (silent: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Sets up the stand-in gateway for the tests of a shop. */
export async function gatewayReady(shop: Shop): Promise<ReadyGateway> {
  const app = Fastify();
  const { fallSilent } = standInReady(app, shop);
  servePaymentCallbacks(app, shop);
  await app.ready();
  return {
    visit: async (address) => {
      const answer = await app.inject({ method: 'GET', url: pathOf(shop, address) });
      return { status: answer.statusCode, text: answer.body, policy: String(answer.headers['content-security-policy']) };
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
    comeBack: async (callback) => String((await app.inject({ method: 'GET', url: pathOf(shop, callback) })).headers.location),
    fallSilent,
    close: () => app.close(),
  };
}
