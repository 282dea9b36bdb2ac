import path from 'node:path';
import type { Config } from '../config.ts';
import type { Files } from '../files/files.ts';
import { createS3Files } from '../files/s3-files.ts';
import type { Log } from '../log.ts';
import { createFolderStore, type BackupStore } from './backup-store.ts';
import { bucketAddress, isBucketTarget } from './bucket-address.ts';
import { BackupError } from './sealing.ts';

/** Opens a backup target: a folder, or `s3://bucket/folder` in the storage configured by BACKUP_S3_…. Throws for an invalid URL. */
export function openBackupStore(
  target: string,
  { backup: { storage }, dataDir }: Pick<Config, 'backup' | 'dataDir'>,
  log?: Log,
): BackupStore {
  if (!isBucketTarget(target)) return createFolderStore(path.resolve(target));
  const address = bucketAddress(target);
  if (address === null)
    throw new BackupError(`${target} is no place for backups: write a folder, or s3://bucket/folder.`);
  if (storage === undefined)
    throw new BackupError(
      `For ${target} the storage is missing: set BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY.`,
    );
  const files = createS3Files(
    { ...storage, name: address.bucket },
    { spoolFolder: path.join(dataDir, 'spool'), ...(log !== undefined && { log }) },
  );
  return createBucketStore(files, { address: target, folder: address.folder });
}

/** Creates a store in a folder of a bucket. A content is at most 5 GB, S3's limit for a single upload. */
function createBucketStore(
  files: Files,
  { address, folder }: { readonly address: string; readonly folder: string },
): BackupStore {
  const below = folder === '' ? '' : `${folder}/`;
  return {
    address,
    write: (name, content) => files.receive(`${below}${name}`, content),
    read: async (name) => (await files.open(`${below}${name}`))?.content ?? null,
    has: async (name) => (await files.find(`${below}${name}`)) !== null,
    list: async (of) => {
      const names: string[] = [];
      for await (const name of files.names(`${below}${of}`.replace(/\/$/, ''))) names.push(name.slice(below.length));
      return names.sort();
    },
    remove: (name) => files.remove(`${below}${name}`),
  };
}
