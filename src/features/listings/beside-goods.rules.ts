import { isNameOfGoods } from '#features/synonyms/built-in-synonyms.rules.ts';
import { words } from '#shared/text/search-text.ts';

/** A product that was found: what it is called, and whether the search knows it for the item itself. */
interface FoundProduct {
  readonly names: readonly string[];
  readonly isOfItem: boolean;
}

/** Endings with which a noun is still the same. */
const endings = ['', 'ها', 'های'] as const;

/**
 * Whether a search names goods and none of what was found for it is such: the word stands in descriptions alone, as a cover that can be taken off a ball, or is
 * the beginning of another name, as a صندل of a صندلی. `heads` are the folded first word of the search and what that may stand for.
 */
export function areBesideGoods(heads: readonly string[], found: readonly FoundProduct[]): boolean {
  const [typed] = heads;
  if (typed === undefined || !isNameOfGoods(typed) || found.length === 0) return false;
  const called = new Set(heads.flatMap((head) => endings.map((ending) => head + ending)));
  const isCalledSo = (name: string) => wordsAndPairs(name).some((word) => called.has(word));
  return !found.some(({ names, isOfItem }) => isOfItem || names.some(isCalledSo));
}

/** The folded words of a name, and each two in a row as one: a لپ‌تاپ is a لپتاپ. */
function wordsAndPairs(name: string): readonly string[] {
  const single = words(name);
  return [...single, ...single.slice(1).map((word, index) => `${single[index] ?? ''}${word}`)];
}
