import type { Config } from '#platform/config.ts';
import { ownAddress } from './own-address.ts';

/** Where the demo gateways stand on their server. */
export const demoGatewayPath = '/dev/gateway';

/** Where a shop reaches the demo gateways, for its calls and for its customers' browsers; null where it has none. */
export function demoGatewayAddress(config: Config): { readonly calls: string; readonly pages: string } | null {
  if (config.mode !== 'demo') return null;
  const { demoGatewayUrl } = config;
  if (demoGatewayUrl !== undefined)
    return { calls: `${demoGatewayUrl}${demoGatewayPath}`, pages: `${demoGatewayUrl}${demoGatewayPath}` };
  return { calls: `${ownAddress(config)}${demoGatewayPath}`, pages: `${config.publicUrl}${demoGatewayPath}` };
}
