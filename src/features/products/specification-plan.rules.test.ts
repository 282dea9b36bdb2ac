import { expect, test } from 'vitest';
import type { Specification } from './products.rules.ts';
import { kindOf, planOf, tallyLines, valueOfLine, type LineTally } from './specification-plan.rules.ts';

const line = (name: string, value: string, valueEn?: string): Specification => ({
  name,
  value,
  ...(valueEn === undefined ? {} : { name_en: `${name}-en`, value_en: valueEn }),
});

function tallied(values: readonly (readonly [value: string, valueEn?: string])[], categoryId = 2): LineTally[] {
  const tallies = new Map<string, LineTally>();
  for (const [value, valueEn] of values)
    tallyLines(tallies, { categoryId, specifications: [line('وصف', value, valueEn)] });
  return [...tallies.values()];
}

test.each<[string, (readonly [string, string?])[], object | null]>([
  [
    'numbers of one unit',
    [
      ['۱۴ اینچ', '14 inches'],
      ['۱۱ اینچ', '11 inches'],
    ],
    { type: 'number', unit: 'اینچ', unitEn: 'inches' },
  ],
  [
    'one day and several',
    [
      ['۱ روز', '1 day'],
      ['۴ روز', '4 days'],
    ],
    { type: 'number', unitEn: 'days', unitOneEn: 'day' },
  ],
  ['numbers without a unit', [['۷'], ['۵']], { type: 'number', unit: '' }],
  [
    'numbers of several units',
    [
      ['۹ ساعت', '9 hours'],
      ['۱۸ ماه', '18 months'],
    ],
    null,
  ],
  ['a number alone', [['۹ ساعت', '9 hours']], null],
  [
    'yes and no',
    [
      ['دارد', 'Yes'],
      ['ندارد', 'No'],
    ],
    { type: 'boolean' },
  ],
  ['few words that come back', [['چرم'], ['نخ'], ['چرم']], { type: 'select' }],
  ['words that never come back', [['چرم'], ['نخ'], ['پشم']], null],
  ['a value of two that agree', [['چرم'], ['چرم']], null],
  [
    'numbers that the languages say differently',
    [
      ['۱۴ اینچ', '15 inches'],
      ['۱۱ اینچ', '12 inches'],
    ],
    null,
  ],
])('lines become an attribute where they fit: %s', (_, values, kind) => {
  const [tally] = tallied(values);
  if (kind === null) expect(kindOf(tally!)).toBeNull();
  else expect(kindOf(tally!)).toMatchObject(kind);
});

test("an attribute of more than half of a category's children moves to the parent and is inherited", () => {
  const lines = [
    ['دارد', 'Yes'],
    ['ندارد', 'No'],
  ] as const;
  const categories = [
    { id: 1, parent_id: null },
    { id: 2, parent_id: 1 },
    { id: 3, parent_id: 1 },
    { id: 4, parent_id: 1 },
    { id: 5, parent_id: null },
  ];
  const of = (...ids: number[]) =>
    planOf(
      ids.flatMap((id) => tallied(lines, id)),
      categories,
    )[0];
  expect(of(2, 3, 5)).toMatchObject({ categoryIds: [1, 5], lines: 6 });
  expect(of(2, 5)).toMatchObject({ categoryIds: [2, 5] });
});

test('options are sorted by frequency; of two that differ only in English the more frequent is used', () => {
  const values = [
    ['نخ', 'Cotton'],
    ['چرم', 'Leather'],
    ['چرم', 'Leather'],
    ['نخ', 'Thread'],
    ['نخ', 'Cotton'],
    ['چرم', 'Leather'],
  ] as const;
  expect(planOf(tallied(values), [])[0]?.options).toEqual([
    { name: 'چرم', nameEn: 'Leather' },
    { name: 'نخ', nameEn: 'Cotton' },
  ]);
});

test('a line is moved when the value has its exact text in both languages, and stays otherwise', () => {
  const inches = { type: 'number' as const, unit: 'اینچ', unitEn: 'inches', unitOneEn: '', options: [] };
  expect(valueOfLine(inches, line('صفحه', '۱۴ اینچ', '14 inches'))).toEqual({ number: 14 });
  expect(valueOfLine(inches, line('صفحه', '14 اینچ', '14 inches'))).toBeNull();
  expect(valueOfLine(inches, line('صفحه', '۱۴ اینچ', '14"'))).toBeNull();
  const leather = {
    type: 'select' as const,
    unit: '',
    unitEn: null,
    unitOneEn: null,
    options: [{ id: 7, name: { fa: 'چرم', en: 'Leather' } }],
  };
  expect(valueOfLine(leather, line('جنس', 'چرم', 'Leather'))).toEqual({ optionId: 7 });
  expect(valueOfLine(leather, line('جنس', 'چرم', 'Hide'))).toBeNull();
});
