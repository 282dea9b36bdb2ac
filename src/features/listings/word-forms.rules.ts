/** Suffixes of Persian words, longest first, each with the minimum length of the remaining stem. */
const endings: readonly (readonly [ending: string, least: number])[] = [
  ...(['هایمان', 'هایتان', 'هایشان', 'هامون', 'هاتون', 'هاشون', 'هایم', 'هایت', 'هایش'] as const).map(
    (ending) => [ending, 3] as const,
  ),
  ...(['هام', 'هات', 'هاش', 'یجات', 'جات', 'مون', 'تون', 'شون', 'مان', 'تان', 'شان', 'اش', 'ام'] as const).map(
    (ending) => [ending, 3] as const,
  ),
  ['هایی', 2],
  ['های', 2],
  ['ها', 2],
  ['ترین', 3],
  ['تر', 3],
  ['دار', 2],
  ['انه', 2],
  ['ان', 3],
  ['ات', 3],
  ['ای', 3],
  ['ا', 3],
  ['ی', 3],
];
const addedEndings = ['ها', 'های', 'ی'] as const;
/** Adjectives of season, fabric or place have two spellings: بهاره and بهاری. */
const ofSomething = /[هی]$/;
const shortestOfSomething = 4;

/** Shorter words are excluded: خون is not a colloquial خان. */
const shortestSpoken = 4;

/** Colloquial and standard spellings: مردونه is مردانه, آروم is آرام. Names of goods are written either way. */
const spoken = [
  ['ون', 'ان'],
  ['وم', 'ام'],
] as const;

/** Letters missing from Arabic keyboards, with the ones typed instead. */
const lackingLetters = [
  ['ب', 'پ'],
  ['ج', 'چ'],
  ['ز', 'ژ'],
  ['ک', 'گ'],
] as const;

/** Returns a word with Persian letters in place of their Arabic-keyboard substitutes: لبتاب is لپتاپ. A single one is treated as an ordinary typo. */
export const withPersianLetters = (word: string): string[] =>
  lackingLetters.flatMap(([typed, meant]) => (word.split(typed).length > 2 ? [word.replaceAll(typed, meant)] : []));

/** Returns the standard spellings of a colloquial word, and the reverse. */
export const writtenForms = (word: string): string[] =>
  word.length < shortestSpoken
    ? []
    : spoken.flatMap(([one, other]) =>
        [
          [one, other],
          [other, one],
        ].flatMap(([from = '', to = '']) => {
          const at = word.lastIndexOf(from);
          return at <= 0 ? [] : [word.slice(0, at) + to + word.slice(at + from.length)];
        }),
      );

const otherwiseOf = (word: string): string[] =>
  word.length >= shortestOfSomething && ofSomething.test(word)
    ? [word.slice(0, -1) + (word.endsWith('ه') ? 'ی' : 'ه')]
    : [];

/** Returns a word without each of its possible suffixes. */
export const stemsOf = (word: string): string[] =>
  endings.flatMap(([ending, least]) =>
    word.endsWith(ending) && word.length - ending.length >= least ? [word.slice(0, -ending.length)] : [],
  );

/** Returns a word without its suffix, and with other suffixes. */
export function formsOf(word: string): string[] {
  const stems = stemsOf(word);
  const withOthers = [word, ...stems].flatMap((stem) => addedEndings.map((ending) => stem + ending));
  return [...stems, ...otherwiseOf(word), ...withOthers].filter((form) => form !== word);
}

/** Whether a word has a plural suffix. */
export const isPlural = (word: string): boolean =>
  /.{3}(?:ها(?:ی|یی|م|ت|ش|یم|یت|یش|[یم]?[متش](?:ان|ون))?|جات)$/.test(word);

/** Whether words are a model number, split into letters and digits; the last word of a search may be a prefix, so that GA110 matches GA-110GB. */
export const endInDigits = (parts: readonly string[]): boolean =>
  /^\p{L}/u.test(parts[0] ?? '') && /^\p{N}+$/u.test(parts.at(-1) ?? '');
