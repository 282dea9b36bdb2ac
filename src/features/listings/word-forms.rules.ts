/** Endings of Persian words, the longest first, with the least letters that a word keeps without it. */
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
/** What is of a season, a fabric or a place is written either way: بهاره and بهاری. */
const ofSomething = /[هی]$/;
const shortestOfSomething = 4;

/** A shorter word keeps its letters: خون is no spoken خان. */
const shortestSpoken = 4;

/** How letters are spoken, and how they are written: مردونه is مردانه, آروم is آرام. Names of goods are written either way. */
const spoken = [
  ['ون', 'ان'],
  ['وم', 'ام'],
] as const;

/** Letters that an Arabic keyboard lacks, with those that are typed for them. */
const lackingLetters = [
  ['ب', 'پ'],
  ['ج', 'چ'],
  ['ز', 'ژ'],
  ['ک', 'گ'],
] as const;

/** A word with Persian letters in place of those that an Arabic keyboard has: لبتاب is لپتاپ. One alone is a typing error as any other. */
export const withPersianLetters = (word: string): string[] =>
  lackingLetters.flatMap(([typed, meant]) => (word.split(typed).length > 2 ? [word.replaceAll(typed, meant)] : []));

/** The word as it is written where it is typed as it is spoken, and the other way. */
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

/** The word without each of the endings that it may have. */
export const stemsOf = (word: string): string[] =>
  endings.flatMap(([ending, least]) =>
    word.endsWith(ending) && word.length - ending.length >= least ? [word.slice(0, -ending.length)] : [],
  );

/** The word without its ending, and with others. */
export function formsOf(word: string): string[] {
  const stems = stemsOf(word);
  const withOthers = [word, ...stems].flatMap((stem) => addedEndings.map((ending) => stem + ending));
  return [...stems, ...otherwiseOf(word), ...withOthers].filter((form) => form !== word);
}

/** Whether a word ends as names of several goods do. */
export const isPlural = (word: string): boolean =>
  /.{3}(?:ها(?:ی|یی|م|ت|ش|یم|یت|یش|[یم]?[متش](?:ان|ون))?|جات)$/.test(word);

/** Whether words are a model's number, letters and digits apart; the last of a search may be half typed as any word may: GA110 is GA-110GB. */
export const endInDigits = (parts: readonly string[]): boolean =>
  /^\p{L}/u.test(parts[0] ?? '') && /^\p{N}+$/u.test(parts.at(-1) ?? '');
