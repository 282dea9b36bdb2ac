import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { BucketRefusal } from './bucket-answers.ts';
import type { Bucket } from './bucket-calls.ts';
import { FilesUnavailable, UnusableBucket, type Files } from './files.ts';
import { createFolderFiles } from './folder-files.ts';
import { createS3Files } from './s3-files.ts';

/** Returns the folder of a shop's files if it has no bucket. */
export function filesFolder(dataDir: string): string {
  return path.join(dataDir, 'files');
}

/** Opens the shop's files where its settings place them; throws UnusableBucket for a bucket that cannot be used. */
export async function openFiles(
  { dataDir, filesBucket }: Pick<Config, 'dataDir' | 'filesBucket'>,
  log: Log,
): Promise<Files> {
  if (filesBucket === undefined) return createFolderFiles(filesFolder(dataDir));
  const files = createS3Files(filesBucket, { spoolFolder: path.join(dataDir, 'spool'), log });
  await requireUsable(files, filesBucket);
  return files;
}

/** Lists, writes, reads and deletes, as the shop will: otherwise read-only keys would be noticed only at the first upload. */
async function requireUsable(files: Files, bucket: Bucket): Promise<void> {
  const name = `tried/${randomUUID()}`;
  try {
    await files.list('tried');
    await files.write(name, Buffer.from(name));
    if ((await files.read(name))?.toString() !== name)
      throw new FilesUnavailable('It reads other than it was written.');
    await files.remove(name);
  } catch (error) {
    throw new UnusableBucket(sentenceOf(error, bucket), { cause: error });
  }
}

const wrongKeys = 'FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY';

function sentenceOf(error: unknown, { endpoint, name, region }: Bucket): string {
  if (!(error instanceof BucketRefusal))
    return `The storage of the files cannot be reached at ${endpoint}: start it, or mend FILES_S3_ENDPOINT.`;
  const { code, status } = error;
  if (code === 'NoSuchBucket') return `There is no bucket ${name} at ${endpoint}: make it, or mend FILES_S3_BUCKET.`;
  if (code === 'RequestTimeTooSkewed')
    return `The clock of this machine is not that of the storage at ${endpoint}: set it right.`;
  if (code === 'AuthorizationHeaderMalformed' || status === 301)
    return `The bucket ${name} is of another region than ${region}: mend FILES_S3_REGION.`;
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch')
    return `The storage at ${endpoint} does not know ${wrongKeys}: mend them.`;
  if (status === 403) return `${wrongKeys} may not list, read, write and remove in the bucket ${name}: allow it there.`;
  return `The storage at ${endpoint} refuses the bucket ${name} (${status} ${code}).`;
}
