import { isNameOfGoods } from '#features/synonyms/built-in-synonyms.rules.ts';
import { words } from '#shared/text/search-text.ts';

/** A search result: the names of the product, and whether the search ranked it as the item itself. */
interface FoundProduct {
  readonly names: readonly string[];
  readonly isOfItem: boolean;
}

/** Suffixes with which a noun has the same meaning. */
const endings = ['', 'ها', 'های'] as const;

/**
 * Whether a search names goods and none of its results are such: the word only occurs in descriptions, as in a removable cover of a ball, or is the
 * prefix of another name, as صندل of صندلی. `heads` are the folded first word of the search and its alternatives.
 */
export function areBesideGoods(heads: readonly string[], found: readonly FoundProduct[]): boolean {
  const [typed] = heads;
  if (typed === undefined || !isNameOfGoods(typed) || found.length === 0) return false;
  const called = new Set(heads.flatMap((head) => endings.map((ending) => head + ending)));
  const isCalledSo = (name: string) => wordsAndPairs(name).some((word) => called.has(word));
  return !found.some(({ names, isOfItem }) => isOfItem || names.some(isCalledSo));
}

/** Returns the folded words of a name, and each two consecutive ones as one: لپ‌تاپ also as لپتاپ. */
function wordsAndPairs(name: string): readonly string[] {
  const single = words(name);
  return [...single, ...single.slice(1).map((word, index) => `${single[index] ?? ''}${word}`)];
}
