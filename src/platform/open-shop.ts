import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deliveredName } from '#shared/shop-name.ts';
import { refuseHalfRestored, refuseHalfRestoredFolder } from './backup/half-restored.ts';
import { SharedCache } from './cache/cache.ts';
import { systemClock, type Clock } from './clock.ts';
import { newSecret, type Config } from './config.ts';
import { openDatabase, type DatabaseOptions } from './database/database.ts';
import { createEvents, type Events } from './jobs/events.ts';
import { openFiles } from './files/open-files.ts';
import { startInvalidation } from './cache/invalidation.ts';
import { startLive } from './realtime/live.ts';
import { createLog, type Log } from './log.ts';
import { createMail } from './outbound/mail.ts';
import { migrateAtStart } from './database/migrate-at-start.ts';
import { createOutlet } from './outbound/outlet.ts';
import { openPrivateFolder } from './private-folder.ts';
import type { Shop } from './shop.ts';
import { createSms } from './outbound/sms.ts';
import type { ShopIdentity } from './shop-identity.ts';

/** An opened shop; nothing is served yet. */
export interface OpenShop {
  readonly shop: Shop;
  readonly events: Events;
  readonly close: () => Promise<void>;
}

interface Given extends Pick<DatabaseOptions, 'templateFile' | 'probePatience'> {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly migrationsFolder?: string;
}

/** Opens the database, migrates it and assembles the shop's components. */
export async function openShop(config: Config, given: Given = {}): Promise<OpenShop> {
  const { clock = systemClock, log = createLog(config.logLevel), templateFile, probePatience } = given;
  await openPrivateFolder(config.dataDir, config.mode);
  refuseHalfRestoredFolder(config);
  const files = await openFiles(config, log);
  const poolSize = config.databasePoolSize;
  const database = await openDatabase({ ...config, templateFile, probePatience, poolSize, log });
  try {
    await refuseHalfRestored(database);
    await migrateAtStart(database, config, { folder: given.migrationsFolder ?? path.resolve('migrations'), log });
    const cache = new SharedCache({
      clock,
      megabytes: config.cacheMegabytes,
      off: config.cacheOff,
      isAway: () => database.availability.away,
    });
    cache.onDrop(() => database.replicas?.mustCatchUp());
    const processId = randomUUID();
    const invalidation = await startInvalidation({ database, cache, log, processId });
    const live = await startLive({ database, log, processId });
    const events = createEvents(database, clock);
    const outlet = createOutlet(database, clock);
    const identity: ShopIdentity = { name: deliveredName, language: config.language };
    const shop: Shop = {
      config,
      clock,
      log,
      database,
      db: database.db,
      transaction: database.transaction,
      cache,
      invalidate: invalidation.invalidate,
      live,
      publish: events.publish,
      eventWritten: events.written,
      identity,
      sms: createSms(config, outlet, identity, log),
      mail: createMail(config, outlet, log),
      outlet,
      files,
      ...(await secretsOf(config)),
    };
    return {
      shop,
      events,
      close: async () => {
        await live.stop();
        await invalidation.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function secretsOf(config: Config): Promise<Pick<Shop, 'secret' | 'formerSecret' | 'vapidKey'>> {
  return {
    secret: config.sessionSecret ?? (await savedSecret(config.dataDir, 'session-secret')),
    formerSecret: config.formerSessionSecret,
    vapidKey: config.vapidPrivateKey ?? (await savedSecret(config.dataDir, 'vapid-key')),
  };
}

/** Returns a secret of the demo, created once and stored in its data folder, so that a restart signs nobody out. */
async function savedSecret(dataDir: string, name: 'session-secret' | 'vapid-key'): Promise<string> {
  const file = path.join(dataDir, name);
  try {
    await writeFile(file, newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
