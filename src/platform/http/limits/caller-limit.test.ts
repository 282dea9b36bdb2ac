import { expect, test } from 'vitest';
import { movableClock } from '../../clock.ts';
import type { Shop } from '../../shop.ts';
import { countCall } from './caller-limit.ts';
import { notingLimits, rateLimitHeaders, type CountedLimit } from './rate-limits.ts';

const clock = movableClock(new Date('2026-11-20T08:00:20Z'));
const shop = { clock, config: { callerCallsPerMinute: 3 } } as unknown as Shop;

function call(customerId: number) {
  const limits: CountedLimit[] = [];
  const refusal = notingLimits(limits, () => countCall(shop, customerId));
  return [refusal?.refusal ?? null, rateLimitHeaders(limits).ratelimit];
}

test("counts each person's calls, reports how many remain, and restarts every minute", () => {
  expect([call(1), call(1), call(2), call(1), call(1)]).toEqual([
    [null, '"caller";r=2;t=40'],
    [null, '"caller";r=1;t=40'],
    [null, '"caller";r=2;t=40'],
    [null, '"caller";r=0;t=40'],
    ['too-many-requests', '"caller";r=0;t=40'],
  ]);
  clock.advance(40_000);
  expect(call(1)).toEqual([null, '"caller";r=2;t=60']);
});
