import { expect, test } from 'vitest';
import { goodsOfLink, backgroundOf, nextTurn, slideStanding } from './hero-slides.rules.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test.each([
  ['/flash-sale', 'offers'],
  ['/featured-products#top', 'featured'],
  ['/shop-grid?sort=newest', 'newest'],
  ['/shop-list', 'newest'],
  ['/catagory/shoes', null],
  ['/flash-sale-of-old', null],
] as const)('HOME-03 a slide to %s shows the goods: %s', (link, goods) => {
  expect(goodsOfLink(link)).toBe(goods);
});

test.each([
  ['running', true, null, null],
  ['running', true, 0, 1],
  ['coming', true, 1, null],
  ['ended', true, -2, 0],
  ['ended', true, 1, -1],
  ['off', false, null, null],
] as const)('HOME-03 a slide is %s: switched on %s, from hour %s to hour %s', (standing, visible, begin, end) => {
  expect(
    slideStanding(
      { shown: visible, beginsAt: begin === null ? null : hours(begin), endsAt: end === null ? null : hours(end) },
      now,
    ),
  ).toBe(standing);
});

test('HOME-03 the slides are the same until the next of them begins or ends, whatever is switched off', () => {
  const slide = (visible: boolean, begin: number | null, end: number | null) => ({
    shown: visible,
    beginsAt: begin === null ? null : hours(begin),
    endsAt: end === null ? null : hours(end),
  });
  expect(nextTurn([slide(true, null, null), slide(true, -3, 0), slide(false, 1, 2)], now)).toBeNull();
  expect(nextTurn([slide(true, 5, 9), slide(true, -1, 4), slide(false, 1, 2)], now)).toEqual(hours(4));
});

test('HOME-03 a theme goes from light to dark', () => {
  expect(backgroundOf('indigo')).toBe('linear-gradient(to bottom, #2f3a86, #0c1026)');
});
