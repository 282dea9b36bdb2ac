/** Endings that a half-space parts from their word, and words that narrow nothing. */
const unneeded: ReadonlySet<string> = new Set([
  ...['ها', 'های', 'هایی', 'ی', 'ای', 'تر', 'ترین', 'ام', 'ات', 'اش', 'جات'],
  ...['هایم', 'هایت', 'هایش', 'هایمان', 'هایتان', 'هایشان', 'هام', 'هاش', 'هامون', 'هاتون', 'هاشون'],
  ...['و', 'با', 'از', 'به', 'در', 'برای', 'the', 'for', 'and', 'of'],
  // As one speaks: یه چیزی واسه مدرسه.
  ...['یه', 'چیزی', 'واسه', 'را', 'که'],
]);

/** Whether a folded word narrows no search. */
export const isUnneeded = (word: string): boolean => unneeded.has(word);

/** Folded words without those that narrow nothing; all of them where nothing else is left. */
export function neededWords(words: readonly string[]): readonly string[] {
  const needed = words.filter((word) => !isUnneeded(word));
  return needed.length === 0 ? words : needed;
}
