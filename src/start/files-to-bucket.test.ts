import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createFolderFiles } from '#platform/files/folder-files.ts';
import { filesFolder } from '#platform/files/open-files.ts';
import { bundleProgram } from '#platform/testing/bundled-program.ts';
import { bucketSettings, startS3Server } from '#platform/testing/s3-server.ts';

test(
  "a command copies a folder's files into the bucket, each once, and a wrong bucket is refused in one sentence",
  { timeout: 60_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'to-bucket-'));
    const storage = await startS3Server();
    const program = await bundleProgram('src/start/files-to-bucket.ts');
    const run = (settings: Record<string, string> = {}) =>
      promisify(execFile)(process.execPath, [program.file], {
        cwd: dataDir,
        env: { DATA_DIR: dataDir, ...bucketSettings(storage), ...settings },
      }).then(
        ({ stdout }) => stdout,
        (error: unknown) => (error as { stderr: string }).stderr,
      );
    try {
      const files = createFolderFiles(filesFolder(dataDir));
      const content = Buffer.alloc(300_000, 'picture');
      for (const name of ['media/one', 'private/two', 'incoming/1-half']) await files.write(name, content);
      expect(await run()).toMatch(/^Copied 2 files into the bucket pictures-of-a-shop; 0 were there already\..*\n$/);
      expect(storage.objects.get('private/two')?.equals(content)).toBe(true);
      await files.write('media/three', content);
      expect(await run()).toMatch(/^Copied 1 files .*; 2 were there already/);
      expect([...storage.objects.keys()].sort()).toEqual(['media/one', 'media/three', 'private/two']);
      expect(await run({ FILES_S3_BUCKET: 'no-such-bucket' })).toMatch(
        /^There is no bucket no-such-bucket at [^\n]*\n$/,
      );
      expect(await run({ FILES_S3_ENDPOINT: 'http://127.0.0.1:9' })).toMatch(
        /^The storage of the files cannot be reached[^\n]*\n$/,
      );
    } finally {
      await program.remove();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
