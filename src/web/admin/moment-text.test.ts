import { expect, test } from 'vitest';
import { textOfMoment, typedMoment } from './moment-text.ts';

const evening = '2026-11-22T14:30:00.000Z';

test('what is typed stands as it was typed, half a moment too', () => {
  for (const text of ['2026/11/22 18:00', '2026/11', '  ', ''])
    expect(textOfMoment(typedMoment(text), typedMoment(text).as, 'en')).toBe(text);
});

test('what somebody else saved takes the place of half a moment when it is taken', () => {
  expect(textOfMoment(typedMoment('2026/11'), evening, 'en')).toBe('2026/11/22 18:00');
  expect(textOfMoment(typedMoment('2026/11'), null, 'en')).toBe('');
});

test('without a hand on it, it is written as its reader writes it', () => {
  expect(textOfMoment(null, evening, 'en')).toBe('2026/11/22 18:00');
  expect(textOfMoment(null, '2026/11', 'en')).toBe('2026/11');
});
