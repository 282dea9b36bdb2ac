import { expect, test } from 'vitest';
import { searchWords } from '#features/listings/listings.rules.ts';
import { isNamed, mistypedWords, oneFaultAway } from './search.rules.ts';

test.each([
  ['a letter left out', 'هدفن', 'هدفون'],
  ['a letter too many', 'هدففون', 'هدفون'],
  ['a wrong letter', 'هدفوم', 'هدفون'],
  ['a wrong first letter', 'خدفون', 'هدفون'],
  ['two neighbours swapped', 'هدوفن', 'هدفون'],
  ['a missing last letter', 'هدفو', 'هدفون'],
  ['a Latin word', 'samsong', 'samsung'],
  ['a digit', 'a14', 'a15'],
])('one fault away: %s', (_, typed, meant) => {
  expect(oneFaultAway(typed)).toContain(meant);
});

test('two faults are not one', () => {
  expect(oneFaultAway('هدم')).not.toContain('هدفون');
});

test('a word is not its own neighbour, and nothing is not a word', () => {
  expect(oneFaultAway('آ')).not.toContain('');
  expect(oneFaultAway('کفش')).not.toContain('کفش');
});

test.each([
  ['one word', ['هدفن'], ['هدفن']],
  ['words too short to guess', ['هد', 'هدفن'], ['هدفن']],
  ['a word of two hundred letters', ['ک'.repeat(200)], []],
  ['a word of two hundred letters beside another', ['هدفن', 'ک'.repeat(195)], []],
  ['ten words', Array.from({ length: 10 }, (_, number) => `هدفن${number}`), []],
])('of what occurs nowhere, %s: so many are read as mistyped', (_, unknown, mistyped) => {
  expect(mistypedWords(unknown)).toEqual(mistyped);
});

test('no search is tried in more than ten thousand or so other spellings', () => {
  const searches = [
    ['ک'.repeat(200)],
    Array.from({ length: 8 }, (_, number) => `${number}`.repeat(24)),
    Array.from({ length: 3 }, (_, number) => `${number}`.repeat(24)),
  ];
  const spellings = searches.map((words) => mistypedWords(words).flatMap(oneFaultAway).length);
  expect(spellings.slice(0, 2)).toEqual([0, 0]);
  expect(spellings[2]).toBeGreaterThan(5_000);
  expect(spellings[2]).toBeLessThan(11_000);
});

test('words are folded, told apart, and limited', () => {
  expect(searchWords('كفش، کفش ۴۲')).toEqual(['کفش', '42']);
  expect(searchWords(Array.from({ length: 30 }, (_, number) => `w${number}`).join(' '))).toHaveLength(10);
});

test.each([
  ['کفش ورزشی', ['ورز'], true],
  ['کفش ورزشی', ['کفش', 'مر'], false],
  ['آرایش و زیبایی', ['زیبا', 'ارا'], true],
  ['کفش', [], false],
])('the name %s is named by %j: %s', (name, typed, named) => {
  expect(isNamed(name, typed)).toBe(named);
});
