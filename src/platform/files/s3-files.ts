import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { BucketRefusal, done, isBucketMissing } from './bucket-answers.ts';
import { bucketCalls, type Bucket, type BucketCall, type BucketCalls, type BucketOptions } from './bucket-calls.ts';
import { namesIn } from './bucket-list.ts';
import { fileName, type Files } from './files.ts';
import { spool } from './spool.ts';

/** Creates file storage in an S3 bucket, which several machines share. Data to be uploaded is buffered on disk, in `spoolFolder`. */
export function createS3Files(bucket: Bucket, given: BucketOptions & { readonly spoolFolder: string }): Files {
  const calls = bucketCalls(bucket, given);
  const put = async (name: string, body: BucketCall['body']) => {
    await done(calls, { method: 'PUT', name: fileName(name), ...(body !== undefined && { body }) });
  };
  const remove = async (name: string) => {
    await done(calls, { method: 'DELETE', name: fileName(name) }, [404]);
  };
  return {
    read: async (name) => {
      const { status, content } = await done(calls, { method: 'GET', name: fileName(name) }, [404]);
      return status === 404 ? null : content;
    },
    write: (name, content) => put(name, inMemory(content)),
    receive: async (name, pieces) => {
      fileName(name);
      const spooled = await spool(given.spoolFolder, pieces);
      try {
        await put(name, spooled);
      } finally {
        await spooled.close();
      }
    },
    rename: async (name, newName) => {
      const headers = { 'x-amz-copy-source': `/${bucket.name}/${fileName(name)}` };
      await done(calls, { method: 'PUT', name: fileName(newName), headers });
      await remove(name);
    },
    find: async (name) => {
      const { status, headers } = await done(calls, { method: 'HEAD', name: fileName(name) }, [404]);
      if (status === 404) return null;
      const bytes = Number(headers['content-length'] ?? 0);
      return { bytes, read: (part) => partOf(calls, { name, bytes, part }) };
    },
    open: (name) => opened(calls, { method: 'GET', name: fileName(name) }),
    list: async (below) => {
      const folder = `${fileName(below)}/`;
      const names: string[] = [];
      for await (const name of namesIn(calls, { prefix: folder, delimiter: '/' }))
        names.push(name.slice(folder.length));
      return names;
    },
    names: (below = '') => namesIn(calls, below === '' ? {} : { prefix: `${below}/` }),
    remove,
  };
}

function inMemory(content: Buffer): NonNullable<BucketCall['body']> {
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), read: () => content };
}

async function partOf(
  calls: BucketCalls,
  {
    name,
    bytes,
    part,
  }: { readonly name: string; readonly bytes: number; readonly part: { from: number; to: number } | undefined },
): Promise<Readable> {
  // The storage rejects an empty range.
  if (bytes === 0) return Readable.from([]);
  const headers = part === undefined ? {} : { range: `bytes=${part.from}-${part.to}` };
  const found = await opened(calls, { method: 'GET', name, headers });
  if (found === null) throw new Error(`${name} is gone.`);
  return found.content;
}

async function opened(calls: BucketCalls, call: BucketCall): Promise<{ bytes: number; content: Readable } | null> {
  const { status, headers, content } = await calls.streamed(call);
  if (status === 200 || status === 206) return { bytes: Number(headers['content-length'] ?? 0), content };
  const refused: Buffer[] = [];
  for await (const piece of content) refused.push(piece as Buffer);
  const body = Buffer.concat(refused);
  if (status === 404 && !isBucketMissing(body)) return null;
  throw new BucketRefusal(call, status, body);
}
