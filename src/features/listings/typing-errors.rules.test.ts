import { expect, test } from 'vitest';
import { oneErrorAway } from './typing-errors.rules.ts';

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

test('two errors are not one', () => {
  expect(oneErrorAway('هدم')).not.toContain('هدفون');
});

test('a word is not its own neighbour, and nothing is not a word', () => {
  expect(oneErrorAway('آ')).not.toContain('');
  expect(oneErrorAway('کفش')).not.toContain('کفش');
});
