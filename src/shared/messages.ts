import type { Language, Text } from './language.ts';

type Wording = { fa: string; en: string } | { fa: (...values: never[]) => string; en: (...values: never[]) => string };

type Worded<M extends Record<string, Wording>> = {
  readonly [K in keyof M]: M[K]['fa'] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The texts of one feature, one set per language. */
export type Messages<M extends Record<string, Wording>> = Readonly<Record<Language, Worded<M>>>;

/**
 * Declares a feature's texts, Persian and English side by side. In the browser's build each `*.messages.ts`
 * is reduced to the one language that is loaded (see `tools/build/messages-plugin.ts`).
 */
export function messages<const M extends Record<string, Wording>>(wordings: M): Messages<M> {
  const pick = (language: Language) =>
    Object.fromEntries(Object.entries(wordings).map(([name, wording]) => [name, wording[language]])) as Worded<M>;
  return { fa: pick('fa'), en: pick('en') };
}

/** Returns one text in both languages, for a refusal or a stored notice. */
export function inBoth<T>(set: Readonly<Record<Language, T>>, choose: (texts: T) => string): Text {
  return { fa: choose(set.fa), en: choose(set.en) };
}
