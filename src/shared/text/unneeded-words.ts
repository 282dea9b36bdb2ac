/** Suffixes that a half-space separates from their word, and stop words. */
const unneeded: ReadonlySet<string> = new Set([
  ...['ها', 'های', 'هایی', 'ی', 'ای', 'تر', 'ترین', 'ام', 'ات', 'اش', 'جات'],
  ...['هایم', 'هایت', 'هایش', 'هایمان', 'هایتان', 'هایشان', 'هام', 'هاش', 'هامون', 'هاتون', 'هاشون'],
  ...['و', 'با', 'از', 'به', 'در', 'برای', 'the', 'for', 'and', 'of'],
  // Colloquial stop words: یه چیزی واسه مدرسه.
  ...['یه', 'چیزی', 'واسه', 'را', 'که'],
]);

/** Whether a folded word is a stop word. */
export const isUnneeded = (word: string): boolean => unneeded.has(word);

/** Returns folded words without stop words; all of them if nothing else is left. */
export function neededWords(words: readonly string[]): readonly string[] {
  const needed = words.filter((word) => !isUnneeded(word));
  return needed.length === 0 ? words : needed;
}
