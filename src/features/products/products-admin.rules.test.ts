import { expect, test } from 'vitest';
import { translationsOf } from '#shared/text/names.ts';

test('texts of another language are stored when present', () => {
  expect(translationsOf({ name: '', description: '' })).toEqual({});
  expect(translationsOf({ name: 'Lamp', description: '' })).toEqual({ en: { name: 'Lamp' } });
});
