import type { Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';

/** The shop's database for a program beside it or for its jobs: past a pooler, which gives nobody a connection of their own. */
export function directDatabase<Given extends Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>(config: Given): Given {
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl, databaseDirectUrl: undefined };
}

/** Opens it for a program that needs few connections. */
export function openForProgram(config: Config, log: Log): Promise<Database> {
  const { databaseUrl, dataDir } = directDatabase(config);
  return openDatabase({ databaseUrl, dataDir, poolSize: 2, log });
}
