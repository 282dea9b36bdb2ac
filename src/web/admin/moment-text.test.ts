import { expect, test } from 'vitest';
import { textOfMoment, typedMoment } from './moment-text.ts';

const evening = '2026-11-22T14:30:00.000Z';

test('typed text is displayed as typed, also an incomplete moment', () => {
  for (const text of ['2026/11/22 18:00', '2026/11', '  ', ''])
    expect(textOfMoment(typedMoment(text), typedMoment(text).as, 'en')).toBe(text);
});

test('a value saved by somebody else replaces an incomplete moment when it is accepted', () => {
  expect(textOfMoment(typedMoment('2026/11'), evening, 'en')).toBe('2026/11/22 18:00');
  expect(textOfMoment(typedMoment('2026/11'), null, 'en')).toBe('');
});

test("without an edit it is written in its reader's format", () => {
  expect(textOfMoment(null, evening, 'en')).toBe('2026/11/22 18:00');
  expect(textOfMoment(null, '2026/11', 'en')).toBe('2026/11');
});
