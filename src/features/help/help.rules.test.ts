import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersWith, markedPieces } from './help.rules.ts';
import { stateAfterMessage, ticketNumber, webAddress } from '#features/tickets/tickets.rules.ts';

const answers = [
  { question: 'هزینهٔ ارسال چقدر است؟', words: 'پیش از پرداخت می‌بینید.' },
  { question: 'چطور سفارش را لغو کنم؟', words: 'تا پیش از بسته‌بندی؛ هزینهٔ ارسال هم برمی‌گردد.' },
  { question: 'What is GET20?', words: 'A coupon of 20 per cent.' },
];
const found = (requested: string) =>
  answersWith(answers, requested).map(({ question }) => answers.findIndex((one) => one.question === question));

describe('CONT-05 the search in the answers', () => {
  test.each([
    ['', [0, 1, 2]],
    ['   ', [0, 1, 2]],
    ['هزينه ارسال', [0, 1]],
    ['ارسال هزینه', [0, 1]],
    ['لغو', [1]],
    ['بسته بندی', [1]],
    ['get۲۰', [2]],
    ['COUPON', [2]],
    ['هواپیما', []],
  ])('"%s" finds %j', (requested, wanted) => {
    expect(found(requested)).toEqual(wanted);
  });

  test.each([
    [
      'هزینهٔ ارسال',
      'هزینه',
      [
        ['هزینهٔ', true],
        [' ارسال', false],
      ],
    ],
    [
      'کد GET۲۰ دارم',
      'get20',
      [
        ['کد ', false],
        ['GET۲۰', true],
        [' دارم', false],
      ],
    ],
    [
      'بسته‌بندی',
      'بسته بندي',
      [
        ['بسته', true],
        ['\u200c', false],
        ['بندی', true],
      ],
    ],
    ['سلام', '', [['سلام', false]]],
    ['', 'x', [['', false]]],
  ])('in "%s" it marks "%s"', (text, requested, wanted) => {
    expect(markedPieces(text, requested).map((piece) => [piece.text, piece.found])).toEqual(wanted);
  });

  test('marking changes no letter of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (text, requested) =>
          markedPieces(text, requested)
            .map((piece) => piece.text)
            .join('') === text,
      ),
    );
  });
});

test('each ticket has a number of eight digits of its own', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 89_999_998 }), (id) => /^[1-9]\d{7}$/.test(ticketNumber(id))));
  expect(new Set(Array.from({ length: 100_000 }, (_, id) => ticketNumber(id + 1))).size).toBe(100_000);
});

test('who writes last gives the other the turn', () => {
  expect([stateAfterMessage('writer'), stateAfterMessage('staff')]).toEqual(['open', 'answered']);
});

test.each([
  ['', ''],
  ['  ', ''],
  ['hojreh.ir/blog', 'https://hojreh.ir/blog'],
  ['http://hojreh.ir', 'http://hojreh.ir'],
  ['http://localhost:3000/cart', 'http://localhost:3000/cart'],
  ['javascript:alert(1)', null],
  ['ftp://hojreh.ir', null],
  ['سلام', null],
  ['two words.ir', null],
])('the address "%s" is %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});
