import { expect, test } from 'vitest';
import {
  attributeCells,
  attributeOfColumn,
  attributesAfter,
  columnsOf,
  typedAttributes,
  type TableAttribute,
} from './attribute-columns.rules.ts';

const known = new Map<string, TableAttribute>(
  [
    { code: 'material', kind: 'text' as const, options: [] },
    { code: 'power', kind: 'number' as const, options: [] },
    { code: 'touch', kind: 'boolean' as const, options: [] },
    { code: 'panel', kind: 'select' as const, options: [{ code: 'oled', name: { fa: 'اولد', en: 'OLED' } }] },
  ].map((one) => [one.code, one]),
);

test('a column names its attribute and, for text, the language', () => {
  expect(attributeOfColumn('attribute:screen-size')).toEqual({ code: 'screen-size', english: false });
  expect(attributeOfColumn('attribute:material_en')).toEqual({ code: 'material', english: true });
  expect(['attribute:', 'attribute:A', 'attributes:a', 'attribute:a_fa', 'name'].map(attributeOfColumn)).toEqual(
    Array(5).fill(null),
  );
  expect([...known.values()].flatMap(columnsOf)).toEqual([
    'attribute:material',
    'attribute:material_en',
    'attribute:power',
    'attribute:touch',
    'attribute:panel',
  ]);
});

const after = (cells: Record<string, string>, now: Parameters<typeof attributesAfter>[0] = []) =>
  attributesAfter(now, typedAttributes(cells), known);

test('cells accept any digits and either language, and an empty cell removes the value', () => {
  expect(
    after({
      'attribute:material': ' چوب ',
      'attribute:material_en': 'Wood',
      'attribute:power': '۲٬۲۰۰٫۵',
      'attribute:touch': 'دارد',
      'attribute:panel': 'OLED',
      name: 'میز',
    }),
  ).toEqual({
    values: [
      { code: 'material', text: { fa: 'چوب', en: 'Wood' } },
      { code: 'power', number: 2200.5 },
      { code: 'touch', boolean: true },
      { code: 'panel', option: 'oled' },
    ],
    wrong: [],
  });
  const now = [
    { code: 'touch', boolean: true },
    { code: 'power', number: 5 },
  ];
  expect(after({ 'attribute:touch': '' }, now).values).toEqual([{ code: 'power', number: 5 }]);
});

test('texts in a language whose column is missing are unchanged', () => {
  const now = [{ code: 'material', text: { fa: 'چوب', en: 'Wood' } }];
  expect(after({ 'attribute:material': 'فلز' }, now).values).toEqual([
    { code: 'material', text: { fa: 'فلز', en: 'Wood' } },
  ]);
  expect(after({ 'attribute:material': '' }, now)).toEqual({ values: [], wrong: [] });
  expect(after({ 'attribute:material_en': '' }, now).values).toEqual([
    { code: 'material', text: { fa: 'چوب', en: '' } },
  ]);
});

test('an invalid value is reported by its column', () => {
  const { wrong, values } = after({
    'attribute:material_en': 'Wood',
    'attribute:power': 'many',
    'attribute:touch': 'constructor',
    'attribute:panel': 'plasma',
  });
  expect(wrong).toEqual([
    { column: 'attribute:material', error: 'missing' },
    { column: 'attribute:power', error: 'no-number' },
    { column: 'attribute:touch', error: 'no-answer' },
    { column: 'attribute:panel', error: 'unknown-option' },
  ]);
  expect(values).toEqual([]);
  expect(after({ 'attribute:material': 'چ'.repeat(301) }).wrong).toMatchObject([{ error: 'too-long' }]);
});

test('an export is imported unchanged', () => {
  const values = [
    { code: 'material', text: { fa: 'چوب', en: 'Wood' } },
    { code: 'power', number: 0.5 },
    { code: 'touch', boolean: false },
    { code: 'panel', option: 'oled' },
  ];
  const cells = Object.fromEntries(
    [...known.values()].flatMap((attribute) => {
      const written = attributeCells(
        attribute,
        values.find(({ code }) => code === attribute.code),
      );
      return columnsOf(attribute).map((column, index) => [column, written[index] ?? '']);
    }),
  );
  expect(after(cells)).toEqual({ values, wrong: [] });
});
