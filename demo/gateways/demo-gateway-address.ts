import type { Config } from '#platform/config.ts';
import { ownAddress } from '#features/payments/server/own-address.ts';

/** Where the stand-in gateways stand on their server. */
export const standInPath = '/dev/gateway';

/** Where a shop reaches the stand-in gateways, for its calls and for its customers' browsers; null where it has none. */
export function standInAddress(config: Config): { readonly calls: string; readonly pages: string } | null {
  if (config.mode !== 'demo') return null;
  const { standInUrl } = config;
  if (standInUrl !== undefined) return { calls: `${standInUrl}${standInPath}`, pages: `${standInUrl}${standInPath}` };
  return { calls: `${ownAddress(config)}${standInPath}`, pages: `${config.publicUrl}${standInPath}` };
}
