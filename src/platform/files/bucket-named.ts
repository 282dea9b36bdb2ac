import type { EnvironmentReader } from '../environment.ts';
import type { Bucket, Storage } from './bucket-calls.ts';

const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads the bucket for files from the environment: all its variables or none. */
export function bucketNamed(reader: EnvironmentReader): Bucket | undefined {
  const named = reader.together(...namesOf('FILES_S3'), 'FILES_S3_BUCKET');
  if (named === null) return undefined;
  if (!bucketShape.test(named.FILES_S3_BUCKET))
    reader.errors.push(
      `FILES_S3_BUCKET must be 3 to 63 small letters, digits, hyphens and dots, not '${named.FILES_S3_BUCKET}'.`,
    );
  return { ...storageOf(reader, 'FILES_S3', named), name: named.FILES_S3_BUCKET };
}

/** Reads the storage of the backups from the environment: all its variables or none; `BACKUP_TO` names the bucket. */
export function backupStorageNamed(reader: EnvironmentReader): Storage | undefined {
  const named = reader.together(...namesOf('BACKUP_S3'));
  return named === null ? undefined : storageOf(reader, 'BACKUP_S3', named);
}

type Prefix = 'FILES_S3' | 'BACKUP_S3';

const namesOf = <P extends Prefix>(prefix: P) =>
  [`${prefix}_ENDPOINT`, `${prefix}_REGION`, `${prefix}_ACCESS_KEY`, `${prefix}_SECRET_KEY`] as const;

function storageOf<P extends Prefix>(
  { flag, text, errors }: EnvironmentReader,
  prefix: P,
  named: Readonly<Record<ReturnType<typeof namesOf<P>>[number], string>>,
): Storage {
  const given: Readonly<Record<string, string>> = named;
  const endpoint = (given[`${prefix}_ENDPOINT`] ?? '').replace(/\/+$/, '');
  if (!isEndpoint(endpoint))
    errors.push(
      `${prefix}_ENDPOINT must be an address that begins with https:// or http://, without a query, not '${text(`${prefix}_ENDPOINT`) ?? ''}'.`,
    );
  return {
    endpoint,
    region: given[`${prefix}_REGION`] ?? '',
    accessKey: given[`${prefix}_ACCESS_KEY`] ?? '',
    secretKey: given[`${prefix}_SECRET_KEY`] ?? '',
    isVirtualHost: flag(`${prefix}_VIRTUAL_HOST`),
  };
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && `${search}${hash}${username}${password}` === '';
}
