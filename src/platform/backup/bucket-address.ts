import { isFileName } from '../files/files.ts';

/** The location of backups in S3-compatible storage: `s3://bucket` or `s3://bucket/folder`. */
export interface BucketAddress {
  readonly bucket: string;
  /** Without leading and trailing slashes; empty for the whole bucket. */
  readonly folder: string;
}

/** Whether a backup target is a bucket; any other is a local folder. */
export const isBucketTarget = (target: string): boolean => target.startsWith('s3://');

/** Parses the bucket and folder of a URL; null when invalid. */
export function bucketAddress(target: string): BucketAddress | null {
  const [, bucket = '', folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/.exec(target) ?? [];
  return bucket === '' || (folder !== '' && !isFileName(folder)) ? null : { bucket, folder };
}
