import type { EnvironmentReader } from './environment.ts';

/** Reads the databases that the environment names: the shop's own, the same bypassing a pooler, and its replicas. */
export function databasesNamed({ text, whole, errors }: EnvironmentReader) {
  const databaseUrl = text('DATABASE_URL');
  const databaseDirectUrl = text('DATABASE_DIRECT_URL');
  const databaseReplicaUrls = (text('DATABASE_REPLICA_URLS') ?? '').split(',').flatMap((url) => url.trim() || []);
  const named = {
    DATABASE_URL: [databaseUrl],
    DATABASE_DIRECT_URL: [databaseDirectUrl],
    DATABASE_REPLICA_URLS: databaseReplicaUrls,
  };
  for (const [name, urls] of Object.entries(named))
    for (const url of urls)
      if (url !== undefined && !(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
        errors.push(`${name} must begin with postgres:// or postgresql://.`);
  if (databaseDirectUrl !== undefined && databaseUrl === undefined)
    errors.push('DATABASE_DIRECT_URL is the database behind the pooler that DATABASE_URL names, which is missing.');
  if (databaseReplicaUrls.length > 0 && databaseUrl === undefined)
    errors.push('DATABASE_REPLICA_URLS are replicas of the database that DATABASE_URL names, which is missing.');
  return {
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrls,
    databasePoolSize: whole('DATABASE_POOL_SIZE', 12, 2, 200),
  };
}
