import { expect, test } from 'vitest';
import { isUnreadable, textOfNumber } from './number-text.ts';

test.each([
  [null, 1_200, '۱٬۲۰۰'],
  [null, null, ''],
  ['۱۲۰۰', 1_200, '۱۲۰۰'],
  ['12.5', null, '12.5'],
  ['', null, ''],
  // Given up, or rebased on what somebody else saved: the number that would be sent stands there.
  ['12.5', 7, '۷'],
  ['-3', 0, '۰'],
])('of %j typed and the number %j the field says %j', (typed, value, text) => {
  expect(textOfNumber(typed, value, value === null ? '' : value.toLocaleString('fa-IR'))).toBe(text);
});

test.each(['12.5', '12,5', '۹٬۵', '۱۲٫۵', '-3', 'دوازده', '1e3', '99999999999999999999'])(
  '%j is no whole number and not nothing',
  (text) => {
    expect(isUnreadable(text)).toBe(true);
  },
);

test.each(['', ' ', '12', '۱٬۲۰۰', '12 000'])('%j can be read', (text) => {
  expect(isUnreadable(text)).toBe(false);
});
