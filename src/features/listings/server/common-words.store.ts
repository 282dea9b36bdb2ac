import { bigint, int, listOf, text } from '#platform/database/sql-types.ts';
import { composedStatement, statement, type Bind } from '#platform/database/statement.ts';
import { conditionsBesidePrice, type Match, type Narrowing } from './product-list.store.ts';

/** The number of most popular products that are scanned for common words. */
export const walkedPopular = 10_000;
/** The same per brand in the filter. */
const walkedOfBrand = 2_000;
/**
 * The number of matches ranked where very many match, some eight pages: twice as many took more than twice as long, 19 instead of 9 ms for a word of
 * one in thirty products.
 */
export const maxPopular = 150;
/** The number of matches among them that indicates very many in the shop: some two pages. */
export const fewestOfCommon = 40;
/** The same for a match with alternatives: some hundred of a million products. */
export const fewestOfWider = 4;
/** A smaller shop has more matches among its popular products than a shop of a million, before very many of all products match. */
const [manyOfCommon, manyOfWider] = [2_000, 400];

/** Returns the number of matches among the most popular of `products` that indicates very many. */
export const fewestOf = (products: number, isWider: boolean): number => {
  const [fewest, many] = isWider ? [fewestOfWider, manyOfWider] : [fewestOfCommon, manyOfCommon];
  return products === 0 ? fewest : Math.max(fewest, Math.ceil((many * walkedPopular) / products));
};

/**
 * Selects the words that at least the given number of products have, each with the words that begin with it, including itself, unless they exceed
 * `limit`.
 */
export const commonWords = statement({
  name: 'common_words',
  params: { least: int, limit: int },
  row: { word: text, products: int, longer: listOf(text) },
  text: `select c.word, c.products, array(select w.word from search_words w where w.word like c.word || '%' limit :limit) as longer
    from search_words c where c.products >= :least`,
});

/** Selects the catalogue words with the given prefixes, at most `limit` per prefix. Prefixes consist of letters and digits. */
export const wordsBegunBy = statement({
  name: 'words_begun_by',
  params: { beginnings: listOf(text), limit: int },
  row: { beginning: text, longer: listOf(text) },
  text: `select beginning, array(select w.word from search_words w where w.word like beginning || '%' limit :limit) as longer
    from unnest(:beginnings) beginning`,
});

/**
 * The most popular products as the table `p` of a statement: of the whole shop, or of each brand. No more rows are read however few match. The rows
 * of a single list are in order of popularity.
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

/** Selects the matches among the most popular products, up to a limit: for the whole shop, the most popular of them. */
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
