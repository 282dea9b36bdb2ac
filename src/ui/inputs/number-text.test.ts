import { expect, test } from 'vitest';
import { editOfGroups, isUnreadable, textOfNumber } from './number-text.ts';

test.each([
  [null, 1_200, '۱٬۲۰۰'],
  [null, null, ''],
  ['۱۲۰۰', 1_200, '۱۲۰۰'],
  ['12.5', null, '12.5'],
  ['', null, ''],
  // Discarded, or rebased on what another user saved: the field displays the number that would be sent.
  ['12.5', 7, '۷'],
  ['-3', 0, '۰'],
])('for typed %j and the number %j the field displays %j', (typed, value, text) => {
  expect(textOfNumber(typed, value, value === null ? '' : value.toLocaleString('fa-IR'))).toBe(text);
});

test.each(['12.5', '12,5', '۹٬۵', '۱۲٫۵', '-3', 'دوازده', '1e3', '99999999999999999999'])(
  '%j is neither a whole number nor empty',
  (text) => {
    expect(isUnreadable(text)).toBe(true);
  },
);

test.each(['', ' ', '12', '۱٬۲۰۰', '12 000'])('%j can be parsed', (text) => {
  expect(isUnreadable(text)).toBe(false);
});

test.each([
  // A digit added at the end, one removed, one in the middle: the existing group separators are removed.
  ['۱٬۲۸۵٬۰۰۰', { text: '۱٬۲۸۵٬۰۰۰۰', inserted: '۰', caret: 10 }, { text: '۱۲۸۵۰۰۰۰', caret: 8 }],
  ['۱٬۲۸۵٬۰۰۰', { text: '۱٬۲۸۵٬۰۰', inserted: '', caret: 8 }, { text: '۱۲۸۵۰۰', caret: 6 }],
  ['1,285,000', { text: '1,9285,000', inserted: '9', caret: 3 }, { text: '19285000', caret: 2 }],
  // Backspace after a separator deletes the digit before it.
  ['1,285,000', { text: '1285,000', inserted: '', caret: 1 }, { text: '285000', caret: 0 }],
  // All of it replaced: typed or pasted text is not changed, valid or not.
  ['۱٬۰۰۰', { text: '۱٬۵', inserted: '۱٬۵', caret: 3 }, { text: '۱٬۵', caret: 3 }],
  ['۱٬۰۰۰', { text: '۲٬۵۰۰', inserted: '۲٬۵۰۰', caret: 5 }, { text: '۲٬۵۰۰', caret: 5 }],
  ['۱٬۰۰۰', { text: '', inserted: '', caret: 0 }, { text: '', caret: 0 }],
])('%j edited to %j is %j', (before, edit, after) => {
  expect(editOfGroups(before, edit)).toEqual(after);
});
