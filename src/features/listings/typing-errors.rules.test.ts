import { expect, test } from 'vitest';
import { errorsBetween, oneErrorAway } from './typing-errors.rules.ts';

test.each([
  ['a letter left out', 'هدفن', 'هدفون'],
  ['a letter too many', 'هدففون', 'هدفون'],
  ['a wrong letter', 'هدفوم', 'هدفون'],
  ['a wrong first letter', 'خدفون', 'هدفون'],
  ['two neighbours swapped', 'هدوفن', 'هدفون'],
  ['a missing last letter', 'هدفو', 'هدفون'],
  ['a Latin word', 'samsong', 'samsung'],
  ['a digit', 'a14', 'a15'],
])('one error away: %s', (_, typed, meant) => {
  expect(oneErrorAway(typed)).toContain(meant);
});

test('two errors do not count as one', () => {
  expect(oneErrorAway('هدم')).not.toContain('هدفون');
});

test('a word is not its own neighbour, and an empty string is not a word', () => {
  expect(oneErrorAway('آ')).not.toContain('');
  expect(oneErrorAway('کفش')).not.toContain('کفش');
});

test.each([
  ['the same word', 'هدفون', 'هدفون', 0],
  ['a letter left out', 'هدفن', 'هدفون', 1],
  ['neighbours swapped', 'هدوفن', 'هدفون', 1],
  ['two wrong letters', 'هذزفری', 'هندزفری', 2],
  ['a wrong letter and one too many', 'دوچرخعه', 'دوچرخه', 1],
  ['neighbours swapped twice', 'ودرچخه', 'دوچرخه', 2],
  ['three errors', 'نوهخرچه', 'دوچرخه', 4],
  ['nothing', '', 'کفش', 3],
])('errors between words: %s', (_, typed, meant, count) => {
  expect(errorsBetween(typed, meant)).toBe(count);
  expect(errorsBetween(meant, typed)).toBe(count);
});

test('every word generated one error away counts as one error', () => {
  for (const word of oneErrorAway('گلدان')) expect(errorsBetween('گلدان', word)).toBe(1);
});
