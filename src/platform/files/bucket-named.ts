import type { EnvironmentReader } from '../environment.ts';
import type { Bucket } from './bucket-calls.ts';

const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The bucket of the files that the environment names, all of it or none. */
export function bucketNamed({ text, flag, together, errors }: EnvironmentReader): Bucket | undefined {
  const isVirtualHost = flag('FILES_S3_VIRTUAL_HOST');
  const named = together(
    'FILES_S3_ENDPOINT',
    'FILES_S3_BUCKET',
    'FILES_S3_REGION',
    'FILES_S3_ACCESS_KEY',
    'FILES_S3_SECRET_KEY',
  );
  if (named === null) return undefined;
  const endpoint = named.FILES_S3_ENDPOINT.replace(/\/+$/, '');
  if (!isEndpoint(endpoint))
    errors.push(
      `FILES_S3_ENDPOINT must be an address that begins with https:// or http://, without a query, not '${text('FILES_S3_ENDPOINT') ?? ''}'.`,
    );
  if (!bucketShape.test(named.FILES_S3_BUCKET))
    errors.push(
      `FILES_S3_BUCKET must be 3 to 63 small letters, digits, hyphens and dots, not '${named.FILES_S3_BUCKET}'.`,
    );
  return {
    endpoint,
    name: named.FILES_S3_BUCKET,
    region: named.FILES_S3_REGION,
    accessKey: named.FILES_S3_ACCESS_KEY,
    secretKey: named.FILES_S3_SECRET_KEY,
    isVirtualHost,
  };
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && `${search}${hash}${username}${password}` === '';
}
