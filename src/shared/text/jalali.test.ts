import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration, formatJalaliDate, formatRelativeTime, formatWait, jalaliYear, monthOfBoth } from './jalali.ts';

const autumn = new Date('2026-11-20T10:00:00Z');

test.each([
  ['2026-11-20T10:00:00Z', 'fa', 'long', '۲۹ آبان ۱۴۰۵'],
  ['2026-11-20T10:00:00Z', 'fa', 'short', '۱۴۰۵/۰۸/۲۹'],
  ['2026-11-20T10:00:00Z', 'fa', 'with-time', '۲۹ آبان ۱۴۰۵، ساعت ۱۳:۳۰'],
  ['2026-11-20T10:00:00Z', 'en', 'long', 'November 20, 2026'],
  ['2026-11-20T10:00:00Z', 'en', 'short', 'Nov 20, 2026'],
  ['2026-11-20T10:00:00Z', 'en', 'with-time', 'November 20, 2026, 13:30'],
  ['2026-03-21T10:00:00Z', 'fa', 'long', '۱ فروردین ۱۴۰۵'],
  ['2026-03-21T10:00:00Z', 'fa', 'short', '۱۴۰۵/۰۱/۰۱'],
  ['2026-11-20T20:29:00Z', 'fa', 'with-time', '۲۹ آبان ۱۴۰۵، ساعت ۲۳:۵۹'],
  ['2026-11-20T20:30:00Z', 'fa', 'with-time', '۳۰ آبان ۱۴۰۵، ساعت ۰۰:۰۰'],
  ['2026-11-20T20:30:00Z', 'en', 'with-time', 'November 21, 2026, 00:00'],
  ['2026-07-01T08:30:00Z', 'fa', 'with-time', '۱۰ تیر ۱۴۰۵، ساعت ۱۲:۰۰'],
] as const)('%s is displayed in %s, %s, as %s', (moment, language, style, text) => {
  expect(formatJalaliDate(new Date(moment), language, style)).toBe(text);
});

test.each([
  ['2026-03-20T20:29:59Z', 1404],
  ['2026-03-20T20:30:00Z', 1405],
  ['2025-03-20T20:30:00Z', 1404],
  ['2024-03-19T20:30:00Z', 1403],
])('%s falls in the Jalali year %d in Tehran', (moment, year) => {
  expect(jalaliYear(new Date(moment))).toBe(year);
});

test.each([
  { left: 0, fa: ['۰', '۰۰', '۰۰', '۰۰'], en: ['0', '00', '00', '00'] },
  { left: -5_000, fa: ['۰', '۰۰', '۰۰', '۰۰'], en: ['0', '00', '00', '00'] },
  { left: 1, fa: ['۰', '۰۰', '۰۰', '۰۱'], en: ['0', '00', '00', '01'] },
  { left: 93_784_000, fa: ['۱', '۰۲', '۰۳', '۰۴'], en: ['1', '02', '03', '04'] },
  { left: 86_399_001, fa: ['۱', '۰۰', '۰۰', '۰۰'], en: ['1', '00', '00', '00'] },
])('a countdown with $left milliseconds left displays $en', ({ left, fa, en }) => {
  expect(Object.values(formatDuration(left, 'fa'))).toEqual(fa);
  expect(Object.values(formatDuration(left, 'en'))).toEqual(en);
});

test.each([
  [119_000, 'fa', '۰۱:۵۹'],
  [120_000, 'en', '02:00'],
  [3_600_000, 'fa', '۱:۰۰:۰۰'],
  [90_061_000, 'en', '25:01:01'],
  [-1, 'en', '00:00'],
] as const)('a wait of %d milliseconds is written in %s as %s', (left, language, text) => {
  expect(formatWait(left, language)).toBe(text);
});

test('the boxes of a countdown add up to the time left', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (seconds) => {
      const box = formatDuration(seconds * 1000, 'en');
      const days = Number(box.days) * 86_400 + Number(box.hours) * 3_600;
      expect(days + Number(box.minutes) * 60 + Number(box.seconds)).toBe(seconds);
    }),
  );
});

const day = 86_400_000;

test.each([
  [-3 * day, '۳ روز پیش', '3 days ago'],
  [-day, '۱ روز پیش', '1 day ago'],
  [-(day - 1), '۲۳ ساعت پیش', '23 hours ago'],
  [-59_000, 'اکنون', 'now'],
  [0, 'اکنون', 'now'],
  [-60_000, '۱ دقیقه پیش', '1 minute ago'],
  [2 * 3_600_000, '۲ ساعت بعد', 'in 2 hours'],
  [-14 * day, '۲ هفته پیش', '2 weeks ago'],
  [-65 * day, '۲ ماه پیش', '2 months ago'],
  [-800 * day, '۲ سال پیش', '2 years ago'],
])('%d milliseconds from now is written as %s', (distance, fa, en) => {
  const then = new Date(autumn.getTime() + distance);
  expect(formatRelativeTime(then, autumn, 'fa')).toBe(fa);
  expect(formatRelativeTime(then, autumn, 'en')).toBe(en);
});

test.each([
  ['2026-11-20T10:00:00Z', { year: 1405, month: 8 }, { year: 2026, month: 11 }],
  ['2026-11-21T20:31:00Z', { year: 1405, month: 9 }, { year: 2026, month: 11 }],
  ['2027-03-20T20:29:00Z', { year: 1405, month: 12 }, { year: 2027, month: 3 }],
  ['2026-12-31T20:31:00Z', { year: 1405, month: 10 }, { year: 2027, month: 1 }],
])('%s is in these months in Tehran', (moment, jalali, gregorian) => {
  expect(monthOfBoth(new Date(moment))).toEqual({ jalali, gregorian });
});
