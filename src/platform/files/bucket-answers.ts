import { Unavailable } from '../database/unavailable.ts';
import type { BucketAnswer, BucketCall, BucketCalls } from './bucket-calls.ts';

/**
 * The storage refuses a call until an operator intervenes: keys without permission, a missing bucket, a wrong clock. The code is the storage's own.
 */
export class BucketRefusal extends Unavailable {
  override readonly name = 'BucketRefusal';
  override readonly away = 'files';
  override readonly retryAfterSeconds = 60;
  readonly status: number;
  readonly code: string;

  constructor({ method, name }: BucketCall, status: number, body: Buffer) {
    const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.subarray(0, 4_096).toString('utf8'))?.[1] ?? '';
    super(`The storage of the files refused ${method} ${name ?? 'of the bucket'}: ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}

/** Returns whether the bucket itself is missing, rather than an object in it. */
export function isBucketMissing(body: Buffer): boolean {
  return body.includes('<Code>NoSuchBucket<');
}

/** Makes a call and returns a response whose status is a success or one of the expected ones; throws for every other. */
export async function done(
  calls: BucketCalls,
  call: BucketCall,
  expected: readonly number[] = [],
): Promise<BucketAnswer & { content: Buffer }> {
  const answer = await calls.whole(call);
  const { status, content } = answer;
  // A copy that breaks off has already responded with 200.
  const isRefused = status < 200 || status >= 300 || (call.method === 'PUT' && content.includes('<Error>'));
  if (isRefused && !expected.includes(status)) throw new BucketRefusal(call, status, content);
  // In a missing bucket every object is missing.
  if (status === 404 && isBucketMissing(content)) throw new BucketRefusal(call, status, content);
  return answer;
}
