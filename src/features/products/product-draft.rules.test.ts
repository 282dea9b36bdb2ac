import { holdsTheSame, joinChanges } from '#shared/join-changes.ts';
import { formFields } from './product-fields.rules.ts';
import { formVariantFields, freshVariantFields } from './variant-fields.rules.ts';
import { expect, test } from 'vitest';
import { freshOption, isUsed, wholeOptions } from './written-options.rules.ts';
import {
  formOf,
  freshProduct,
  freshVariant,
  missingIn,
  tagsIn,
  writtenFrom,
  type WrittenProduct,
} from './product-draft.rules.ts';

const lamp: WrittenProduct = {
  ...freshProduct(),
  name: 'چراغ',
  categoryId: 3,
  variants: [{ ...freshVariant('1', 90_000), id: 1 }],
};

const noCodes = { archived: false, ...formVariantFields(freshVariantFields()) };

test('what is missing is named by its field', () => {
  expect(missingIn(freshProduct())).toEqual(['name', 'category_id', 'variants.0.base_price']);
  expect(missingIn(lamp)).toEqual([]);
});

test.each([
  ['خانه، هدیه,خانه', ['خانه', 'هدیه']],
  ['  ', []],
  ['یک برچسب', ['یک برچسب']],
])('the tags of «%s»', (line, tags) => {
  expect(tagsIn(line)).toEqual(tags);
});

test('empty colours, sizes, badges and rows are none; new variants bring their pieces, old ones their number', () => {
  const form = formOf({
    ...lamp,
    specifications: [{ key: 'a', name: '', value: ' ', nameEn: '', valueEn: '' }],
    variants: [...lamp.variants, { ...freshVariant('b', 5), colourName: 'سرخ', stock: 4 }],
  });
  expect(form).toMatchObject({ badge: null, video_id: null, specifications: [], category_id: 3 });
  expect(form).not.toHaveProperty('slug');
  expect(form.variants).toEqual([
    {
      id: 1,
      values: [null],
      colour: null,
      size: null,
      base_price: 90_000,
      picture_key: null,
      visible: true,
      ...noCodes,
    },
    {
      stock: 4,
      values: ['سرخ'],
      colour: { name: 'سرخ', hex: '#888888' },
      size: null,
      base_price: 5,
      picture_key: null,
      visible: true,
      ...noCodes,
    },
  ]);
});

test('a product that is read and not touched is not changed', () => {
  const draft = {
    ...formOf(lamp),
    ...formFields(lamp),
    slug: 'lamp',
    id: 1,
    version: 1,
    seller: { id: 1, name: 'حجره' },
    linked_products: [],
    attributes: [],
    changed_at: '',
    options: [],
    variants: [
      {
        id: 1,
        values: ['L'],
        colour: null,
        size: 'L',
        base_price: 5,
        picture_key: null,
        visible: true,
        ...noCodes,
        on_hand: 3,
        held: 1,
      },
    ],
  };
  expect(holdsTheSame(writtenFrom(draft), writtenFrom(draft))).toBe(true);
  const named = {
    ...draft,
    badge: { text: 'تازه', text_en: 'New', color: 'turquoise' as const },
    variants: draft.variants.map((one) => ({
      ...one,
      colour: { name: 'سرخ', name_en: 'Red', hex: '#aa0000' },
      size_en: 'Large',
    })),
  };
  expect(formOf(writtenFrom(named))).toMatchObject({
    badge: named.badge,
    variants: [{ colour: { name_en: 'Red' }, size_en: 'Large' }],
  });
  expect(formOf(writtenFrom(draft)).variants).toEqual([
    { id: 1, values: ['L'], colour: null, size: 'L', base_price: 5, picture_key: null, visible: true, ...noCodes },
  ]);
});

test('an option is sent with its values in their order, and each variant with what it has of it; colour and size come from the variants', () => {
  const scent = {
    ...freshOption('scent'),
    name: 'رایحه',
    values: [
      { key: 'a', number: 3_001, name: 'گل سرخ', nameEn: 'Rose' },
      { key: 'b', number: null, name: 'یاس', nameEn: '' },
    ],
  };
  const [first] = lamp.variants;
  const form = formOf({
    ...lamp,
    options: [scent],
    variants: [
      { ...first!, size: '۵۰ میل', chosen: { scent: 'b' } },
      { ...freshVariant('2', 5), size: '۵۰ میل', sizeEn: '50 ml', chosen: { gone: 'x' } },
    ],
  });
  expect(form.options).toEqual([
    { kind: 'size', name: 'اندازه', name_en: 'Size', values: [{ name: '۵۰ میل', name_en: '' }] },
    {
      kind: 'other',
      name: 'رایحه',
      name_en: '',
      values: [
        { number: 3_001, name: 'گل سرخ', name_en: 'Rose' },
        { name: 'یاس', name_en: '' },
      ],
    },
  ]);
  expect(form.variants.map(({ values }) => values)).toEqual([
    ['۵۰ میل', 'یاس'],
    ['۵۰ میل', null],
  ]);
  expect([isUsed(scent, scent.values[0]!, lamp.variants), wholeOptions(lamp)]).toEqual([false, []]);
});

test('of two people’s changes both are stored, and mine where both changed the same', () => {
  const mine = { ...lamp, name: 'از من', description: 'از من' };
  const theirs = { ...lamp, name: 'از او', tags: 'از او' };
  expect(joinChanges(lamp, mine, theirs)).toEqual({
    joined: { ...lamp, name: 'از من', description: 'از من', tags: 'از او' },
    both: ['name'],
  });
});
