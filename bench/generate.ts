import { searchTextOf } from '#features/products/products.rules.ts';
import type { Database } from '#platform/database/database.ts';
import { words } from '#shared/text/search-text.ts';
import { generateAttributes, withoutBound } from './generate-attributes.ts';
import { benchCategories, readTitles, type Title } from './titles.ts';
import { houseSellerId } from '../src/shared/commerce/house-seller.ts';

const batchSize = 2_000;
/** Batches in parallel: one folds texts while PostgreSQL works on another. */
const lanes = 2;
/** Coprime to the number of titles, so that neighbours come from different groups and no title is skipped. */
const titleStep = 3_571;
const firstMoment = new Date('2026-01-01T00:00:00Z');
const brandBegins = ['آریا', 'پارس', 'نوین', 'مهر', 'سپهر', 'کیان', 'رستا', 'آوا', 'البرز', 'دنا', 'هیرا', 'تیسا'];
const brandEnds = ['پوش', 'تک', 'کالا', 'سان', 'چرم', 'ساز', 'مد', 'ورز', 'دوز', 'نما'];
const tagChoices = ['تازه', 'پاییزه', 'هدیه', 'اقتصادی', 'مجلسی', 'روزمره', 'زمستانی', 'سفر', 'ورزش', 'خانه'];

interface CategoryBranch {
  readonly categoryId: number;
  readonly mainId: number;
  /** The names of the main category and of the subcategory. */
  readonly names: readonly string[];
}

interface Brand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

type Found = Pick<Database, 'pool' | 'transaction'>;

/**
 * Fills an empty, migrated database with products like those of Persian shops: 1,000 to 1,000,000, each with one variant, its stock and the stock
 * movement. The same count generates the same products.
 */
export async function generateProducts(database: Found, count: number): Promise<void> {
  const branches = await makeCategories(database);
  const brands = await makeBrands(database);
  const titles = readTitles();
  const vocabulary = new Map<string, number>();
  let next = 0;
  const work = async () => {
    while (next < count) {
      const from = next;
      next = Math.min(from + batchSize, count);
      await makeBatch(database, { from, to: next, titles, branches: branches, brands, vocabulary });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  await database.pool.query({ text: `SELECT setval('catalogue_ids', $1)`, values: [count] });
  await keepVocabulary(database, vocabulary);
  await generateAttributes(database);
}

async function makeCategories({ pool }: Found): Promise<ReadonlyMap<number, readonly CategoryBranch[]>> {
  const insert = async (values: unknown[]) => {
    const { rows } = await pool.query<{ id: number }>({
      text: 'INSERT INTO categories (slug, name, parent_id, position) VALUES ($1, $2, $3, $4) RETURNING id',
      values,
    });
    return rows[0]?.id ?? 0;
  };
  const branches = new Map<number, CategoryBranch[]>();
  for (const [position, main] of benchCategories.entries()) {
    const mainId = await insert([main.slug, main.name, null, position]);
    for (const [index, own] of main.own.entries()) {
      const categoryId = await insert([own.slug, own.name, mainId, index]);
      const others = branches.get(own.group) ?? [];
      branches.set(own.group, [...others, { categoryId, mainId, names: [main.name, own.name] }]);
    }
  }
  return branches;
}

async function makeBrands({ pool }: Found): Promise<Brand[]> {
  const names = brandBegins.flatMap((begin) => brandEnds.map((end) => `${begin}‌${end}`));
  const { rows } = await pool.query<Brand>({
    text: `INSERT INTO brands (slug, name) SELECT 'brand-' || place, name FROM unnest($1::text[]) WITH ORDINALITY b(name, place) RETURNING id, slug, name`,
    values: [names],
  });
  return rows;
}

/** Returns a number below `below`, determined by a product and a purpose. */
function numberOf(product: number, purpose: number, below: number): number {
  let hash = Math.imul(product + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

interface Batch {
  readonly from: number;
  readonly to: number;
  readonly titles: readonly Title[];
  readonly branches: ReadonlyMap<number, readonly CategoryBranch[]>;
  readonly brands: readonly Brand[];
  readonly vocabulary: Map<string, number>;
}

async function makeBatch(database: Found, batch: Batch): Promise<void> {
  const made = Array.from({ length: batch.to - batch.from }, (_, index) => productOf(batch.from + index, batch));
  for (const { searchText } of made) {
    for (const word of new Set(words(searchText))) batch.vocabulary.set(word, (batch.vocabulary.get(word) ?? 0) + 1);
  }
  const column = <Key extends keyof (typeof made)[number]>(key: Key) => made.map((product) => product[key]);
  await database.transaction(async () => {
    await database.pool.query('SET LOCAL synchronous_commit = off');
    await withoutBound(database);
    await database.pool.query({
      text: insertProducts,
      values: [
        column('number'),
        column('name'),
        column('brandId'),
        column('categoryId'),
        column('mainId'),
        column('price'),
        column('soldCount'),
        column('ratingSum'),
        column('ratingCount'),
        column('pieces'),
        column('tags'),
        column('searchText'),
        firstMoment,
        houseSellerId,
      ],
    });
  });
}

function productOf(number: number, { titles, branches: branches, brands }: Batch) {
  const title = titles[(number * titleStep) % titles.length] ?? { name: 'کالا', group: 0 };
  const round = Math.floor(number / titles.length);
  const name = round === 0 ? title.name : `${title.name} کد ${1_000 + round}`;
  const own = branches.get(title.group) ?? [];
  const branch = branchOf(title.name, own, number);
  const brand = brands[numberOf(number, 2, brands.length)];
  if (branch === undefined || brand === undefined) throw new Error(`The title '${title.name}' has no category.`);
  const tags = [0, 1, 2].map((turn) => tagChoices[numberOf(number, 3 + turn, tagChoices.length)] ?? '');
  const ratingCount = Math.floor((numberOf(number, 6, 1_000) / 1_000) ** 4 * 400);
  return {
    number,
    name,
    brandId: brand.id,
    categoryId: branch.categoryId,
    mainId: branch.mainId,
    price: Math.round(40 * 500 ** (numberOf(number, 7, 10_000) / 10_000)) * 1_000,
    soldCount: Math.floor((numberOf(number, 8, 10_000) / 10_000) ** 6 * 5_000),
    ratingSum: Math.round((ratingCount * (30 + numberOf(number, 9, 20))) / 10),
    ratingCount,
    pieces: numberOf(number, 10, 15) === 0 ? 0 : 1 + numberOf(number, 11, 300),
    tags: [...new Set(tags)].join(','),
    searchText: searchTextOf({
      name,
      nameEn: null,
      brand: { ...brand, nameEn: null },
      tags,
      categories: branch.names.map((one) => ({ name: one, nameEn: null })),
    }),
  };
}

/** Returns the category whose name shares the most words with the title: jackets go into the category of jackets. */
function branchOf(title: string, own: readonly CategoryBranch[], number: number): CategoryBranch | undefined {
  const titled = new Set(words(title));
  const inCommon = ({ names }: CategoryBranch) => words(names.at(-1) ?? '').filter((word) => titled.has(word)).length;
  const largest = Math.max(...own.map(inCommon));
  const fitting = own.filter((branch) => inCommon(branch) === largest);
  return fitting[numberOf(number, 1, fitting.length)];
}

const description =
  'از کالاهای پرفروش این دسته است و با ضمانت اصالت و سلامت فیزیکی فرستاده می‌شود. پیش از خرید جدول مشخصات را بخوانید و ' +
  'اندازه را با کالای خودتان بسنجید. اگر با توضیحات فرق داشت، تا هفت روز پس از تحویل می‌توانید آن را بازگردانید.';
const specifications = JSON.stringify([
  { name: 'وزن', value: '۴۵۰ گرم' },
  { name: 'جنس', value: 'درجه یک' },
  { name: 'کشور سازنده', value: 'ایران' },
  { name: 'گارانتی', value: '۱۸ ماه' },
]);

/** Inserts a batch in one statement: products with their ids, categories, variants, stock and movements. */
const insertProducts = `
  WITH given AS MATERIALIZED (
    SELECT number + 1 AS id, g.* FROM unnest(
      $1::int[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::int[], $9::int[], $10::int[], $11::text[], $12::text[]
    ) AS g(number, name, brand_id, category_id, main_id, price, sold_count, rating_sum, rating_count, pieces, tags, search_text)
  ), made_products AS (
    INSERT INTO products (id, slug, name, description, brand_id, category_id, seller_id, base_price, picture_keys, specifications, tags, in_stock,
      sold_count, rating_sum, rating_count, search_text, created_at, changed_at)
    SELECT id, 'kala-' || number, name, '${description}', brand_id, category_id, $14, price,
      ARRAY[left(md5(number::text), 20), left(md5('2/' || number), 20)], '${specifications}', string_to_array(tags, ','), pieces > 0,
      sold_count, rating_sum, rating_count, search_text, $13::timestamptz + number * interval '1 second', $13::timestamptz + number * interval '1 second'
    FROM given
  ), made_categories AS (
    INSERT INTO product_categories (category_id, product_id) SELECT category_id, id FROM given UNION ALL SELECT main_id, id FROM given
  ), made_variants AS (
    INSERT INTO variants (id, product_id, seller_id, base_price, named_colours) SELECT id, id, $14, price, colours_in_name(search_text) FROM given
  ), made_stock AS (
    INSERT INTO stock_levels (variant_id, location_id, on_hand) SELECT id, 1, pieces FROM given
  )
  INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at)
  SELECT id, 1, pieces, 0, 'received', $13::timestamptz + number * interval '1 second' FROM given WHERE pieces > 0`;

async function keepVocabulary({ pool }: Found, vocabulary: ReadonlyMap<string, number>): Promise<void> {
  const known = [...vocabulary].filter(([word]) => word.length <= 60);
  await pool.query({
    text: `INSERT INTO search_vocabulary (word, products) SELECT * FROM unnest($1::text[], $2::int[])
      ON CONFLICT (word) DO UPDATE SET products = search_vocabulary.products + excluded.products`,
    values: [known.map(([word]) => word), known.map(([, products]) => products)],
  });
}
