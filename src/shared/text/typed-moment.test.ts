import { expect, test } from 'vitest';
import { parseMoment, writeMoment } from './typed-moment.ts';

test.each([
  ['۱۴۰۵/۹/۱ ۱۸:۰۰', '2026-11-22T14:30:00.000Z'],
  ['1405/09/01 18:00', '2026-11-22T14:30:00.000Z'],
  ['١٤٠٥-٩-١', '2026-11-21T20:30:00.000Z'],
  ['1405/1/1', '2026-03-20T20:30:00.000Z'],
  ['1403/12/30 23:59', '2025-03-20T20:29:00.000Z'],
  ['1405/7/30', '2026-10-21T20:30:00.000Z'],
  ['1399/6/15 12:00', '2020-09-05T07:30:00.000Z'],
  ['2026/11/22 18:00', '2026-11-22T14:30:00.000Z'],
])('the moment %s is %s', (typed, moment) => {
  expect(parseMoment(typed)?.toISOString()).toBe(moment);
});

test.each([
  '',
  'فردا',
  '1405/13/1',
  '1405/12/30',
  '1405/7/31',
  '1405/9/1 24:00',
  '1405/9/1 18:60',
  '2026/02/30',
  '1405/9',
  '1405/9/1 18',
])('«%s» is not a moment', (typed) => {
  expect(parseMoment(typed)).toBeNull();
});

test('a written moment parses back to the same one', () => {
  for (let days = 0; days < 3_000; days += 11) {
    const moment = new Date(Date.UTC(2021, 0, 1, 9, 41) + days * 86_400_000);
    expect([parseMoment(writeMoment(moment, 'fa')), parseMoment(writeMoment(moment, 'en'))]).toEqual([moment, moment]);
  }
});
