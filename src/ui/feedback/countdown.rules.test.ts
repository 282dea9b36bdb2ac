import { expect, test } from 'vitest';
import { timeLeft } from './countdown.rules.ts';

const end = new Date('2026-03-21T12:00:00Z');

test.each([
  ['two days, an hour, and some', '2026-03-19T10:58:57Z', { days: 2, hours: 1, minutes: 1, seconds: 3 }],
  ['the last second', '2026-03-21T11:59:59.400Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['the end itself', '2026-03-21T12:00:00Z', null],
  ['long after', '2026-04-21T12:00:00Z', null],
])('at %s it displays the time left', (_name, now, left) => {
  expect(timeLeft(end, new Date(now))).toEqual(left);
});

test('an invalid end date counts as over', () => {
  expect(timeLeft(new Date('soon'), new Date('2026-03-21T12:00:00Z'))).toBeNull();
});
