import { expect, test } from 'vitest';
import { filtersIn, withFilters } from './address-filters.ts';

const kinds = { q: 'text', status: ['placed', 'sent'], created_from: 'text' } as const;
const namesIn = (address: string) =>
  Object.fromEntries(filtersIn(new URLSearchParams(address), kinds).map(({ name, value }) => [name, value]));

test('filters are read by their names, and in old links by their former names', () => {
  expect(namesIn('status=placed&q=tea')).toEqual({ status: 'placed', q: 'tea' });
  expect(namesIn('state=placed&from=2026-11-01')).toEqual({ status: 'placed', created_from: '2026-11-01' });
  expect(namesIn('state=placed&status=sent')).toEqual({ status: 'sent' });
  expect(namesIn('state=unknown')).toEqual({});
});

test('a change removes the former name', () => {
  const old = new URLSearchParams('state=placed&q=tea');
  expect(withFilters(old, { status: 'sent' }).toString()).toBe('q=tea&status=sent');
  expect(withFilters(old, { status: null }).toString()).toBe('q=tea');
  expect(withFilters(old, { q: '' }).toString()).toBe('state=placed');
});
