import path from 'node:path';
import { refuseHalfRestored, refuseHalfRestoredFolder } from '#platform/backup/half-restored.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';

/** Returns the configuration with the shop's database for a program or for jobs: bypassing a pooler, which provides no dedicated connections. */
export function directDatabase<Given extends Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>(config: Given): Given {
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl, databaseDirectUrl: undefined };
}

/** The embedded database of this version, packed by `npm run build`: a new folder is unpacked from it if it exists. */
export const embeddedTemplate = path.resolve('build/embedded-template.tar.gz');

/** Opens the database for a program that needs few connections; a partially restored one is refused. */
export async function openForProgram(config: Config, log: Log): Promise<Database> {
  refuseHalfRestoredFolder(config);
  const database = await openUnchecked(config, log);
  try {
    await refuseHalfRestored(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database whatever it contains, for a restore; a new folder is unpacked from `templateFile` or is empty. */
export function openUnchecked(config: Config, log: Log, templateFile?: string): Promise<Database> {
  const { databaseUrl, dataDir } = directDatabase(config);
  return openDatabase({ databaseUrl, dataDir, templateFile, poolSize: 2, log });
}
