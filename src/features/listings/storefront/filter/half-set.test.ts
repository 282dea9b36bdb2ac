import { expect, test } from 'vitest';
import { noFilter } from '../../list-filter.rules.ts';
import { begunHalf, halfText } from './half-set.tsx';

const brandsAt = (brands: string[]) => ({ ...noFilter, brands });
const half = { draft: brandsAt(['nik']), typed: { min: null, max: '5000' } };

test('an unapplied selection survives a change of sort order and is applied in that order', () => {
  const text = halfText(half, noFilter);
  expect(begunHalf(text, noFilter)).toEqual(half);
  const cheapest = { ...noFilter, sort: 'price-asc' as const };
  expect(begunHalf(text, cheapest)).toEqual({ ...half, draft: { ...half.draft, sort: 'price-asc' } });
});

test('a selection starts empty for another filter or where none was begun', () => {
  expect(begunHalf(halfText(half, noFilter), brandsAt(['rahvar']))).toBeNull();
  expect(begunHalf('', noFilter)).toBeNull();
});
