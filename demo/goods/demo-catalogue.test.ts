import { expect, test } from 'vitest';
import { isSlug } from '#shared/text/slug.ts';
import { demoBrands, demoCategories, demoProducts, demoVariants, isFewLeft, openingStock } from './demo-catalogue.ts';
import { englishBrands } from './english/english-brands.ts';
import { englishCategories } from './english/english-categories.ts';
import { englishColours, englishSize } from './english/english-kinds.ts';
import { englishProducts } from './english/english-products.ts';
import { readDemoIcons } from './demo-icons.ts';
import { categoryPicture, productPictures } from './demo-pictures.ts';

const subs = demoCategories.flatMap((main) => main.children);
const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

test('the demo shop has at least 240 products in 8 main and 30 further categories', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(240);
  expect(demoCategories.length).toBeGreaterThanOrEqual(8);
  expect(subs.length).toBeGreaterThanOrEqual(30);
});

test('every slug names one thing and can stand in an address', () => {
  const slugs = demoProducts.map((product) => product.slug);
  const categorySlugs = [...demoCategories, ...subs]
    .map((category) => category.slug)
    .concat(demoBrands.map((brand) => `brand-${brand.slug}`));
  expect([...repeated(slugs), ...repeated(categorySlugs)]).toEqual([]);
  expect([...slugs, ...categorySlugs].filter((slug) => !isSlug(slug))).toEqual([]);
});

test('every product has a brand, a category and every category a product', () => {
  const brands = new Set(demoBrands.map((brand) => brand.slug));
  const categories = new Set(subs.map((category) => category.slug));
  expect(
    demoProducts
      .filter((product) => !brands.has(product.brand) || !categories.has(product.category))
      .map((product) => product.slug),
  ).toEqual([]);
  expect(
    subs
      .filter((category) => !demoProducts.some((product) => product.category === category.slug))
      .map((category) => category.slug),
  ).toEqual([]);
});

const isEnglish = (text: string | null | undefined) =>
  text != null && text.trim() !== '' && !/[\u0600-\u06ff]/.test(text);

test('APP-01 every category and brand has a name in English', () => {
  expect(
    [...demoCategories, ...subs].filter(({ slug }) => !isEnglish(englishCategories[slug])).map(({ slug }) => slug),
  ).toEqual([]);
  expect(demoBrands.filter(({ slug }) => !isEnglish(englishBrands[slug])).map(({ slug }) => slug)).toEqual([]);
});

test('APP-01 every colour has an English name of its own, and every size in words one', () => {
  const colours = [...new Set(demoProducts.flatMap((product) => (product.colours ?? []).map(({ name }) => name)))];
  expect(colours.filter((name) => !isEnglish(englishColours[name]))).toEqual([]);
  expect(repeated(Object.values(englishColours))).toEqual([]);
  const sizes = [...new Set(demoProducts.flatMap((product) => product.sizes ?? []))];
  expect(sizes.filter((size) => /[آ-ی]/.test(size) && !isEnglish(englishSize(size)))).toEqual([]);
  expect(['۳ تا ۶ ماه', '۵ کیلوگرم', '۴۲', 'XL'].map(englishSize)).toEqual(['3 to 6 months', '5 kg', null, null]);
});

test('APP-01 every product says in English all that it says in Persian', () => {
  const wanting = demoProducts.filter(({ slug, specifications, tags, badge }) => {
    const english = englishProducts[slug];
    return (
      english?.specifications.length !== specifications.length ||
      english.tags.length !== tags.length ||
      (english.badge === undefined) !== (badge === undefined) ||
      ![
        english.name,
        english.description,
        ...english.specifications.flat(),
        ...english.tags,
        english.badge ?? 'none',
      ].every(isEnglish)
    );
  });
  expect(wanting.map(({ slug }) => slug)).toEqual([]);
  expect(repeated(Object.values(englishProducts).map(({ name }) => name))).toEqual([]);
  expect(Object.keys(englishProducts)).toHaveLength(demoProducts.length);
});

test('APP-01 SRCH-01 a tag is called the same on every product, so that one English link finds them all', () => {
  const names = new Map<string, Set<string>>();
  for (const { slug, tags } of demoProducts)
    tags.forEach((tag, place) =>
      names.set(tag, new Set([...(names.get(tag) ?? []), englishProducts[slug]?.tags[place] ?? ''])),
    );
  expect([...names].filter(([, called]) => called.size > 1)).toEqual([]);
});

test('prices and offers are plausible', () => {
  const odd = demoProducts.filter(
    ({ price, offer }) =>
      !Number.isInteger(price) ||
      price < 20_000 ||
      price > 200_000_000 ||
      (offer !== undefined && (offer.price >= price - 5_000 || offer.price < price * 0.3 || offer.allotted < 5)),
  );
  expect(odd.map((product) => product.slug)).toEqual([]);
});

test('every product is described, in Persian', () => {
  const bare = demoProducts.filter(
    (product) =>
      product.description.length < 60 ||
      product.specifications.length < 2 ||
      product.tags.length === 0 ||
      !/[آ-ی]/.test(product.name),
  );
  expect(bare.map((product) => product.slug)).toEqual([]);
});

test('of at least five among the first sixty two to twelve pieces are left, and no variant of theirs surprises', () => {
  const few = demoProducts.slice(0, 60).filter(isFewLeft);
  expect(few.length).toBeGreaterThanOrEqual(5);
  expect(few.every((product) => demoVariants(product).length === 1 && openingStock(product, 0) === product.stock)).toBe(
    true,
  );
});

test('some products are sold out, most are not', () => {
  const soldOut = demoProducts.filter((product) =>
    demoVariants(product).every((_, place) => openingStock(product, place) === 0),
  );
  expect(soldOut.length).toBeGreaterThan(5);
  expect(soldOut.length).toBeLessThan(demoProducts.length / 8);
});

test('the departments take turns in the list', () => {
  const mainOf = (slug: string) => demoCategories.find((main) => main.children.some((sub) => sub.slug === slug))?.slug;
  expect(new Set(demoProducts.slice(0, 18).map((product) => mainOf(product.category))).size).toBeGreaterThanOrEqual(8);
});

test('a product has at most twelve variants, with every size of each of their colours', () => {
  for (const product of demoProducts) {
    const variants = demoVariants(product);
    expect(variants.length).toBeLessThanOrEqual(12);
    expect(variants.length % (product.sizes?.length ?? 1)).toBe(0);
  }
});

test('every drawing is a picture of less than 20 kB, of two or three to a product', async () => {
  const names = new Set([
    ...[...demoCategories, ...subs].map((category) => category.emoji),
    ...demoProducts.flatMap((product) => product.emoji),
  ]);
  const icons = await readDemoIcons(names);
  const drawings = demoProducts.map((product) => productPictures(product, icons));
  expect(drawings.every((pictures) => pictures.length === 2 || pictures.length === 3)).toBe(true);
  const all = [...drawings.flat(), ...[...demoCategories, ...subs].map((category) => categoryPicture(category, icons))];
  expect(Math.max(...all.map((drawing) => drawing.length))).toBeLessThan(20_000);
});
