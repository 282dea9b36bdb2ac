import {
  booleanWords,
  longestOptionName,
  longestUnit,
  maxOptions,
  numberIn,
  numberWords,
  type AttributeType,
  type Unit,
} from '#features/attributes/attributes.rules.ts';
import type { Text } from '#shared/language.ts';
import type { Specification } from './products.rules.ts';

/** Statistics of the specification lines with one name in one category. */
export interface LineTally {
  readonly categoryId: number;
  readonly name: string;
  readonly nameEn: string;
  lines: number;
  /** The sum of the lines' indexes within their products. */
  indexes: number;
  answers: number;
  /** The number of occurrences of each value, in both languages; null once there are too many to be options. */
  values: Map<string, number> | null;
  /** The number of occurrences of each unit after a number, in both languages, and separately after the number one. */
  readonly units: Map<string, number>;
  readonly unitsOfOne: Map<string, number>;
}

const mark = '\t';
const keyOf = (...parts: readonly (string | number)[]) => parts.join(mark);
const textsIn = (key: string) => key.split(mark) as [string, string];
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Parses a number with its unit from a line in one language; null when it is not one. */
function measureIn(words: string): { number: number; unit: string } | null {
  const [, figure = '', unit = ''] = /^(\S+)(?: (.+))?$/.exec(words) ?? [];
  const number = numberIn(figure);
  return number === null || unit.length > longestUnit ? null : { number, unit };
}

/** Returns a line's measure if a numeric attribute would display it in the same words. */
function measured({ value, value_en: valueEn = '' }: Specification) {
  const [fa, en] = [measureIn(value), valueEn === '' ? null : measureIn(valueEn)];
  if (fa === null || (valueEn !== '' && en?.number !== fa.number)) return null;
  const unit = { unit: fa.unit, unitEn: en?.unit ?? null, unitOneEn: null };
  return saysTheSame(value, valueEn, (language) => numberWords(fa.number, unit, language))
    ? { number: fa.number, unit: fa.unit, unitEn: en?.unit ?? '' }
    : null;
}

const saysTheSame = (value: string, valueEn: string, words: (language: 'fa' | 'en') => string) =>
  words('fa') === value && (valueEn === '' || words('en') === valueEn);

/** Adds the lines of one more product to the statistics. */
export function tallyLines(
  tallies: Map<string, LineTally>,
  { categoryId, specifications }: { readonly categoryId: number; readonly specifications: readonly Specification[] },
): void {
  for (const [index, line] of specifications.entries()) {
    const { name, name_en: nameEn = '', value, value_en: valueEn = '' } = line;
    const key = keyOf(categoryId, name, nameEn);
    const tally: LineTally = tallies.get(key) ?? {
      ...{ categoryId, name, nameEn, lines: 0, indexes: 0, answers: 0 },
      ...{ values: new Map(), units: new Map(), unitsOfOne: new Map() },
    };
    tallies.set(key, tally);
    tally.lines += 1;
    tally.indexes += index;
    if ([true, false].some((yes) => saysTheSame(value, valueEn, (language) => booleanWords(yes, language))))
      tally.answers += 1;
    const measure = measured(line);
    if (measure !== null)
      count(measure.number === 1 ? tally.unitsOfOne : tally.units, keyOf(measure.unit, measure.unitEn));
    if (tally.values === null) continue;
    count(tally.values, keyOf(value, valueEn));
    if (tally.values.size > maxOptions || value.length > longestOptionName) tally.values = null;
  }
}

interface Kind extends Unit {
  readonly type: AttributeType;
}

const noUnit: Unit = { unit: '', unitEn: null, unitOneEn: null };
const leastLines = { boolean: 2, number: 2, select: 3 } as const;
/** The minimum share of a name's lines that must be numbers of one unit. */
const leastShareOfNumbers = 0.8;
/** The maximum ratio of options to lines for a select: few values that recur. */
const optionsPerLine = 2 / 3;

const commonest = (counts: ReadonlyMap<string, number>): [key: string, count: number] | undefined =>
  [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other))[0];

/** Returns the unit that nearly all lines have. */
function unitOf({ lines, units, unitsOfOne }: LineTally): Unit | null {
  const [key = '', times = 0] = commonest(units) ?? commonest(unitsOfOne) ?? [];
  if (times === 0) return null;
  const [unit, unitEn] = textsIn(key);
  const ofOne = [...unitsOfOne].filter(([other]) => textsIn(other)[0] === unit);
  const all = (units.get(key) ?? 0) + ofOne.reduce((sum, [, some]) => sum + some, 0);
  if (all < leastLines.number || all / lines < leastShareOfNumbers) return null;
  const one = commonest(new Map(ofOne))?.[0];
  const unitOneEn = one === undefined ? '' : textsIn(one)[1];
  return { unit, unitEn, unitOneEn: unitOneEn === unitEn ? '' : unitOneEn };
}

/** Returns the attribute type for these lines; null when they stay text. */
export function kindOf(tally: LineTally): Kind | null {
  const { lines, answers, values } = tally;
  if (answers === lines && lines >= leastLines.boolean) return { type: 'boolean', ...noUnit };
  const unit = unitOf(tally);
  if (unit !== null) return { type: 'number', ...unit };
  const few = values !== null && values.size <= Math.floor(lines * optionsPerLine);
  return few && lines >= leastLines.select ? { type: 'select', ...noUnit } : null;
}

/** An attribute to be created from lines. */
export interface AttributePlan extends Kind {
  readonly name: string;
  readonly nameEn: string;
  readonly options: readonly { readonly name: string; readonly nameEn: string }[];
  readonly categoryIds: readonly number[];
  readonly lines: number;
}

interface CategoryNode {
  readonly id: number;
  readonly parent_id: number | null;
}

/** Returns the attributes to create from lines, those used by most products first. */
export function planOf(tallies: Iterable<LineTally>, categories: readonly CategoryNode[]): AttributePlan[] {
  const groups = new Map<string, { kind: Kind; of: LineTally[] }>();
  for (const tally of tallies) {
    const kind = kindOf(tally);
    if (kind === null) continue;
    const key = keyOf(tally.name, tally.nameEn, kind.type, kind.unit, kind.unitEn ?? '');
    const group = groups.get(key) ?? { kind, of: [] };
    groups.set(key, { kind: kind.unitOneEn ? kind : group.kind, of: [...group.of, tally] });
  }
  return [...groups.values()]
    .map(({ kind, of }) => planOfGroup(kind, of, categories))
    .sort((one, other) => other.lines - one.lines);
}

function planOfGroup(kind: Kind, of: readonly LineTally[], categories: readonly CategoryNode[]): AttributePlan {
  const [{ name, nameEn } = { name: '', nameEn: '' }] = of;
  return {
    ...kind,
    name,
    nameEn,
    options: kind.type === 'select' ? optionsOf(of).slice(0, maxOptions) : [],
    categoryIds: homesOf(
      of.map(({ categoryId }) => categoryId),
      categories,
    ),
    lines: of.reduce((sum, { lines }) => sum + lines, 0),
  };
}

/** Returns the values as options, most frequent first; of two that differ only in English, the more frequent is used. */
function optionsOf(tallies: readonly LineTally[]): { name: string; nameEn: string }[] {
  const counts = new Map<string, number>();
  for (const { values } of tallies)
    for (const [key, times] of values ?? []) counts.set(key, (counts.get(key) ?? 0) + times);
  const options = new Map<string, string>();
  for (const [key] of [...counts].sort(([, a], [, b]) => b - a)) {
    const [name, nameEn] = textsIn(key);
    if (!options.has(name)) options.set(name, nameEn);
  }
  return [...options].map(([name, nameEn]) => ({ name, nameEn }));
}

/**
 * Returns the categories for an attribute: the parent where more than half of its children, and at least two, would have it, otherwise the category
 * itself.
 */
function homesOf(ids: readonly number[], categories: readonly CategoryNode[]): number[] {
  const below = (parent: number | null) => categories.filter((one) => one.parent_id === parent).map(({ id }) => id);
  const homes = ids.map((id) => {
    const parent = categories.find((one) => one.id === id)?.parent_id ?? null;
    if (parent === null) return id;
    const siblings = below(parent);
    const having = siblings.filter((one) => ids.includes(one)).length;
    return having >= 2 && having > siblings.length / 2 ? parent : id;
  });
  return [...new Set(homes)];
}

/** An attribute whose values lines may become. */
interface Target extends Unit {
  readonly type: AttributeType;
  readonly options: readonly { readonly id: number; readonly name: Text }[];
}

type LineValue = { readonly number: number } | { readonly boolean: boolean } | { readonly optionId: number };

/** Returns the value equal to a line's text in each language it has; null when there is none and the line stays as it is. */
export function valueOfLine(
  { type, options, ...unit }: Target,
  { value, value_en: valueEn = '' }: Specification,
): LineValue | null {
  if (type === 'number') {
    const number = measureIn(value)?.number ?? null;
    const same = number !== null && saysTheSame(value, valueEn, (language) => numberWords(number, unit, language));
    return same ? { number } : null;
  }
  if (type === 'boolean') {
    const answer = [true, false].find((yes) => saysTheSame(value, valueEn, (language) => booleanWords(yes, language)));
    return answer === undefined ? null : { boolean: answer };
  }
  const option = options.find((one) => one.name.fa === value && (valueEn === '' || one.name.en === valueEn));
  return type === 'select' && option !== undefined ? { optionId: option.id } : null;
}
