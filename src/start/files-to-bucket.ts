import type { Config } from '#platform/config.ts';
import { copyFiles } from '#platform/files/copy-files.ts';
import { UnusableBucket } from '#platform/files/files.ts';
import { createFolderFiles } from '#platform/files/folder-files.ts';
import { filesFolder, openFiles } from '#platform/files/open-files.ts';
import { createLog } from '#platform/log.ts';
import { openPrivateFolder } from '#platform/private-folder.ts';
import { configOrExit, exitWith } from './in-words.ts';

/** Copies the files of DATA_DIR into the configured bucket, which the shop uses from its next start on. Returns a summary. */
async function filesToBucket(config: Config): Promise<string> {
  const { filesBucket, dataDir, mode } = config;
  if (filesBucket === undefined)
    throw new UnusableBucket(
      'Name the bucket by FILES_S3_ENDPOINT and the settings beside it; .env.example lists them.',
    );
  await openPrivateFolder(dataDir, mode);
  const folder = filesFolder(dataDir);
  const { copied, before } = await copyFiles(createFolderFiles(folder), await openFiles(config, createLog('error')));
  return (
    `Copied ${copied.toLocaleString('en')} files into the bucket ${filesBucket.name}; ${before.toLocaleString('en')} were there already. ` +
    `When the shop runs on it, ${folder} is not needed any more.`
  );
}

process.stdout.write(`${await filesToBucket(configOrExit()).catch(exitWith)}\n`);
