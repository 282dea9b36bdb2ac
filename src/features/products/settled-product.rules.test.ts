import { expect, test } from 'vitest';
import {
  foundDraft,
  heldDraft,
  madeDraft,
  savedDraft,
  sentDraft,
  textOfDraft,
  withVersion,
} from '#web/forms/held-draft.ts';
import { formOf, freshProduct, freshVariant, type WrittenProduct } from './product-draft.rules.ts';
import { correctedProduct, settledProduct } from './settled-product.rules.ts';
import { freshOption } from './written-options.rules.ts';

const lamp: WrittenProduct = {
  ...freshProduct(),
  name: 'چراغ',
  slug: 'lamp',
  categoryId: 3,
  variants: [{ ...freshVariant('1', 90_000), id: 1, colourName: 'سرخ', onHand: 5 }],
};
const red = { key: '1', slot: 1, kind: 'colour', name: 'رنگ', nameEn: 'Colour', values: [] } as const;
const stored: WrittenProduct = { ...lamp, options: [red] };
const blue = { ...freshVariant('row-2', 90_000), colourName: 'آبی', stock: 8 };
const sent: WrittenProduct = { ...stored, tags: 'نور,خانه', variants: [...stored.variants, blue] };
/** The product as stored from what was sent. */
const saved: WrittenProduct = {
  ...sent,
  tags: 'نور، خانه',
  variants: [...stored.variants, { ...blue, key: '2', id: 2, stock: null, onHand: 8 }],
};

test('an added variant is updated by the next save, even when edited while the first was pending', () => {
  const [first, second] = sent.variants as [typeof blue, typeof blue];
  const typed = { ...heldDraft(stored, 1), value: { ...sent, variants: [first, { ...second, price: 150_000 }] } };
  const known = withVersion(savedDraft(typed, sent, 2), saved, 2, settledProduct);
  expect(formOf(known.value).variants).toMatchObject([{ id: 1 }, { id: 2, base_price: 150_000 }]);
  expect(formOf(known.value).variants[1]).not.toHaveProperty('stock');
  expect(known).toMatchObject({ base: saved, both: null });
});

test("a save whose response was lost is recognised as one's own, and its additions are not added again", () => {
  const lost = sentDraft({ ...heldDraft(stored, 1), value: sent });
  const known = withVersion(lost, saved, 2, settledProduct);
  expect(known).toMatchObject({ value: saved, base: saved, both: null });
  const corrected = { ...lost, value: { ...sent, name: 'چراغ مسی' } };
  const since = foundDraft(saved, 2, textOfDraft(corrected), settledProduct);
  expect(since).toMatchObject({ value: { name: 'چراغ مسی' }, both: null });
  expect(since.value.variants).toEqual(saved.variants);
  expect(withVersion(lost, { ...saved, name: 'از دیگری' }, 2, settledProduct).both).not.toBeNull();
});

test('a new product retains what was typed while it was being created', () => {
  const fresh = freshProduct();
  const size = { ...freshOption('a'), name: 'نخ' };
  const first = { ...freshVariant('first', 5), stock: 37, chosen: { a: 'second' } };
  const begun = { ...fresh, name: 'گلیم', options: [size], variants: [first] };
  const typed = {
    ...heldDraft(fresh, 0),
    value: { ...begun, description: 'بافتهٔ دست', variants: [{ ...first, price: 6 }] },
  };
  const made: WrittenProduct = {
    ...begun,
    slug: 'kilim',
    options: [
      {
        ...size,
        key: '1',
        slot: 1,
        values: size.values.map((value, index) => ({ ...value, key: String(1001 + index), number: 1001 + index })),
      },
    ],
    variants: [{ ...first, key: '9', id: 9, stock: null, onHand: 37, chosen: { 1: '1002' } }],
  };
  const item = { name: 'product:9', stored: made, version: 1 };
  const since = foundDraft(made, 1, textOfDraft(madeDraft(typed, begun, item, settledProduct)), settledProduct);
  expect(since.value).toEqual({ ...made, description: 'بافتهٔ دست', variants: [{ ...made.variants[0], price: 6 }] });
  expect(since).toMatchObject({ both: null, version: 1 });
  expect(textOfDraft(madeDraft({ ...typed, value: begun }, begun, item, settledProduct))).toBe('');
});

test('a product created by a lost response is updated to the draft: prices, stock and variants added or removed', () => {
  const [first] = freshProduct().variants as [typeof blue];
  const begun = { ...lamp, variants: [{ ...first, stock: 37 }, blue] };
  const made = {
    ...begun,
    variants: [
      { ...first, key: '8', id: 8, stock: null, onHand: 37 },
      { ...blue, key: '9', id: 9, stock: null, onHand: 8 },
    ],
  };
  const green = { ...freshVariant('row-3', 1), colourName: 'سبز', stock: 2 };
  const now = { ...begun, name: 'چراغ مسی', variants: [{ ...first, price: 7, stock: 34 }, green] };
  const { body, pieces } = correctedProduct(now, begun, made);
  expect(pieces).toEqual([{ variant_id: 8, pieces: 34, seen: 37 }]);
  expect(body).toMatchObject({
    name: { fa: 'چراغ مسی' },
    variants: [
      { id: 8, base_price: 7, archived: false },
      { stock: 2, archived: false },
      { id: 9, archived: true },
    ],
  });
  expect(correctedProduct(begun, begun, made).pieces).toEqual([]);
});
