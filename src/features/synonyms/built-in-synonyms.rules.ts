import { words } from '#shared/text/search-text.ts';
import { kindsOfGoods } from './kinds-of-goods.rules.ts';
import { namesOfBrands } from './names-of-brands.rules.ts';
import { namesOfFood } from './names-of-food.rules.ts';
import { namesOfGoods } from './names-of-goods.rules.ts';
import { namesOfHousehold } from './names-of-household.rules.ts';
import { namesOfQualities } from './names-of-qualities.rules.ts';
import { namesOfUsualQualities } from './names-of-usual-qualities.rules.ts';
import { namesOfWear } from './names-of-wear.rules.ts';

/** A name of consecutive words and the words it is also searched as. */
export interface Meaning {
  readonly name: readonly string[];
  readonly means: readonly string[];
}

const lines = [
  namesOfGoods,
  namesOfUsualQualities,
  namesOfWear,
  namesOfHousehold,
  namesOfFood,
  namesOfQualities,
  namesOfBrands,
].flatMap((list) => list.trim().split('\n'));

const namesIn = (line: string): string[] => line.split(' ').map((name) => name.replaceAll('_', ' '));

/** Each line of the list, with its names as written. */
export const builtInGroups: readonly (readonly string[])[] = lines.map(namesIn);

/** The names of product kinds, and the products of each kind. */
export const builtInKinds: readonly { readonly names: readonly string[]; readonly members: readonly string[] }[] =
  kindsOfGoods
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', members = ''] = line.split(' > ');
      return { names: namesIn(names), members: namesIn(members) };
    });

const isLatin = (name: string) => /^[a-z]/.test(name);

/** Returns the spellings of a name as folded words: names with a zero-width non-joiner both joined and split. */
function formsOf(name: string): string[][] {
  const apart = words(name);
  const joined = words(name.replaceAll('\u200c', ''));
  return apart.length === joined.length ? [joined] : [joined, apart];
}

const others = new Map<string, Set<string>>();
const meanings = new Map<string, Meaning[]>();

function addPair(name: readonly string[], means: readonly string[]): void {
  const [first = ''] = name;
  // Spelling a name in one word or several is already handled for every word.
  if (name.join('') === means.join('')) return;
  if (name.length > 1 || means.length > 1) meanings.set(first, [...(meanings.get(first) ?? []), { name, means }]);
  else others.set(first, (others.get(first) ?? new Set()).add(means[0] ?? ''));
}

function addEachWay(name: string, means: string): void {
  for (const form of formsOf(name)) for (const other of formsOf(means)) addPair(form, other);
}

/** Returns how many items some lists of names denote: lists that share a name denote one item. */
function itemsIn(lists: readonly (readonly string[])[]): number {
  let items: (readonly string[])[] = [];
  for (const list of lists) {
    const same = items.filter((item) => item.some((name) => list.includes(name)));
    items = [...items.filter((item) => !same.includes(item)), [...same.flat(), ...list]];
  }
  return items.length;
}

/** Latin names of several items without a common Persian name, such as "pot" for kitchens and for plants. */
const ofSeveralItems = ((): ReadonlySet<string> => {
  const persian = new Map<string, string[][]>();
  for (const group of builtInGroups)
    for (const name of new Set(group))
      if (isLatin(name)) persian.set(name, [...(persian.get(name) ?? []), group.filter((other) => !isLatin(other))]);
  return new Set([...persian].flatMap(([name, groups]) => (itemsIn(groups) > 1 ? [name] : [])));
})();

// A Latin name of several items matches all of them; the Persian name of one matches only that one.
for (const group of builtInGroups)
  for (const name of group)
    for (const means of group)
      if (name !== means && (isLatin(name) || !ofSeveralItems.has(means))) addEachWay(name, means);
for (const { names, members } of builtInKinds)
  for (const name of names) for (const means of members) if (name !== means) addEachWay(name, means);

/** Returns the single-word synonyms of a folded word, without considering its endings. */
export const builtInSynonymsOf = (word: string): readonly string[] => [...(others.get(word) ?? [])];

/** Returns the synonyms of the folded words from an index on, when the name or its synonym consists of several words. */
export const builtInMeaningsAt = (typed: readonly string[], index: number): readonly Meaning[] =>
  (meanings.get(typed[index] ?? '') ?? []).filter(({ name }) =>
    name.every((word, offset) => typed[index + offset] === word),
  );

/** Whether the list has a name that begins with a folded word. */
export const beginsBuiltInName = (word: string): boolean => others.has(word) || meanings.has(word);

/** Single words that name products or kinds of products, as opposed to qualities and brands. */
const goods = new Set(
  [
    ...[namesOfGoods, namesOfHousehold, namesOfFood].flatMap((list) => list.trim().split('\n').flatMap(namesIn)),
    ...builtInKinds.flatMap(({ names, members }) => [...names, ...members]),
  ].flatMap((name) => formsOf(name).flatMap((form) => (form.length === 1 ? form : []))),
);

/** Whether a folded word alone is the name of a product in the list. */
export const isNameOfGoods = (word: string): boolean => goods.has(word);

/** Returns how many folded words from an index on form one name of the list, including a single-word name written as two; 0 for none. */
export function lengthOfNameAt(typed: readonly string[], index: number): number {
  const next = typed[index + 1];
  const joined = next !== undefined && beginsBuiltInName((typed[index] ?? '') + next) ? 2 : 0;
  return Math.max(
    joined,
    ...builtInMeaningsAt(typed, index).flatMap(({ name }) => (name.length > 1 ? name.length : 0)),
  );
}
