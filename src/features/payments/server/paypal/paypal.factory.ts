import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Shop } from '#platform/shop.ts';
import { pathOf } from '../payments.factory.ts';
import { serveDemoPaypal } from '#demo/gateways/paypal/demo-paypal.ts';
import type { DemoPaypalLedger } from '#demo/gateways/paypal/demo-paypal-ledger.ts';

/** PayPal's demo gateway, listening at the URL that a shop with this environment expects. */
export interface ReadyPaypal {
  readonly environment: Record<'PUBLIC_URL' | 'PORT', string>;
  readonly url: string;
  readonly ledger: DemoPaypalLedger;
  /** Returns its page at a URL. */
  readonly page: (address: string) => Promise<{ status: number; text: string }>;
  /** Approves or leaves the page like a buyer; returns where the browser is redirected. */
  readonly choose: (address: string, choice: 'pay' | 'leave') => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts the demo PayPal for tests. */
export async function paypalReady(): Promise<ReadyPaypal> {
  const app = Fastify({ forceCloseConnections: true });
  const publicUrl = 'http://shop.test';
  const shop = { config: { publicUrl } } as Shop;
  const ledger = serveDemoPaypal(app, shop);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    environment: { PUBLIC_URL: publicUrl, PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    ledger,
    page: async (address) => {
      const answer = await app.inject({ url: pathOf(shop, address) });
      return { status: answer.statusCode, text: answer.body };
    },
    choose: async (address, choice) => {
      const answer = await app.inject({
        method: 'POST',
        url: pathOf(shop, address),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `choice=${choice}`,
      });
      return String(answer.headers.location);
    },
    close: () => app.close(),
  };
}
