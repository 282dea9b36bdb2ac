import { expect, test } from 'vitest';
import { firstAlike } from './products-admin.rules.ts';
import { translationsOf } from '#shared/text/names.ts';

const red = { name: 'سرخ', hex: '#aa0000' };

test.each([
  ['one of a kind', [{ colour: null, size: null }], null],
  [
    'a size twice',
    [
      { colour: null, size: 'L' },
      { colour: null, size: 'M' },
      { colour: null, size: 'L ' },
    ],
    2,
  ],
  [
    'a size in two colours',
    [
      { colour: red, size: 'L' },
      { colour: null, size: 'L' },
    ],
    null,
  ],
  [
    'two sizes by one English name',
    [
      { colour: null, size: 'بزرگ', size_en: 'Large' },
      { colour: null, size: 'درشت', size_en: 'Large' },
    ],
    1,
  ],
  [
    'a size whose English name is another size',
    [
      { colour: null, size: 'L' },
      { colour: null, size: 'بزرگ', size_en: 'L' },
    ],
    1,
  ],
  [
    'a colour of another shade by the same name',
    [
      { colour: red, size: null },
      { colour: { ...red, hex: '#ff0000' }, size: null },
    ],
    1,
  ],
])('PROD-10 variants alike: %s', (_, variants, index) => {
  expect(firstAlike(variants)).toBe(index);
});

test('texts of another language are stored when there are any', () => {
  expect(translationsOf({ name: '', description: '' })).toEqual({});
  expect(translationsOf({ name: 'Lamp', description: '' })).toEqual({ en: { name: 'Lamp' } });
});
