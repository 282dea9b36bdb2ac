import { AsyncLocalStorage } from 'node:async_hooks';

/** A limit that the caller counts towards, as it stands after this call. */
export interface CountedLimit {
  /** Its name, which is that of what is limited: `key`, `search`. */
  readonly policy: string;
  readonly max: number;
  readonly windowSeconds: number;
  readonly tries: number;
  readonly resetSeconds: number;
}

const counted = new AsyncLocalStorage<CountedLimit[]>();

/** Does the work of a call and notes in `limits` the limits that it counted towards, for the headers of its answer. */
export function notingLimits<T>(limits: CountedLimit[], work: () => T): T {
  return counted.run(limits, work);
}

/** Notes a limit of the caller's own. One about somebody else, such as the tries at an account, must not be noted. */
export function noteLimit(limit: CountedLimit): void {
  counted.getStore()?.push(limit);
}

/**
 * The limits as headers: `RateLimit-Policy: "key";q=600;w=60` says so many calls in so many seconds, `RateLimit: "key";r=599;t=60` how many are left and
 * when they are all there again (draft-ietf-httpapi-ratelimit-headers-10).
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
