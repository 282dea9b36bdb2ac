import { expect, test } from 'vitest';
import { codeErased, codeTyped, digitAt, isWholeCode } from './otp.ts';

test.each([
  ['a digit goes on to the next box', '', 0, '7', { code: '7', next: 1 }],
  ['a Persian digit counts as one', '7', 1, '۴', { code: '74', next: 2 }],
  ['a letter changes nothing', '7', 1, 'x', { code: '7', next: 1 }],
  ['the last box keeps the focus', '123', 3, '4', { code: '1234', next: 3 }],
  ['a digit typed over another replaces it', '12', 0, '91', { code: '92', next: 1 }],
  ['a digit typed after another replaces it', '12', 0, '19', { code: '92', next: 1 }],
  ['a whole code pasted in any box fills all', '9', 2, '۱۲۳۴', { code: '1234', next: 3 }],
  ['a code out of a message is found in it', '', 0, 'کد شما: ۱۲۳۴', { code: '1234', next: 3 }],
  ['a part of a code runs on from its box', '1', 1, '23', { code: '123', next: 3 }],
  ['more digits than boxes are cut', '', 0, '123456', { code: '1234', next: 3 }],
  ['an emptied box leaves its neighbours', '123', 1, '', { code: '1 3', next: 1 }],
])('%s', (_name, code, box, text, after) => {
  expect(codeTyped(code, box, text, 4)).toEqual(after);
});

test('Backspace clears a box first, then moves back', () => {
  expect(codeErased('123', 2, 4)).toEqual({ code: '12', next: 2 });
  expect(codeErased('12', 2, 4)).toEqual({ code: '1', next: 1 });
  expect(codeErased('', 0, 4)).toEqual({ code: '', next: 0 });
});

test('a code with a gap is incomplete', () => {
  expect([isWholeCode('1234', 4), isWholeCode('1 34', 4), isWholeCode('123', 4)]).toEqual([true, false, false]);
  expect([digitAt('1 34', 1), digitAt('1 34', 2), digitAt('1', 3)]).toEqual(['', '3', '']);
});
