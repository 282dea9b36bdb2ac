import { bigint, int, listOf, text } from '#platform/database/sql-types.ts';
import { composedStatement, statement, type Bind } from '#platform/database/statement.ts';
import { conditionsBesidePrice, type Match, type Narrowing } from './product-list.store.ts';

/** So many of the most popular products are looked at for words that are common. */
export const walkedPopular = 10_000;
/** The same of each brand that a search is narrowed to. */
const walkedOfBrand = 2_000;
/** So many of what matches are ranked where very many do, some eight pages: twice as many took twice as long and more, 19 instead of 9 ms of a word that one of thirty products bears. */
export const maxPopular = 150;
/** So many of those say that very many of the shop match: some two pages. */
export const fewestOfCommon = 40;
/** So many where words stand for others as well: some hundred of a million. */
export const fewestOfWider = 4;
/** A shop of fewer products has more of them among its popular ones that match than a million has, before very many of all do. */
const [manyOfCommon, manyOfWider] = [2_000, 400];

/** So many of the most popular of `products` say that very many match. */
export const fewestOf = (products: number, isWider: boolean): number => {
  const [fewest, many] = isWider ? [fewestOfWider, manyOfWider] : [fewestOfCommon, manyOfCommon];
  return products === 0 ? fewest : Math.max(fewest, Math.ceil((many * walkedPopular) / products));
};

/** The words that at least so many products bear, each with those that begin with it, itself among them, as far as they are no more than `limit`. */
export const commonWords = statement({
  name: 'common_words',
  params: { least: int, limit: int },
  row: { word: text, products: int, longer: listOf(text) },
  text: `select c.word, c.products, array(select w.word from search_words w where w.word like c.word || '%' limit :limit) as longer
    from search_words c where c.products >= :least`,
});

/** The words of the catalogue that begin so, no more than `limit` of each beginning. Beginnings are letters and digits. */
export const wordsBegunBy = statement({
  name: 'words_begun_by',
  params: { beginnings: listOf(text), limit: int },
  row: { beginning: text, longer: listOf(text) },
  text: `select beginning, array(select w.word from search_words w where w.word like beginning || '%' limit :limit) as longer
    from unnest(:beginnings) beginning`,
});

/**
 * The most popular products, as the table `p` of a statement: of the whole shop, or of each brand. However few of them match, no more are read. Its
 * rows come in the order of their popularity where there is one list of them.
 */
export function popularProducts({ brandSlugs }: Pick<Narrowing, 'brandSlugs'>, bind: Bind): string {
  const firstOf = (condition: string, limit: number) =>
    `select p.* from visible_products p where ${condition} order by p.sold_count desc, p.id desc limit ${limit}`;
  if (brandSlugs === undefined) return `(${firstOf('true', walkedPopular)}) p`;
  const ids = `select id from brand_names where slug = any(${bind(listOf(text), brandSlugs)})`;
  return `(${ids}) arm cross join lateral (${firstOf('p.brand_id = arm.id', walkedOfBrand)}) p`;
}

interface Popular {
  readonly match: Match;
  readonly narrowing: Omit<Narrowing, 'match'>;
  readonly limit: number;
}

/** Those of the most popular products that match, so many at the most: of the whole shop the most popular of them. */
export const popularMatches = composedStatement({
  name: 'popular_matches',
  row: { id: bigint },
  compose: ({ match, narrowing, limit }: Popular, bind) =>
    `select p.id from ${popularProducts(narrowing, bind)} where ${conditionsBesidePrice({ ...narrowing, match }, bind).join(' and ')} limit ${limit}`,
  examples: [
    { match: { words: ['tea'] }, narrowing: {}, limit: fewestOfCommon },
    { match: { words: ['tea'] }, narrowing: { brandSlugs: ['tea'], inStock: true }, limit: fewestOfCommon },
  ],
});
