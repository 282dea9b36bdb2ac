import type { Config } from '#platform/config.ts';

/** Where the stand-in gateways stand on their server. */
export const standInPath = '/dev/gateway';

/** Where a shop reaches the stand-in gateways, for its calls and for its customers' browsers; null where it has none. */
export function standInAddress(config: Config): { readonly calls: string; readonly pages: string } | null {
  if (config.mode !== 'demo') return null;
  const { standInUrl } = config;
  if (standInUrl !== undefined) return { calls: `${standInUrl}${standInPath}`, pages: `${standInUrl}${standInPath}` };
  return { calls: `${ownAddress(config)}${standInPath}`, pages: `${config.publicUrl}${standInPath}` };
}

/** Where this process answers itself: its public address may lead through a proxy. */
function ownAddress({ host, port }: Config): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
