import { expect, test } from 'vitest';
import { mayBeJoined, piecesOf, wordsJoinedIn } from './joined-words.rules.ts';

const vocabulary = new Map([
  ['ساعت', 900],
  ['مچی', 500],
  ['مردانه', 800],
  ['مرد', 20],
  ['انه', 1],
  ['مچیم', 1],
  ['ردانه', 1],
]);

test.each([
  ['ساعتمچیمردانه', ['ساعت', 'مچی', 'مردانه']],
  ['مردانهساعت', ['مردانه', 'ساعت']],
  ['ساعتمچیزکغخ', null],
  ['ساعتم', null],
])('%s is split into %j', (word, parts) => {
  expect(wordsJoinedIn(word, vocabulary)).toEqual(parts);
});

test('every word found in joined text is among its pieces', () => {
  expect(piecesOf('ساعتمچیمردانه')).toEqual(expect.arrayContaining(['ساعت', 'مچی', 'مردانه']));
  expect(['ساعتمچیمردانه', 'ساعت', 'samsunggalaxy', 'ا'.repeat(41)].map(mayBeJoined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
