import { inPersian } from '#testing/in-persian.ts';
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

test('a missing value is reported by its field', () => {
  expect(missingIn(freshProduct())).toEqual(['name.fa', 'category_id', 'variants.0.base_price']);
  expect(missingIn(lamp)).toEqual([]);
});

test.each([
  ['خانه، هدیه,خانه', ['خانه', 'هدیه']],
  ['  ', []],
  ['یک برچسب', ['یک برچسب']],
])('parses the tags of «%s»', (line, tags) => {
  expect(tagsIn(line)).toEqual(tags);
});

test('empty colours, sizes, badges and rows are dropped; new variants have their stock, existing ones their number', () => {
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
      colour: { name: inPersian('سرخ'), hex: '#888888' },
      size: null,
      base_price: 5,
      picture_key: null,
      visible: true,
      ...noCodes,
    },
  ]);
});

test('a product that is loaded and not edited is unchanged', () => {
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
        size: inPersian('L'),
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
    badge: { text: inPersian('تازه', 'New'), color: 'turquoise' as const },
    variants: draft.variants.map((one) => ({
      ...one,
      colour: { name: inPersian('سرخ', 'Red'), hex: '#aa0000' },
      size: inPersian('L', 'Large'),
    })),
  };
  expect(formOf(writtenFrom(named))).toMatchObject({
    badge: named.badge,
    variants: [{ colour: { name: { en: 'Red' } }, size: { en: 'Large' } }],
  });
  expect(formOf(writtenFrom(draft)).variants).toEqual([
    {
      id: 1,
      values: ['L'],
      colour: null,
      size: inPersian('L'),
      base_price: 5,
      picture_key: null,
      visible: true,
      ...noCodes,
    },
  ]);
});

test('options are sent with ordered values and each variant with its own; colour and size come from the variants', () => {
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
    { kind: 'size', name: inPersian('اندازه', 'Size'), values: [{ name: inPersian('۵۰ میل') }] },
    {
      kind: 'other',
      name: inPersian('رایحه'),
      values: [{ number: 3_001, name: inPersian('گل سرخ', 'Rose') }, { name: inPersian('یاس') }],
    },
  ]);
  expect(form.variants.map(({ values }) => values)).toEqual([
    ['۵۰ میل', 'یاس'],
    ['۵۰ میل', null],
  ]);
  expect([isUsed(scent, scent.values[0]!, lamp.variants), wholeOptions(lamp)]).toEqual([false, []]);
});

test('concurrent edits of two people are both stored, and mine where both edited the same', () => {
  const mine = { ...lamp, name: 'از من', description: 'از من' };
  const theirs = { ...lamp, name: 'از او', tags: 'از او' };
  expect(joinChanges(lamp, mine, theirs)).toEqual({
    joined: { ...lamp, name: 'از من', description: 'از من', tags: 'از او' },
    both: ['name'],
  });
});
