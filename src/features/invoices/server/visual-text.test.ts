import { expect, test } from 'vitest';
import { asDrawn, ownDirection, visualRuns } from './visual-text.ts';

const seen = (text: string, base: 'rtl' | 'ltr') => visualRuns(text, base).map((run) => run.text);

test.each([
  [
    'a Latin name in a Persian line stands to the left of what comes before it',
    'گوشی Galaxy A55 نو',
    'rtl',
    [' نو', 'Galaxy A55', 'گوشی '],
  ],
  ['figures run from left to right in a Persian line', 'پلاک ۱۲، طبقهٔ ۳', 'rtl', ['۳', '، طبقهٔ ', '۱۲', 'پلاک ']],
  ['brackets look at what they hold', 'چای (سبز)', 'rtl', ['چای )سبز(']],
  ['a Persian name in an English line is read from its right', 'Seller: حجره', 'ltr', ['Seller: ', 'حجره']],
] as const)('%s', (_, text, base, runs) => {
  expect(seen(text, base)).toEqual(runs);
});

test('text that the library reverses is passed so that it renders in reading order', () => {
  expect(visualRuns('۱۲۳٬۴۵۶', 'rtl').map(asDrawn)).toEqual(['۳۲۱', '٬', '۶۵۴']);
  expect(visualRuns('A55', 'rtl').map(asDrawn)).toEqual(['A55']);
  expect(visualRuns('سلام', 'ltr').map(asDrawn)).toEqual(['سلام']);
});

test('data text takes the direction of its first letter', () => {
  expect(['12 Galaxy گوشی', '(۱۲) گوشی Galaxy', '۱۲'].map(ownDirection)).toEqual(['ltr', 'rtl', 'rtl']);
});
