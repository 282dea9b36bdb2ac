import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config.ts';
import { startJobs, type RunningJobs } from '#platform/jobs/jobs.ts';
import { openShop, type OpenShop } from '#platform/open-shop.ts';
import { readFacetsAhead } from '#features/listings/server/facets.service.ts';
import { followBrand } from '#features/appearance/server/appearance.service.ts';
import { firstOwnerLink } from '#features/staff/server/first-owner.service.ts';
import { requireWayToPay } from '#features/payments/server/payment-methods.service.ts';
import type { Shop } from '#platform/shop.ts';
import { demoFlashSalesJob } from '#demo/fill/demo-flash-sales.ts';
import { jobs } from '../jobs.ts';
import { acceptSeveral } from './accept-several.ts';
import { answerBackups } from './backup-socket.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { configOrExit, exitWith } from './in-words.ts';
import { directDatabase, embeddedTemplate } from './program-database.ts';
import { openForTrade } from './first-opening.ts';
import { buildServer, waitingConnections } from './serve.ts';
import { followConnections, onStopSignal } from './stopping.ts';
import { withDemoCards } from '#demo/start/demo-cards.ts';

/** The tasks of one process of the shop. */
interface Tasks {
  readonly serves: 'everything' | 'calls' | 'nothing';
  readonly works: boolean;
  /** Whether the demo shop must be seeded before anything is served. */
  readonly wantsFilling?: (shop: Shop) => Promise<boolean>;
  /** Called when the shop is ready. */
  readonly announce: (shop: Shop, address: string) => Promise<void> | void;
}

/** Starts a process of the shop and stops it gracefully on SIGTERM or SIGINT: requests in flight finish. */
export async function startProcess(tasks: Tasks): Promise<void> {
  collectGarbageAlone();
  const requested = configOrExit();
  const config = tasks.serves === 'nothing' ? directDatabase(requested) : await withDemoCards(requested);
  if (tasks.serves !== 'nothing') await requireFreePort(config).catch(exitWith);
  const opened = await openFilledShop(config, tasks).catch(exitWith);
  const { shop } = opened;
  let app: FastifyInstance | undefined;
  let acceptNoMore: (() => void) | undefined;
  let connections: ReturnType<typeof followConnections> | undefined;
  let running: Promise<RunningJobs> | undefined;
  let leaveBackups: (() => Promise<void>) | undefined;
  const stop = async () => {
    acceptNoMore?.();
    // A stop while the jobs are still starting waits for them: their database must not close before they end.
    await Promise.all([app?.close(), connections?.release(), leaveBackups?.(), running?.then((jobs) => jobs.stop())]);
    await opened.close();
  };
  onStopSignal(stop, (error) => {
    shop.log.error({ err: error }, 'the shop did not stop in order');
  });
  try {
    await openForTrade(shop);
    await followBrand(shop);
    await requireWayToPay(shop);
    if (tasks.serves !== 'nothing') {
      app = await buildServer(shop, { pages: tasks.serves === 'everything', callsAhead: true });
      connections = followConnections(app.server);
      await app.listen({ host: config.host, port: config.port, backlog: waitingConnections });
      acceptNoMore = await acceptSeveral(app.server, waitingConnections);
    }
    if (config.databaseUrl === undefined)
      leaveBackups = await answerBackups(config.dataDir, (request) => makeBackup(shop, request));
    await tasks.announce(shop, addressOf(app, config));
    if (tasks.serves !== 'nothing') void readFacetsAhead(shop);
    if (tasks.serves === 'everything' && config.mode === 'production') await inviteFirstOwner(shop);
    if (tasks.works) await (running = startJobs(shop, opened.events, [...jobs, demoFlashSalesJob]));
  } catch (error) {
    await stop().catch(() => undefined);
    exitWith(error);
  }
}

/** Reports an occupied port at once, before a demo is seeded for most of a minute. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  if (port === 0) return;
  const probe = net.createServer();
  probe.listen({ host, port, exclusive: true });
  await once(probe, 'listening').catch((thrown: unknown) => {
    const error = thrown as NodeJS.ErrnoException;
    // An unresolvable name is reported like an address that this machine does not have.
    throw error.syscall === 'getaddrinfo' ? Object.assign(error, { code: 'EADDRNOTAVAIL' }) : error;
  });
  probe.close();
  await once(probe, 'close');
}

/**
 * On two processors the threads of the parallel scavenger mostly spin waiting for each other, and PostgreSQL lacks that CPU time: an uncached page
 * cost a fifth more in total. One thread is as fast.
 */
function collectGarbageAlone(): void {
  if (os.availableParallelism() <= 2) setFlagsFromString('--no-parallel-scavenge');
}

/** Opens the shop, seeded by a separate process if necessary. */
async function openFilledShop(config: Config, tasks: Tasks): Promise<OpenShop> {
  const options = { templateFile: embeddedTemplate };
  // The first start of a demo with an embedded database: opening it twice in this process would cost memory permanently.
  if (tasks.wantsFilling !== undefined && config.mode === 'demo' && !hasEmbeddedDatabase(config))
    await runBeside('fill');
  const opened = await openShop(config, options);
  if (!((await tasks.wantsFilling?.(opened.shop)) ?? false)) return opened;
  await opened.close();
  await runBeside('fill');
  return openShop(config, options);
}

/** Logs how to become the owner of a shop without one. */
async function inviteFirstOwner(shop: Shop): Promise<void> {
  const link = await firstOwnerLink(shop);
  if (link !== null)
    shop.log.warn({ link }, 'this shop has no owner yet: open the link once, within a day, to become it');
}

function hasEmbeddedDatabase(config: Config): boolean {
  return config.databaseUrl !== undefined || existsSync(path.join(config.dataDir, 'database'));
}

/** Runs another of the shop's processes to its end, from its sources if this one runs from them. */
async function runBeside(name: string): Promise<void> {
  const fromSources = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(fromSources ? `./${name}.ts` : `./${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [...(fromSources ? ['--import', 'tsx'] : []), file], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // When this process is stopped meanwhile, it ends the other: alone it would continue and lock the data folder.
  const takeAlong = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, takeAlong);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, takeAlong);
  if (code === null) throw new Error(`${name} was ended before its work was done.`);
  // It has printed its own message.
  if (code !== 0) process.exit(code);
}

function addressOf(app: FastifyInstance | undefined, config: Config): string {
  const address = app?.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://localhost:${port}`;
}
