/** The folded Persian names of Latin letters: «سی سی اس» is CCS, «ال جی» LG. */
const names: ReadonlyMap<string, string> = new Map([
  ['ای', 'aie'],
  ['ایی', 'e'],
  ['بی', 'b'],
  ['سی', 'c'],
  ['دی', 'd'],
  ['اف', 'f'],
  ['جی', 'gj'],
  ['اچ', 'h'],
  ['کی', 'k'],
  ['کا', 'k'],
  ['ال', 'l'],
  ['ام', 'm'],
  ['ان', 'n'],
  ['او', 'o'],
  ['پی', 'p'],
  ['کیو', 'q'],
  ['ار', 'r'],
  ['اس', 's'],
  ['تی', 't'],
  ['یو', 'u'],
  ['وی', 'v'],
  ['دبلیو', 'w'],
  ['ایکس', 'x'],
  ['وای', 'y'],
  ['زد', 'z'],
]);

/** The maximum number of spellings tried for letters with the same name. */
const maxSpellings = 16;
const longest = 6;

/**
 * Returns the spellings of consecutive letter names, keyed by the first of them among the needed words; `over` is the number of needed words that
 * each covers, repeated letters counted once.
 */
export function spelledIn(
  typed: readonly string[],
  needed: readonly string[],
): ReadonlyMap<string, readonly { readonly over: number; readonly words: readonly string[] }[]> {
  const spelled = new Map<string, readonly { over: number; words: string[] }[]>();
  for (const name of rowsOfLetters(typed)) {
    const [first, ...others] = needed.filter((word) => name.includes(word));
    if (first === undefined) continue;
    spelled.set(
      first,
      spellingsOf(name).map((word) => ({ over: 1 + others.length, words: [word] })),
    );
  }
  return spelled;
}

/** Returns the runs of at least two consecutive letter names. */
function rowsOfLetters(typed: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const word of typed)
    if (names.has(word)) rows.at(-1)?.push(word);
    else rows.push([]);
  return rows.filter(({ length }) => length >= 2 && length <= longest);
}

function spellingsOf(name: readonly string[]): readonly string[] {
  let spellings: readonly string[] = [''];
  for (const letter of name)
    spellings = spellings
      .flatMap((begun) => Array.from(names.get(letter) ?? '', (one) => begun + one))
      .slice(0, maxSpellings);
  return spellings;
}
