import { expect, test } from 'vitest';
import { withinTerms } from './forget-backups.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-24T02:45:00Z');
const daily = (days: number) =>
  Array.from({ length: days }, (_, ago) => ({ id: String(ago), madeAt: new Date(now - ago * dayMs) }));

test('backups are retained for a week, then one per week, then one per month for a year', () => {
  const saved = [...withinTerms(daily(800))].map(Number).sort((one, other) => one - other);
  expect(saved.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(saved.length).toBeLessThanOrEqual(7 + 5 + 12);
  expect(saved.at(-1)).toBeGreaterThan(300);
});

test('the newest backup stays however old it is, and so do all of a shop with few', () => {
  const old = [{ id: 'old', madeAt: new Date('2020-01-01T00:00:00Z') }];
  expect([...withinTerms(old)]).toEqual(['old']);
  expect(withinTerms(daily(5)).size).toBe(5);
});
