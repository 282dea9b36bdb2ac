import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstPaintScript } from './theme-controls.ts';

function firstPaint(getItem: (key: string) => string | null) {
  const html = { dataset: { theme: 'dark' }, dir: 'ltr' };
  runInNewContext(firstPaintScript, { document: { documentElement: html }, localStorage: { getItem } });
  return [html.dataset.theme, html.dir];
}

test("the shopper's theme and layout stand before the first paint", () => {
  expect(firstPaint((key) => ({ theme: 'light', view: 'rtl' })[key] ?? null)).toEqual(['light', 'rtl']);
});

test.each([
  ['without a choice', () => null],
  ['with a choice that is none', () => 'purple'],
  [
    'with storage blocked',
    () => {
      throw new Error('SecurityError');
    },
  ],
])("%s the shop's own stay", (_name, getItem) => {
  expect(firstPaint(getItem)).toEqual(['dark', 'ltr']);
});
