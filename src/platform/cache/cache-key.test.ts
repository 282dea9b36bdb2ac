import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

/** Texts with many characters that a join could mistake for separators. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '&', '=', '/', ' ', '"', '\\', ',', '[', ']', 'ی'), maxLength: 6 }),
  fc.string({ maxLength: 8 }),
);
const query = fc.dictionary(
  fc.constantFrom('brand', 'sort', 'colour', 'q'),
  fc.oneof(text, fc.integer(), fc.boolean()),
  { noNullPrototype: true },
);
const request = fc.tuple(
  text,
  text,
  fc.dictionary(fc.constantFrom('slug', 'id'), text, { noNullPrototype: true }),
  query,
);

/** Computes request equality independently of the cache key. */
const sameRequest = ([kind, language, params, requested]: typeof request extends fc.Arbitrary<infer T> ? T : never) => [
  kind,
  language,
  Object.entries(params).sort(),
  Object.entries(requested).sort(),
];

describe('the key of a cached response', () => {
  test('differs for different requests and is the same for the same request', () => {
    fc.assert(
      fc.property(request, request, (one, other) => {
        const equal = JSON.stringify(sameRequest(one)) === JSON.stringify(sameRequest(other));
        expect(cacheKey(...one) === cacheKey(...other)).toBe(equal);
      }),
      { numRuns: 5_000 },
    );
  });

  test('a value that contains separators is not read as two values', () => {
    const planted = cacheKey('call', 'fa', {}, { brand: 'x&sort=cheapest' });
    const honest = cacheKey('call', 'fa', {}, { brand: 'x', sort: 'cheapest' });
    expect(planted).not.toBe(honest);
    expect(cacheKey('call', { a: 'b/c' })).not.toBe(cacheKey('call', { a: 'b', c: '' }));
  });

  test('the order of names and absent values do not change the key', () => {
    expect(cacheKey('call', { brand: 'x', sort: 'newest' })).toBe(
      cacheKey('call', { sort: 'newest', page: undefined, brand: 'x' }),
    );
  });
});
