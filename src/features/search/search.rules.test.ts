import { expect, test } from 'vitest';
import { searchWords } from '#features/catalogue/catalogue.rules.ts';
import { isNamed, oneFaultAway } from './search.rules.ts';

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
