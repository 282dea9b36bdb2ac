import type { Config } from '#platform/config.ts';
import { ownAddress } from '../own-address.ts';

/** Where the demo PayPal stands beside the shop. */
export const demoPaypalPath = '/dev/paypal';

/** What the demo gateway takes for an app of its own. */
export const demoPaypalApp = { clientId: 'demo-shop', secret: 'demo-secret' } as const;

/** A merchant's app at PayPal, and where it is reached. */
export interface PaypalAccount {
  readonly clientId: string;
  readonly secret: string;
  /** Where its calls stand, before `/v1` and `/v2`. */
  readonly calls: string;
  /** Where buyers approve an order, before its id. */
  readonly approve: string;
}

/** The shop's account at PayPal; in a demo that has none, at the demo gateway by the same protocol; else none. */
export function paypalAccount(config: Config): PaypalAccount | null {
  if (config.paypal !== undefined) {
    const { clientId, secret, sandbox } = config.paypal;
    return {
      clientId,
      secret,
      calls: `https://api-m.${sandbox ? 'sandbox.' : ''}paypal.com`,
      approve: `https://www.${sandbox ? 'sandbox.' : ''}paypal.com/checkoutnow?token=`,
    };
  }
  if (config.mode !== 'demo') return null;
  return {
    ...demoPaypalApp,
    calls: `${ownAddress(config)}${demoPaypalPath}`,
    approve: `${config.publicUrl}${demoPaypalPath}/checkoutnow?token=`,
  };
}
