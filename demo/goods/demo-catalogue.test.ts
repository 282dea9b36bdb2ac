import { expect, test } from 'vitest';
import { isSlug } from '#shared/text/slug.ts';
import { demoBrandNames } from './brands.ts';
import {
  demoBrands,
  demoCategories,
  demoProducts,
  demoVariants,
  isFewLeft,
  openingStock,
  photosOf,
} from './demo-catalogue.ts';
import { demoColours } from './colours.ts';
import { readDemoIcons } from './demo-icons.ts';
import { categoryImage } from './demo-images.ts';
import type { Bilingual } from './demo-product.ts';
import { tagsInEnglish } from './tags.ts';

const subs = demoCategories.flatMap((main) => main.children);
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('the demo shop has at least 300 products in 8 main and 30 further categories', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(300);
  expect(demoCategories.length).toBeGreaterThanOrEqual(8);
  expect(subs.length).toBeGreaterThanOrEqual(30);
});

test('LIST-01 the specified categories exist: the eight fallback categories and the first chips', () => {
  const slugs = [...demoCategories, ...subs].map(({ slug }) => slug);
  const wanted = [
    'womens-fashion',
    'groceries-pets',
    'health-beauty',
    'sports-outdoors',
    'home-appliance',
    'tour-travels',
    'mother-baby',
    'clearance-sale',
    'furniture',
    'shoes',
    'dress',
  ];
  expect(wanted.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test('every slug is unique and valid in a URL', () => {
  const slugs = demoProducts.map((product) => product.slug);
  const categorySlugs = [...demoCategories, ...subs]
    .map((category) => category.slug)
    .concat(demoBrands.map((brand) => `brand-${brand.slug}`));
  expect([...repeated(slugs), ...repeated(categorySlugs)]).toEqual([]);
  expect([...slugs, ...categorySlugs].filter((slug) => !isSlug(slug))).toEqual([]);
});

test('every product has a brand and a category, every brand and category has a product, and names are unique', () => {
  const named = (wanted: readonly string[], found: readonly string[]) => wanted.filter((one) => !found.includes(one));
  const brands = demoProducts.map(({ brand }) => brand);
  const categories = demoProducts.map(({ category }) => category);
  expect(named(brands, Object.keys(demoBrandNames))).toEqual([]);
  expect(named(Object.keys(demoBrandNames), brands)).toEqual([]);
  expect(
    named(
      categories,
      subs.map(({ slug }) => slug),
    ),
  ).toEqual([]);
  expect(
    named(
      subs.map(({ slug }) => slug),
      categories,
    ),
  ).toEqual([]);
  expect(repeated(demoProducts.flatMap(({ name }) => [name.fa, name.en]))).toEqual([]);
});

/** Every text of the goods in both languages, with its location. */
const texts: { readonly where: string; readonly text: Bilingual; readonly mayBeEmpty?: boolean }[] = [
  ...[...demoCategories, ...subs].map(({ slug, name }) => ({ where: `category ${slug}`, text: name })),
  ...demoBrands.map(({ slug, name }) => ({ where: `brand ${slug}`, text: name })),
  ...Object.entries(demoColours).map(([key, { name }]) => ({ where: `colour ${key}`, text: name })),
  ...Object.entries(tagsInEnglish).map(([fa, en]) => ({ where: `tag ${fa}`, text: { fa, en } })),
  ...demoProducts.flatMap(({ slug, name, description, specifications, badge, sizes = [] }) =>
    [
      { text: name },
      { text: description, mayBeEmpty: true },
      ...specifications.flatMap((one) => [{ text: one.name }, { text: one.value }]),
      ...(badge === undefined ? [] : [{ text: badge.text }]),
      ...sizes.flatMap((size) => (typeof size === 'string' ? [] : [{ text: size }])),
    ].map((one) => ({ where: slug, ...one })),
  ),
];

test('APP-01 every Persian text has an English translation, and neither has gaps', () => {
  const wanting = texts.filter(
    ({ text: { fa, en }, mayBeEmpty }) =>
      (fa.trim() === '') !== (en.trim() === '') ||
      (fa.trim() === '' && mayBeEmpty !== true) ||
      /[\u0600-\u06ff]/.test(en),
  );
  expect(wanting).toEqual([]);
});

test('Persian texts contain no Latin letters or digits and use Persian letters', () => {
  expect(texts.filter(({ text: { fa } }) => /[A-Za-z0-9كيىة]| {2}| [،.؛]/.test(fa))).toEqual([]);
});

test('APP-01 SRCH-01 every tag has a unique English name, every colour a name, and none is unused', () => {
  const used = new Set(demoProducts.flatMap(({ tags }) => tags));
  expect([...used].filter((tag) => !Object.hasOwn(tagsInEnglish, tag))).toEqual([]);
  expect(Object.keys(tagsInEnglish).filter((tag) => !used.has(tag))).toEqual([]);
  expect(repeated(Object.values(tagsInEnglish))).toEqual([]);
  const colours = new Set(demoProducts.flatMap((product) => (product.colours ?? []).map(({ colour }) => colour)));
  expect(Object.keys(demoColours).filter((colour) => !(colours as Set<string>).has(colour))).toEqual([]);
  expect(repeated(Object.values(demoColours).flatMap(({ name }) => [name.fa, name.en]))).toEqual([]);
});

test('prices and flash sales are plausible', () => {
  const odd = demoProducts.filter(
    ({ price, flashSale }) =>
      !Number.isInteger(price) ||
      price % 1_000 !== 0 ||
      price < 20_000 ||
      price > 200_000_000 ||
      (flashSale !== undefined &&
        (flashSale.price >= price - 5_000 || flashSale.price < price * 0.3 || flashSale.allotted < 5)),
  );
  expect(odd.map((product) => product.slug)).toEqual([]);
});

test('every product but one has a description; all have specifications and tags', () => {
  const bare = demoProducts.filter(
    ({ specifications, tags, name }) => specifications.length < 2 || tags.length < 3 || name.fa.length > 90,
  );
  expect(bare.map((product) => product.slug)).toEqual([]);
  const undescribed = demoProducts.filter(({ description }) => description.fa.length < 40);
  expect(undescribed.map(({ slug }) => slug)).toEqual(['camera-folding']);
});

test('of at least five among the first sixty two to twelve pieces are left, and no variant of theirs surprises', () => {
  const few = demoProducts.slice(0, 60).filter(isFewLeft);
  expect(few.length).toBeGreaterThanOrEqual(5);
  expect(few.every((product) => demoVariants(product).length === 1 && openingStock(product, 0) === product.stock)).toBe(
    true,
  );
});

test('some products are sold out, one has a single piece left, most are in stock', () => {
  const soldOut = demoProducts.filter((product) =>
    demoVariants(product).every((_, index) => openingStock(product, index) === 0),
  );
  expect(soldOut.length).toBeGreaterThan(5);
  expect(soldOut.length).toBeLessThan(demoProducts.length / 8);
  expect(demoProducts.filter(({ stock }) => stock === 1)).not.toEqual([]);
});

test('the departments alternate in the list', () => {
  const mainOf = (slug: string) => demoCategories.find((main) => main.children.some((sub) => sub.slug === slug))?.slug;
  expect(new Set(demoProducts.slice(0, 18).map((product) => mainOf(product.category))).size).toBeGreaterThanOrEqual(8);
});

test('a product has at most twelve variants, with every size of each of its colours, and the photograph of its colour', () => {
  for (const product of demoProducts) {
    const variants = demoVariants(product);
    expect(variants.length).toBeLessThanOrEqual(12);
    if (product.option === undefined) expect(variants.length % (product.sizes?.length ?? 1)).toBe(0);
    for (const { colour, photo } of variants) {
      const visible = product.colours?.find((one) => demoColours[one.colour].name.fa === colour?.name.fa)?.photos[0];
      expect([product.slug, photo]).toEqual([product.slug, visible ?? null]);
    }
  }
  expect(demoProducts.filter((product) => (product.colours?.length ?? 0) > 1).length).toBeGreaterThan(70);
  expect(demoProducts.filter((product) => photosOf(product).length > 1).length).toBeGreaterThan(80);
});

test('the drawing of every category is an image smaller than 20 kB', async () => {
  const visible = [...demoCategories, ...subs];
  const icons = await readDemoIcons(new Set(visible.map(({ emoji }) => emoji)));
  expect(Math.max(...visible.map((category) => categoryImage(category, icons).length))).toBeLessThan(20_000);
});
