import path from 'node:path';
import { refuseHalfRestored, refuseHalfRestoredFolder } from '#platform/backup/half-restored.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';

/** The shop's database for a program beside it or for its jobs: past a pooler, which gives nobody a connection of their own. */
export function directDatabase<Given extends Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>(config: Given): Given {
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl, databaseDirectUrl: undefined };
}

/** The embedded database as this version makes it, packed by `npm run build`: a new folder is unpacked from it where it is there. */
export const embeddedTemplate = path.resolve('build/embedded-template.tar.gz');

/** Opens it for a program that needs few connections; one that was restored by half is refused. */
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

/** Opens it whatever it holds, for a restore; a new folder is unpacked from `templateFile` or is empty. */
export function openUnchecked(config: Config, log: Log, templateFile?: string): Promise<Database> {
  const { databaseUrl, dataDir } = directDatabase(config);
  return openDatabase({ databaseUrl, dataDir, templateFile, poolSize: 2, log });
}
