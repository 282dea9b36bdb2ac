import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './test-postgres.ts';

const { env: given } = process;
const root = path.resolve(import.meta.dirname, '../../..');

/** Caddy with the shop's Caddyfile, in front of some of its processes and without TLS. */
export interface TestProxy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the Caddy on the PATH, as installed from the distribution's packages. */
export async function startTestProxy(processes: readonly string[]): Promise<TestProxy> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'caddy-'));
  const address = `http://127.0.0.1:${await freePort()}`;
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    cwd: root,
    env: {
      ...{ PATH: given['PATH'], HOME: home, SHOP_HOST: address, SHOP_PROCESSES: processes.join(' ') },
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  for (let tries = 0; ; tries += 1) {
    if (await fetch(address).then(Boolean, () => false)) break;
    if (tries > 100) throw new Error('Caddy does not answer.');
    await delay(100);
  }
  return {
    address,
    stop: async () => {
      child.kill();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
