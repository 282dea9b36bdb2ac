import { expect, test, vi } from 'vitest';
import type { Facets } from '../../listings.contract.ts';
import { facetsForChips } from './facets.ts';

const choices = { colours: [{ value: 'سفید', name: 'White', hex: null, count: 0 }] } as unknown as Facets;

const requestedFor = async (search: string, language: 'fa' | 'en') => {
  const api = vi.fn(() => Promise.resolve(choices));
  const facets = await facetsForChips(
    { api: api as never, query: new URLSearchParams(search), language, signal: new AbortController().signal },
    { category: 'dress' },
  );
  return { facets, asked: api.mock.calls as unknown as [string, { query: object }][] };
};

test.each([
  ['colour=سفید', 'en'],
  ['size=بزرگ', 'en'],
  ['brand=nik', 'en'],
  ['brand=nik', 'fa'],
] as const)(
  'HDR-05 chip names of a list narrowed by %s, in %s, are read from the whole list, so that none is missing',
  async (search, language) => {
    const { facets, asked: requested } = await requestedFor(`${search}&price_min=900`, language);
    expect(facets).toBe(choices);
    expect(requested).toEqual([
      ['GET /api/products/facets/', expect.objectContaining({ query: { category: 'dress' } })],
    ]);
  },
);

test.each([
  ['colour=سفید&size=بزرگ', 'fa'],
  ['price_min=900&rating=3', 'en'],
  ['', 'en'],
] as const)('chips that need no names send no request: %s in %s', async (search, language) => {
  expect(await requestedFor(search, language)).toEqual({ facets: null, asked: [] });
});
