import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';

/** The shop's database for a program beside it or for its jobs: past a pooler, which gives nobody a connection of their own. */
export function directDatabase<Given extends Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>(config: Given): Given {
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl, databaseDirectUrl: undefined };
}

/** The embedded database as this version makes it, packed by `npm run build`: a new folder is unpacked from it where it is there. */
export const embeddedTemplate = path.resolve('build/embedded-template.tar.gz');

/** Opens it for a program that needs few connections; a new folder is unpacked from `templateFile` or is empty. */
export function openForProgram(config: Config, log: Log, templateFile?: string): Promise<Database> {
  const { databaseUrl, dataDir } = directDatabase(config);
  return openDatabase({ databaseUrl, dataDir, templateFile, poolSize: 2, log });
}
