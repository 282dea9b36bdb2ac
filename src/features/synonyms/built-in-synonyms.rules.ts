import { words } from '#shared/text/search-text.ts';
import { kindsOfGoods } from './kinds-of-goods.rules.ts';
import { namesOfBrands } from './names-of-brands.rules.ts';
import { namesOfFood } from './names-of-food.rules.ts';
import { namesOfGoods } from './names-of-goods.rules.ts';
import { namesOfHousehold } from './names-of-household.rules.ts';
import { namesOfQualities } from './names-of-qualities.rules.ts';
import { namesOfUsualQualities } from './names-of-usual-qualities.rules.ts';
import { namesOfWear } from './names-of-wear.rules.ts';

/** What some words in a row are also searched as, all of them together. */
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

/** Each line of the list, its names as they are written. */
export const builtInGroups: readonly (readonly string[])[] = lines.map(namesIn);

/** What kinds of goods are called, and what is of that kind. */
export const builtInKinds: readonly { readonly names: readonly string[]; readonly members: readonly string[] }[] =
  kindsOfGoods
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', members = ''] = line.split(' > ');
      return { names: namesIn(names), members: namesIn(members) };
    });

const isLatin = (name: string) => /^[a-z]/.test(name);

/** The ways in which a name is typed, as folded words: one with half-spaces joined as well as in words. */
function formsOf(name: string): string[][] {
  const apart = words(name);
  const joined = words(name.replaceAll('\u200c', ''));
  return apart.length === joined.length ? [joined] : [joined, apart];
}

const others = new Map<string, Set<string>>();
const meanings = new Map<string, Meaning[]>();

function addPair(name: readonly string[], means: readonly string[]): void {
  const [first = ''] = name;
  // Whether a name is written in one word or in several is found of every word.
  if (name.join('') === means.join('')) return;
  if (name.length > 1 || means.length > 1) meanings.set(first, [...(meanings.get(first) ?? []), { name, means }]);
  else others.set(first, (others.get(first) ?? new Set()).add(means[0] ?? ''));
}

function addEachWay(name: string, means: string): void {
  for (const form of formsOf(name)) for (const other of formsOf(means)) addPair(form, other);
}

/** How many items some lists of names are of: lists with a name in common are of one. */
function itemsIn(lists: readonly (readonly string[])[]): number {
  let items: (readonly string[])[] = [];
  for (const list of lists) {
    const same = items.filter((item) => item.some((name) => list.includes(name)));
    items = [...items.filter((item) => !same.includes(item)), [...same.flat(), ...list]];
  }
  return items.length;
}

/** Latin names of several items that have no Persian name in common, as a pot is of a kitchen and of a plant. */
const ofSeveralItems = ((): ReadonlySet<string> => {
  const persian = new Map<string, string[][]>();
  for (const group of builtInGroups)
    for (const name of new Set(group))
      if (isLatin(name)) persian.set(name, [...(persian.get(name) ?? []), group.filter((other) => !isLatin(other))]);
  return new Set([...persian].flatMap(([name, groups]) => (itemsIn(groups) > 1 ? [name] : [])));
})();

// Who types a Latin name of several items is answered by all of them; who types the Persian name of one means that one.
for (const group of builtInGroups)
  for (const name of group)
    for (const means of group)
      if (name !== means && (isLatin(name) || !ofSeveralItems.has(means))) addEachWay(name, means);
for (const { names, members } of builtInKinds)
  for (const name of names) for (const means of members) if (name !== means) addEachWay(name, means);

/** What a folded word is also called in one word; its own endings are not looked at. */
export const builtInSynonymsOf = (word: string): readonly string[] => [...(others.get(word) ?? [])];

/** What the folded words from an index on are also called, where that or they are several words. */
export const builtInMeaningsAt = (typed: readonly string[], index: number): readonly Meaning[] =>
  (meanings.get(typed[index] ?? '') ?? []).filter(({ name }) =>
    name.every((word, offset) => typed[index + offset] === word),
  );

/** Whether the list has a name that begins with a folded word. */
export const beginsBuiltInName = (word: string): boolean => others.has(word) || meanings.has(word);

/** Single words that name goods or a kind of them, and neither a quality nor a brand. */
const goods = new Set(
  [
    ...[namesOfGoods, namesOfHousehold, namesOfFood].flatMap((list) => list.trim().split('\n').flatMap(namesIn)),
    ...builtInKinds.flatMap(({ names, members }) => [...names, ...members]),
  ].flatMap((name) => formsOf(name).flatMap((form) => (form.length === 1 ? form : []))),
);

/** Whether a folded word by itself names goods in the list. */
export const isNameOfGoods = (word: string): boolean => goods.has(word);

/** How many folded words from an index on are one name of the list: written in several words there, or in one of two; 0 where none are. */
export function lengthOfNameAt(typed: readonly string[], index: number): number {
  const next = typed[index + 1];
  const joined = next !== undefined && beginsBuiltInName((typed[index] ?? '') + next) ? 2 : 0;
  return Math.max(
    joined,
    ...builtInMeaningsAt(typed, index).flatMap(({ name }) => (name.length > 1 ? name.length : 0)),
  );
}
