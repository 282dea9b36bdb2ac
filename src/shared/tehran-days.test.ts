import { expect, test } from 'vitest';
import { dayInTehran, endOfDay, startOfDay, startOfDays, weekdayInTehran } from './tehran-days.ts';

test('a Tehran day begins at 20:30 UTC', () => {
  expect(dayInTehran(new Date('2027-03-20T20:29:59Z'))).toBe('2027-03-20');
  expect(dayInTehran(new Date('2027-03-20T20:30:00Z'))).toBe('2027-03-21');
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T20:30:00.000Z');
  expect(endOfDay('2026-11-21').toISOString()).toBe('2026-11-21T20:30:00.000Z');
});

test('it is Friday in Tehran while it is still Thursday in UTC', () => {
  expect(weekdayInTehran(new Date('2026-11-26T20:29:59Z'))).toBe(4);
  expect(weekdayInTehran(new Date('2026-11-26T20:30:00Z'))).toBe(5);
});

test('a number of days ends with today', () => {
  expect(startOfDays(1, new Date('2026-11-21T20:00:00Z')).toISOString()).toBe('2026-11-20T20:30:00.000Z');
  expect(startOfDays(7, new Date('2026-11-21T21:00:00Z')).toISOString()).toBe('2026-11-15T20:30:00.000Z');
});
