import type { Config } from '#platform/config.ts';
import { ownAddress } from '../own-address.ts';

/** The path of the demo PayPal on the shop's server. */
export const demoPaypalPath = '/dev/paypal';

/** The app credentials that the demo gateway accepts. */
export const demoPaypalApp = { clientId: 'demo-shop', secret: 'demo-secret' } as const;

/** A merchant's app at PayPal, and its URLs. */
export interface PaypalAccount {
  readonly clientId: string;
  readonly secret: string;
  /** The base URL of its API, before `/v1` and `/v2`. */
  readonly calls: string;
  /** The URL on which buyers approve an order, before its id. */
  readonly approve: string;
}

/** Returns the shop's PayPal account; in a demo without one, that of the demo gateway, which has the same protocol; otherwise null. */
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
