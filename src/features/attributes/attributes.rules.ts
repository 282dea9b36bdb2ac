import type { Language } from '#shared/language.ts';
import { typedFigure, ungrouped } from '#shared/text/digits.ts';
import { nameIn, type Named } from '#shared/text/names.ts';

/** What the values of an attribute are: words, a number with its unit, yes or no, or one of its options. */
export const attributeTypes = ['text', 'number', 'boolean', 'select'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** Values that lists can be narrowed by: everything but free words. */
export const canFilter = (type: AttributeType): boolean => type !== 'text';

export const maxAttributes = 1_000;
export const maxOptions = 200;
/** Attributes of one product. */
export const maxOfProduct = 100;
export const longestAttributeName = 60;
export const longestOptionName = 120;
export const longestUnit = 30;
export const longestText = 300;
/** Beyond it a number is stored and compared with less than its digits. */
export const largestNumber = 1_000_000_000_000;

/** A unit in both languages; in English also as it stands behind one. */
export interface Unit {
  readonly unit: string;
  readonly unitEn: string | null;
  readonly unitOneEn: string | null;
}

/** A value of an attribute with all that its words are made from. */
export interface ValuedAttribute extends Named, Unit {
  readonly kind: AttributeType;
  /** Of the kind the one that is filled. */
  readonly text: string | null;
  readonly textEn: string | null;
  readonly number: number | null;
  readonly boolean: boolean | null;
  readonly optionName: string | null;
  readonly optionNameEn: string | null;
}

// In Persian four figures stand together, ۲۲۰۰; in English they are grouped, 2,200.
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  fa: new Intl.NumberFormat('fa-IR', { useGrouping: 'min2', maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }),
};

/** A number with its unit, as a specification says it: ۲۲۰۰ وات, 2,200 W. */
export function numberWords(number: number, { unit, unitEn, unitOneEn }: Unit, language: Language): string {
  const one = language === 'en' && number === 1 && unitOneEn !== null && unitOneEn !== '' ? unitOneEn : unitEn;
  const behind = nameIn({ name: unit, nameEn: one }, language);
  return behind === '' ? formats[language].format(number) : `${formats[language].format(number)} ${behind}`;
}

const answers: Readonly<Record<Language, readonly [no: string, yes: string]>> = {
  fa: ['ندارد', 'دارد'],
  en: ['No', 'Yes'],
};

/** Yes or no, as a specification says it. */
export const booleanWords = (value: boolean, language: Language): string => answers[language][value ? 1 : 0];

/** What a value is called in a language; what was never written in it stands in Persian. */
export function valueWords(value: ValuedAttribute, language: Language): string {
  if (value.number !== null) return numberWords(value.number, value, language);
  if (value.boolean !== null) return booleanWords(value.boolean, language);
  const option = value.optionName !== null;
  return nameIn(
    option ? { name: value.optionName, nameEn: value.optionNameEn } : { name: value.text ?? '', nameEn: value.textEn },
    language,
  );
}

/** A number as it was typed, in any digits, with marks of thousands and of the fraction; null where it is none. */
export function numberIn(typed: string): number | null {
  const [, sign = '', figure = ''] = /^([-−]?)(.*)$/s.exec(typedFigure(typed)) ?? [];
  const plain = ungrouped(figure).replace(/[/٫]/, '.');
  if (!/^\d{1,13}(?:\.\d{1,6})?$/.test(plain)) return null;
  const number = Number(plain) * (sign === '' ? 1 : -1);
  return Math.abs(number) <= largestNumber ? number : null;
}

/**
 * The lines of a product's specifications: values of attributes at their positions, and free lines in their order at those that are left.
 */
export function linesInOrder<Placed extends { readonly position: number }, Free>(
  placed: readonly Placed[],
  free: readonly Free[],
): (Placed | Free)[] {
  const lines: (Placed | Free)[] = [];
  const waiting = placed.toSorted((one, other) => one.position - other.position);
  for (const line of free) {
    while ((waiting[0]?.position ?? Infinity) <= lines.length) lines.push(...waiting.splice(0, 1));
    lines.push(line);
  }
  return [...lines, ...waiting];
}

/** Numbers from one to another with their unit; one alone where they are the same. */
export function rangeWords(
  { from, to }: { readonly from: number; readonly to: number },
  unit: Unit,
  language: Language,
): string {
  const last = numberWords(to, unit, language);
  if (from === to) return last;
  const first = numberWords(from, { unit: '', unitEn: null, unitOneEn: null }, language);
  return language === 'fa' ? `${first} تا ${last}` : `${first} to ${last}`;
}
