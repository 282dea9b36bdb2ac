import { isFileName } from '../files/files.ts';

/** Where in a storage that speaks S3 backups are: `s3://bucket` or `s3://bucket/folder`. */
export interface BucketAddress {
  readonly bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  readonly folder: string;
}

/** Whether a target for backups is meant to be a bucket; every other one is a folder of this machine. */
export const isBucketTarget = (target: string): boolean => target.startsWith('s3://');

/** The bucket and folder of an address; null where it is none. */
export function bucketAddress(target: string): BucketAddress | null {
  const [, bucket = '', folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/.exec(target) ?? [];
  return bucket === '' || (folder !== '' && !isFileName(folder)) ? null : { bucket, folder };
}
