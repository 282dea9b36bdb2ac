import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newSecret, type Config } from '#platform/config.ts';
import type { CardProviderOrder, CardProviderReady } from './card-provider.ts';

/** A demo that waits longer for its card provider opens without it. */
const patienceMilliseconds = 10_000;

/**
 * Starts the demo card provider beside a demo that has no real one, in a process and at an origin of its own, and
 * answers the configuration with it. It ends with the shop, however that ends.
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
  // The shop neither waits for it to end nor is kept up by it.
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

/** Under the name by which the shop is known, so that another device of the same network reaches it too. */
function browserAddress(config: Config, port: number): string {
  const { hostname } = new URL(config.publicUrl);
  return `http://${hostname}:${port}`;
}
