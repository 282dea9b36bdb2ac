import { expect, test } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import {
  firstAlike,
  optionError,
  plannedOptions,
  wantedOptions,
  type ChosenVariant,
  type StoredOption,
} from './product-options.rules.ts';

const red = { name: inPersian('سرخ'), hex: '#aa0000' };
const blue = { name: inPersian('آبی', 'Blue'), hex: '#0000aa' };

test.each<[string, ChosenVariant[], number | null]>([
  ['one of a kind', [{ colour: null, size: null }], null],
  [
    'a size twice',
    [
      { colour: null, size: inPersian('L') },
      { colour: null, size: inPersian('M') },
      { colour: null, size: inPersian('L ') },
    ],
    2,
  ],
  [
    'a size in two colours',
    [
      { colour: red, size: inPersian('L') },
      { colour: null, size: inPersian('L') },
    ],
    null,
  ],
  [
    'two sizes by one English name',
    [
      { colour: null, size: inPersian('بزرگ', 'Large') },
      { colour: null, size: inPersian('درشت', 'Large') },
    ],
    1,
  ],
  [
    'a size whose English name is another size',
    [
      { colour: null, size: inPersian('L') },
      { colour: null, size: inPersian('بزرگ', 'L') },
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
])('PROD-10 duplicate variants: %s', (_, variants, index) => {
  expect(firstAlike(wantedOptions({ variants }))).toBe(index);
});

const memory = {
  kind: 'other' as const,
  name: inPersian('حافظه', 'Storage'),
  values: [{ name: inPersian('۶۴ گیگابایت', '64 GB') }, { name: inPersian('۲۵۶ گیگابایت') }],
};
const colours = {
  kind: 'colour' as const,
  name: inPersian('رنگ'),
  values: [{ name: inPersian('سرخ'), swatch: '#aa0000' }],
};

const stored: StoredOption[] = [
  {
    slot: 1,
    kind: 'colour',
    name: 'رنگ',
    nameEn: 'Colour',
    values: [
      { number: 1_001, name: 'سرخ', nameEn: null, swatch: '#aa0000' },
      { number: 1_002, name: 'آبی', nameEn: 'Blue', swatch: '#0000aa' },
    ],
  },
  {
    slot: 3,
    kind: 'other',
    name: 'حافظه',
    nameEn: 'Storage',
    values: [{ number: 3_001, name: '۶۴ گیگابایت', nameEn: '64 GB', swatch: null }],
  },
];

test('colour and size of variants become options, in order of appearance', () => {
  const { options, chosen } = wantedOptions({
    variants: [
      { colour: red, size: inPersian('M') },
      { colour: blue, size: inPersian('M') },
    ],
  });
  expect(options.map(({ kind, name, values }) => [kind, name, values.map((value) => value.name)])).toEqual([
    ['colour', 'رنگ', ['سرخ', 'آبی']],
    ['size', 'اندازه', ['M']],
  ]);
  expect(chosen).toEqual([
    ['سرخ', 'M'],
    ['آبی', 'M'],
  ]);
});

test('a form that only handles colour and size leaves the other options and their values unchanged', () => {
  const values = new Map([
    [7, [1_001, 3_001]],
    [8, [1_002, null]],
  ]);
  const { options, chosen } = wantedOptions(
    { variants: [{ id: 7, colour: blue, size: null }, { id: 8 }] },
    {
      options: stored,
      values,
    },
  );
  expect(options.map(({ name }) => name)).toEqual(['رنگ', 'حافظه']);
  expect(chosen).toEqual([
    ['آبی', '۶۴ گیگابایت'],
    ['آبی', null],
  ]);
  // No variant uses red any more.
  expect(options[0]?.values.map(({ name }) => name)).toEqual(['آبی']);
});

test("values are numbered by their option's slot; existing ones retain their number when renamed or moved", () => {
  const wanted = wantedOptions({
    options: [
      {
        ...memory,
        slot: 3,
        name: inPersian('گنجایش'),
        values: [{ name: inPersian('۲۵۶ گیگابایت') }, { number: 3_001, name: inPersian('64', '64 GB') }],
      },
      { ...colours, slot: 1 },
      { kind: 'size', name: inPersian('اندازه'), values: [{ name: inPersian('L') }] },
    ],
    variants: [{ values: ['64', 'سرخ', 'L'] }, { values: ['۲۵۶ گیگابایت', null, 'L'] }],
  });
  expect(optionError(wanted)).toBeNull();
  const planned = plannedOptions(wanted, stored);
  expect(planned.options.map(({ slot, position, name }) => [slot, position, name])).toEqual([
    [3, 1, 'گنجایش'],
    [1, 2, 'رنگ'],
    [2, 3, 'اندازه'],
  ]);
  expect(planned.values.map(({ number, name }) => [number, name])).toEqual([
    [3_002, '۲۵۶ گیگابایت'],
    [3_001, '64'],
    [1_001, 'سرخ'],
    [2_001, 'L'],
  ]);
  expect(planned.chosen).toEqual([
    [1_001, 2_001, 3_001],
    [null, 2_001, 3_002],
  ]);
});

test.each([
  ['a name twice', [memory, { ...colours, name: inPersian('حافظه') }], [['۶۴ گیگابایت', null]], 'options.1.name.fa'],
  [
    'two options of colours',
    [colours, { ...colours, name: inPersian('رنگ دوم') }],
    [['سرخ', null]],
    'options.1.name.fa',
  ],
  [
    'a value twice',
    [{ ...memory, values: [{ name: inPersian('یک') }, { name: inPersian('یک ') }] }],
    [['یک']],
    'options.0.values.1.name.fa',
  ],
  ['a value that nobody wrote', [memory], [['۱۲۸ گیگابایت']], 'variants.0.values.0'],
])('%s is reported as an error of its field', (_, options, values, field) => {
  expect(optionError(wantedOptions({ options, variants: values.map((one) => ({ values: one })) }))?.field).toBe(field);
});

test('a fourth option is refused', () => {
  const other = (name: string) => ({ ...memory, name: inPersian(name) });
  const wanted = wantedOptions({
    options: [other('یک'), other('دو'), other('سه')],
    variants: [{ colour: red, size: null }],
  });
  expect(optionError(wanted)?.what).toBe('tooManyOptions');
});
