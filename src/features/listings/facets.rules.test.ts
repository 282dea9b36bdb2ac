import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FacetTable, type FacetRow } from './facet-table.rules.ts';
import { countFacets, inSizeOrder, type AttributeWish, type FacetFilter } from './facets.rules.ts';

const row = (given: Partial<FacetRow>): FacetRow => ({
  productId: 1,
  categoryId: 1,
  brandId: null,
  basePrice: 1_000,
  rating: null,
  inStock: true,
  payments: ['online'],
  colours: [],
  sizes: [],
  attributes: [],
  ...given,
});

const free = { rule: { off: 0, above: 0 }, specials: new Map<number, number>() };
const tableOf = (rows: FacetRow[]) => new FacetTable(rows.map((one, index) => ({ ...one, productId: index + 1 })));
const counted = (rows: FacetRow[], filter: FacetFilter) => countFacets(tableOf(rows), filter, free);

const wish = (attributeId: number, values: readonly number[]): AttributeWish => ({
  attributeId,
  ranges: values.map((value) => ({ from: value, to: value })),
});
const ram = (...values: readonly number[]) => wish(7, values);
const touch = (...values: readonly number[]) => wish(8, values);

const shelf = [
  row({
    brandId: 1,
    basePrice: 100,
    rating: 4.6,
    colours: ['سرخ', 'آبی'],
    sizes: ['M', 'L'],
    payments: ['online', 'cash'],
  }),
  row({ brandId: 1, basePrice: 300, rating: 3.2, colours: ['آبی'], sizes: ['M'], inStock: false }),
  row({ brandId: 2, basePrice: 200, colours: ['سرخ'], sizes: ['L'], payments: ['online', 'cash'] }),
  row({ basePrice: 900, rating: 2, colours: [] }),
];

test('without a filter all products are counted', () => {
  const counts = counted(shelf, {});
  expect(counts).toMatchObject({ total: 4, inStock: 3, priceMin: 100, priceMax: 900 });
  expect(Object.fromEntries(counts.brands)).toEqual({ 1: 2, 2: 1 });
  expect(Object.fromEntries(counts.colours)).toEqual({ سرخ: 2, آبی: 2 });
  expect(Object.fromEntries(counts.ratings)).toEqual({ 4: 1, 3: 2, 2: 3 });
  expect(Object.fromEntries(counts.payments)).toEqual({ online: 4, cash: 2 });
});

test('a facet is counted under the other filters, not under itself', () => {
  const counts = counted(shelf, { brands: new Set([1]), colours: new Set(['سرخ']) });
  expect(counts.total).toBe(1);
  expect(Object.fromEntries(counts.brands)).toEqual({ 1: 1, 2: 1 });
  expect(Object.fromEntries(counts.colours)).toEqual({ سرخ: 1, آبی: 2 });
  expect(counts).toMatchObject({ priceMin: 100, priceMax: 100 });
});

test('only the given products are counted, by category and sale price', () => {
  const table = tableOf(shelf.map((one, index) => ({ ...one, categoryId: index % 2 })));
  const rule = { off: 50, above: 250 };
  const specials = new Map([
    [1, 20],
    [9, 1],
  ]);
  expect(countFacets(table, {}, { rule, specials })).toMatchObject({ total: 4, priceMin: 20, priceMax: 850 });
  const slots = table.slotsOf([2, 4, 7]);
  expect(countFacets(table, {}, { rule, specials, slots })).toMatchObject({ total: 2, priceMin: 250, priceMax: 850 });
  const categoryIds = new Set([0]);
  expect(countFacets(table, {}, { rule, specials, categoryIds })).toMatchObject({
    total: 2,
    priceMin: 20,
    priceMax: 200,
  });
});

test('a changed product is counted once and a deleted one not at all, after any sequence of changes', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ productId: fc.integer({ min: 1, max: 5 }), brandId: fc.option(fc.integer({ min: 1, max: 3 })) }),
      ),
      (changes) => {
        const table = new FacetTable();
        const rows = new Map<number, FacetRow>();
        for (const { productId, brandId } of changes) {
          // A row without a brand stands for a deletion.
          if (brandId === null) [table, rows].forEach((all) => all.delete(productId));
          else {
            const changed = row({ productId, brandId, sizes: [`${brandId}`] });
            table.set(changed);
            rows.set(productId, changed);
          }
        }
        expect(table.size).toBe(rows.size);
        expect([...table.sizesInUse()].sort()).toEqual(
          [...new Set([...rows.values()].flatMap(({ sizes }) => sizes))].sort(),
        );
        const { brands } = countFacets(table, {}, free);
        for (const brandId of [1, 2, 3])
          expect(brands.get(brandId) ?? 0).toBe([...rows.values()].filter((one) => one.brandId === brandId).length);
      },
    ),
  );
});

test('a table grows with the number of products', () => {
  const table = new FacetTable(Array.from({ length: 3_000 }, (_, index) => row({ productId: index + 1, brandId: 1 })));
  expect(countFacets(table, {}, free).brands).toEqual(new Map([[1, 3_000]]));
});

test('an empty result has no price', () => {
  expect(counted(shelf, { sizes: new Set(['XS']) })).toMatchObject({ total: 0, priceMin: null, priceMax: null });
});

test('any next choice leaves as many products as its count promised', () => {
  const rows = fc.array(
    fc.record({
      productId: fc.constant(1),
      categoryId: fc.constant(1),
      brandId: fc.option(fc.integer({ min: 1, max: 3 })),
      basePrice: fc.integer({ min: 0, max: 9 }),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      inStock: fc.boolean(),
      payments: fc.subarray(['online', 'cash']),
      colours: fc.subarray(['a', 'b', 'c']),
      sizes: fc.subarray(['S', 'M']),
      attributes: fc.subarray([
        { attributeId: 7, value: 1 },
        { attributeId: 8, value: 1 },
        { attributeId: 9, value: 3 },
      ]),
    }),
    { maxLength: 30 },
  );
  const filter = fc.record(
    {
      brands: fc.subarray([1, 2, 3], { minLength: 1 }).map((ids) => new Set<number | null>(ids)),
      colours: fc.subarray(['a', 'b', 'c'], { minLength: 1 }).map((names) => new Set(names)),
      rating: fc.constantFrom(2, 3, 4),
      priceMax: fc.integer({ min: 0, max: 9 }),
      inStock: fc.boolean(),
      attributes: fc.constantFrom([ram(1, 2)], [ram(1), touch(1)], []),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(rows, filter, (given, chosen) => {
      const counts = counted(given, chosen);
      const totalWith = (further: FacetFilter) => counted(given, { ...chosen, ...further }).total;
      for (const brand of [1, 2, 3])
        expect(counts.brands.get(brand) ?? 0).toBe(totalWith({ brands: new Set([brand]) }));
      for (const size of ['S', 'M']) expect(counts.sizes.get(size) ?? 0).toBe(totalWith({ sizes: new Set([size]) }));
      for (const rating of [2, 3, 4]) expect(counts.ratings.get(rating) ?? 0).toBe(totalWith({ rating }));
      expect(counts.inStock).toBe(totalWith({ inStock: true }));
      const others = (chosen.attributes ?? []).filter(({ attributeId }) => attributeId !== 7);
      for (const value of [1, 2, 3]) {
        expect(counts.attributes.get(7)?.get(value) ?? 0).toBe(totalWith({ attributes: [...others, ram(value)] }));
        const having = given.filter(({ attributes }) =>
          attributes.some((one) => one.attributeId === 7 && one.value === value),
        );
        expect(counts.allAttributes.get(7)?.get(value) ?? 0).toBe(having.length);
      }
    }),
  );
});

test('sizes are sorted from small to large', () => {
  expect(inSizeOrder(['XL', '42', 'M', 'تک‌سایز', '38.5', 'S', '۳۸', '۹'])).toEqual([
    'S',
    'M',
    'XL',
    '۹',
    '۳۸',
    '38.5',
    '42',
    'تک‌سایز',
  ]);
});
