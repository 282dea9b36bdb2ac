import type { Config } from '#platform/config.ts';

/** Returns the local URL of this process, since its public URL may lead through a proxy. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
