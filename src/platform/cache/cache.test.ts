import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SharedCache, type Cached } from './cache.ts';
import { encodedBody } from './encodings.ts';

const clock = { now: () => new Date('2026-11-22T08:00:00Z') };
const page = Buffer.from('<p>انار دانه‌دانه</p>'.repeat(400));

function made(cache: SharedCache, keep: boolean): Promise<Cached> {
  return cache.findOrMake('page', () => Promise.resolve({ status: keep ? 200 : 404, headers: {}, body: page, keep }));
}

test("an entry's size includes its request: many long ones use no more memory than the limit", async () => {
  const cache = new SharedCache({ clock, megabytes: 1 });
  const keys = Array.from({ length: 600 }, (_, index) => `${String(index)}${'x'.repeat(16_000)}`);
  for (const key of keys)
    await cache.findOrMake(key, () =>
      Promise.resolve({ status: 200, headers: {}, body: Buffer.from('[]'), keep: true }),
    );
  expect(keys.filter((key) => cache.find(key) !== undefined).length * 16_000).toBeLessThan(1_048_576);
});

describe('compression of a response', () => {
  const cases = [
    { who: 'many will be given it', off: false, keep: true, atOnce: false },
    { who: 'one caller is given it, because nothing is kept', off: true, keep: true, atOnce: true },
    { who: 'one caller is given it, because it is a refusal', off: false, keep: false, atOnce: true },
  ];
  test.each(cases)(
    'when $who: complete, once, and in another thread only if the response is cached',
    async ({ off, keep, atOnce }) => {
      const cached = await made(new SharedCache({ clock, megabytes: 1, off }), keep);
      for (const [encoding, decompress] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const body = encodedBody(cached, encoding);
        expect(Buffer.isBuffer(body)).toBe(atOnce);
        expect(decompress(await body).equals(page)).toBe(true);
        expect((await body).length).toBeLessThan(page.length / 10);
        expect(await encodedBody(cached, encoding)).toBe(await body);
      }
    },
  );
});
