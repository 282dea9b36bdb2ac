import { Unavailable } from '../database/unavailable.ts';
import type { BucketAnswer, BucketCall, BucketCalls } from './bucket-calls.ts';

/** The storage refuses a call until somebody mends it: keys that may not do it, a bucket that is gone, a clock that is wrong. Its code is the storage's own. */
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

/** Whether it is the bucket that is not there, rather than a name in it. */
export function isBucketMissing(body: Buffer): boolean {
  return body.includes('<Code>NoSuchBucket<');
}

/** A call whose answer is a success, or one of the statuses that are expected; every other one is thrown. */
export async function done(
  calls: BucketCalls,
  call: BucketCall,
  expected: readonly number[] = [],
): Promise<BucketAnswer & { content: Buffer }> {
  const answer = await calls.whole(call);
  const { status, content } = answer;
  // A copy that breaks off has begun to answer 200 already.
  const isRefused = status < 200 || status >= 300 || (call.method === 'PUT' && content.includes('<Error>'));
  if (isRefused && !expected.includes(status)) throw new BucketRefusal(call, status, content);
  // Of a bucket that is not there every name is missing.
  if (status === 404 && isBucketMissing(content)) throw new BucketRefusal(call, status, content);
  return answer;
}
