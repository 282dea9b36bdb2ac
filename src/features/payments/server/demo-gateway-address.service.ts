import type { Config } from '#platform/config.ts';
import { ownAddress } from './own-address.ts';

/** The path of the demo gateways on their server. */
export const demoGatewayPath = '/dev/gateway';

/** Returns the URLs of the demo gateways for the shop's calls and for customers' browsers; null where it has none. */
export function demoGatewayAddress(config: Config): { readonly calls: string; readonly pages: string } | null {
  if (config.mode !== 'demo') return null;
  const { demoGatewayUrl } = config;
  if (demoGatewayUrl !== undefined)
    return { calls: `${demoGatewayUrl}${demoGatewayPath}`, pages: `${demoGatewayUrl}${demoGatewayPath}` };
  return { calls: `${ownAddress(config)}${demoGatewayPath}`, pages: `${config.publicUrl}${demoGatewayPath}` };
}
