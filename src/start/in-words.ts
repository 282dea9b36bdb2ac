import { ConfigFaults, readConfig, type Config } from '#platform/config.ts';

/** The configuration, or the end of the process with every fault of it. */
export function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigFaults) exitWith(error);
    throw error;
  }
}

/** Ends the process with words for the person who started it. */
export function exitWith(error: unknown): never {
  process.stderr.write(
    `${error instanceof ConfigFaults || isInWords(error) ? (error as Error).message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}

/** Refusals that are written for people: a folder in use, a database that cannot find Persian words, nothing to look at. */
function isInWords(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['FolderInUse', 'UnsafeFolder', 'MigrationFault', 'UnsuitableDatabase', 'NothingToAudit', 'NoWayToPay'].includes(
      error.name,
    )
  );
}
