import MiniSearch from 'minisearch';
import { words } from '#shared/text/search-text.ts';
import type { BenchShop } from '../bench-shop.ts';

/** Returns the names of the products that a search finds, best match first. */
export type Find = (typed: string) => Promise<readonly string[]>;

/** Finds the names with the most similar trigrams: PostgreSQL alone. */
export const byTrigrams =
  ({ query }: Pick<BenchShop, 'query'>, first: number): Find =>
  async (typed) =>
    (
      await query<{ name: string }>(
        `SELECT name FROM products WHERE split_part(search_text, chr(10), 1) % $1
           ORDER BY similarity(split_part(search_text, chr(10), 1), $1) DESC, id LIMIT $2`,
        [words(typed).join(' '), first],
      )
    ).map(({ name }) => name);

/** Finds with the most used search library of npm on the same texts: words folded as in the shop, prefixes, and errors up to a fifth of a word. */
export async function byMinisearch({ query }: Pick<BenchShop, 'query'>, first: number): Promise<Find> {
  const all = await query<{ id: string; name: string; text: string }>(
    'SELECT id, name, search_text AS text FROM products ORDER BY id',
  );
  const index = new MiniSearch<{ id: string; name: string; text: string }>({
    fields: ['name', 'text'],
    storeFields: ['name'],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: { boost: { name: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(all);
  return (typed) =>
    Promise.resolve(
      index
        .search(typed)
        .slice(0, first)
        .map(({ name }) => String(name)),
    );
}
