import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort, unprivilegedAccount } from './test-postgres.ts';

/** PgBouncer in front of the tests' PostgreSQL, with its package's defaults except the mode: few connections, shared per transaction. */
export interface TestPooler {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts the PgBouncer on the PATH, as installed from the distribution's packages. */
export async function startTestPooler(adminUrl: string): Promise<TestPooler> {
  const { hostname, port: serverPort, username } = new URL(adminUrl);
  const account = process.getuid?.() === 0 ? await unprivilegedAccount() : {};
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-pooler-'));
  const port = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(path.join(folder, 'users.txt'), `"${username}" ""\n`);
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${path.join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      // Fewer than the shop opens, so that two transactions of one connection use two of the server's.
      'default_pool_size = 3',
    ].join('\n'),
  );
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  const pooler = spawn('pgbouncer', ['-q', settings], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(pooler, 'exit');
  const address = new URL(adminUrl);
  address.port = String(port);
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(address.href);
    const found = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (found) break;
    if (tries > 50) throw new Error('PgBouncer does not answer.');
    await delay(100);
  }
  return {
    port,
    async stop() {
      pooler.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
