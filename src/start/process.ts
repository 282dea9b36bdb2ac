import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ConfigFaults, readConfig, type Config } from '#platform/config.ts';
import { startJobs, type RunningJobs } from '#platform/jobs.ts';
import { openShop } from '#platform/open-shop.ts';
import type { Shop } from '#platform/shop.ts';
import { jobs } from '../jobs.ts';
import { buildServer } from './serve.ts';

/** What one process of the shop does. */
interface Tasks {
  readonly serves: 'everything' | 'calls' | 'nothing';
  readonly works: boolean;
  /** Run after the database is migrated and before anything is served. */
  readonly fill?: (shop: Shop) => Promise<void>;
  /** Told when the shop answers. */
  readonly announce: (shop: Shop, address: string) => void;
}

/** Starts a process of the shop and stops it gracefully on SIGTERM or SIGINT: requests in flight finish. */
export async function startProcess(tasks: Tasks): Promise<void> {
  const config = configOrExit();
  const opened = await openShop(config, { templateFile: path.resolve('build/embedded-template.tar.gz') }).catch(exitWith);
  const { shop } = opened;
  let filled = false;
  let app: FastifyInstance | undefined;
  let running: RunningJobs | undefined;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await app?.close();
    await running?.stop();
    await opened.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop().then(
        () => process.exit(0),
        (error: unknown) => {
          shop.log.error({ err: error }, 'the shop did not stop in order');
          process.exit(1);
        },
      );
    });
  }
  try {
    await tasks.fill?.(shop);
    filled = true;
    if (tasks.serves !== 'nothing') {
      app = await buildServer(shop, { pages: tasks.serves === 'everything', filled: () => filled });
      await app.listen({ host: config.host, port: config.port });
    }
    tasks.announce(shop, addressOf(app, config));
    if (tasks.works) running = await startJobs(shop, opened.events, jobs);
  } catch (error) {
    await stop().catch(() => undefined);
    exitWith(error);
  }
}

function addressOf(app: FastifyInstance | undefined, config: Config): string {
  const address = app?.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://localhost:${port}`;
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigFaults) exitWith(error);
    throw error;
  }
}

/** Ends the process with words for the person who started it. */
function exitWith(error: unknown): never {
  process.stderr.write(`${error instanceof ConfigFaults || isInWords(error) ? (error as Error).message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

/** Refusals of the start that are written for people: a folder in use, a database that cannot find Persian words. */
function isInWords(error: unknown): boolean {
  return error instanceof Error && ['FolderInUse', 'MigrationFault', 'UnsuitableDatabase'].includes(error.name);
}
