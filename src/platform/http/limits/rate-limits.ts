import { AsyncLocalStorage } from 'node:async_hooks';

/** A limit that the caller counts towards, and its state after this call. */
export interface CountedLimit {
  /** Its name, which is that of the limited resource: `key`, `search`. */
  readonly policy: string;
  readonly max: number;
  readonly windowSeconds: number;
  readonly tries: number;
  readonly resetSeconds: number;
}

const counted = new AsyncLocalStorage<CountedLimit[]>();

/** Executes a call and collects in `limits` those that it counted towards, for the response headers. */
export function notingLimits<T>(limits: CountedLimit[], work: () => T): T {
  return counted.run(limits, work);
}

/** Records one of the caller's own limits. A limit about somebody else, such as the attempts on an account, must not be recorded. */
export function noteLimit(limit: CountedLimit): void {
  counted.getStore()?.push(limit);
}

/**
 * Returns the limits as headers: `RateLimit-Policy: "key";q=600;w=60` is the quota of calls and its window in seconds, `RateLimit: "key";r=599;t=60`
 * the number left and the seconds until all are available again (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function rateLimitHeaders(limits: readonly CountedLimit[]): Record<string, string> {
  if (limits.length === 0) return {};
  const last = [...new Map(limits.map((limit) => [limit.policy, limit])).values()];
  return {
    'ratelimit-policy': last
      .map(({ policy, max, windowSeconds }) => `"${policy}";q=${max};w=${windowSeconds}`)
      .join(', '),
    ratelimit: last
      .map(({ policy, max, tries, resetSeconds }) => `"${policy}";r=${Math.max(0, max - tries)};t=${resetSeconds}`)
      .join(', '),
  };
}
