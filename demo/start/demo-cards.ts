import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newSecret, type Config } from '#platform/config.ts';
import type { CardProviderOrder, CardProviderReady } from './card-provider.ts';

/** Milliseconds after which a demo opens without its card provider. */
const patienceMilliseconds = 10_000;

/**
 * Starts the demo card provider for a demo that has no real one, in a process and at an origin of its own, and returns the configuration that
 * includes it. It exits with the shop, however the shop ends.
 */
export async function withDemoCards(config: Config): Promise<Config> {
  if (config.mode !== 'demo' || config.cardProvider !== undefined) return config;
  const fromSources = import.meta.url.endsWith('.ts');
  const child = fork(
    fileURLToPath(new URL(fromSources ? './card-provider.ts' : './card-provider.js', import.meta.url)),
    [],
    {
      execArgv: fromSources ? ['--import', 'tsx'] : [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  const key = newSecret();
  const publicKey = `pk_${newSecret()}`;
  const port = await new Promise<number | null>((resolve) => {
    const giveUp = setTimeout(resolve, patienceMilliseconds, null);
    const settle = (found: number | null) => {
      clearTimeout(giveUp);
      resolve(found);
    };
    child.once('message', (message) => settle((message as CardProviderReady).port));
    child.once('error', () => settle(null));
    child.once('exit', () => settle(null));
    child.send(
      { host: config.host, port: config.port === 0 ? 0 : config.port + 1, key, publicKey } satisfies CardProviderOrder,
      () => undefined,
    );
  });
  if (port === null) {
    child.kill();
    return config;
  }
  // Neither the child nor its channel prevents the shop's process from exiting.
  child.unref();
  child.channel?.unref();
  const reachable = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  return {
    ...config,
    cardProvider: {
      url: `http://${reachable}:${port}`,
      browserUrl: browserAddress(config, port),
      key,
      publicKey,
      isDemo: true,
    },
  };
}

/** Uses the shop's public hostname, so that other devices on the same network can reach it too. */
function browserAddress(config: Config, port: number): string {
  const { hostname } = new URL(config.publicUrl);
  return `http://${hostname}:${port}`;
}
