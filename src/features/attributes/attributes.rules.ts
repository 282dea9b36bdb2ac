import type { Language } from '#shared/language.ts';
import { typedFigure, ungrouped } from '#shared/text/digits.ts';
import { nameIn, type Named } from '#shared/text/names.ts';

/** The types of an attribute's values: text, a number with its unit, yes or no, or one of its options. */
export const attributeTypes = ['text', 'number', 'boolean', 'select'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** Whether lists can be filtered by values of a type: all but free text. */
export const canFilter = (type: AttributeType): boolean => type !== 'text';

export const maxAttributes = 1_000;
export const maxOptions = 200;
/** The maximum number of attributes of one product. */
export const maxOfProduct = 100;
export const longestAttributeName = 60;
export const longestOptionName = 120;
export const longestUnit = 30;
export const longestText = 300;
/** Above it, a number would lose digits when it is stored and compared. */
export const largestNumber = 1_000_000_000_000;

/** A unit in both languages; in English also in the singular. */
export interface Unit {
  readonly unit: string;
  readonly unitEn: string | null;
  readonly unitOneEn: string | null;
}

/** A value of an attribute with everything that its text is made from. */
export interface ValuedAttribute extends Named, Unit {
  readonly kind: AttributeType;
  /** Only the field that belongs to the kind is filled. */
  readonly text: string | null;
  readonly textEn: string | null;
  readonly number: number | null;
  readonly boolean: boolean | null;
  readonly optionName: string | null;
  readonly optionNameEn: string | null;
}

// In Persian, four digits are not grouped (۲۲۰۰); in English they are (2,200).
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  fa: new Intl.NumberFormat('fa-IR', { useGrouping: 'min2', maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }),
};

/** Returns a number with its unit, as in a specification: ۲۲۰۰ وات, 2,200 W. */
export function numberWords(number: number, { unit, unitEn, unitOneEn }: Unit, language: Language): string {
  const one = language === 'en' && number === 1 && unitOneEn !== null && unitOneEn !== '' ? unitOneEn : unitEn;
  const behind = nameIn({ name: unit, nameEn: one }, language);
  return behind === '' ? formats[language].format(number) : `${formats[language].format(number)} ${behind}`;
}

const answers: Readonly<Record<Language, readonly [no: string, yes: string]>> = {
  fa: ['ندارد', 'دارد'],
  en: ['No', 'Yes'],
};

/** Returns yes or no, as in a specification. */
export const booleanWords = (value: boolean, language: Language): string => answers[language][value ? 1 : 0];

/** Returns the text of a value in a language; Persian if it has no translation. */
export function valueWords(value: ValuedAttribute, language: Language): string {
  if (value.number !== null) return numberWords(value.number, value, language);
  if (value.boolean !== null) return booleanWords(value.boolean, language);
  const option = value.optionName !== null;
  return nameIn(
    option ? { name: value.optionName, nameEn: value.optionNameEn } : { name: value.text ?? '', nameEn: value.textEn },
    language,
  );
}

/** Parses a typed number in any digits, with thousands and decimal separators; null if invalid. */
export function numberIn(typed: string): number | null {
  const [, sign = '', figure = ''] = /^([-−]?)(.*)$/s.exec(typedFigure(typed)) ?? [];
  const plain = ungrouped(figure).replace(/[/٫]/, '.');
  if (!/^\d{1,13}(?:\.\d{1,6})?$/.test(plain)) return null;
  const number = Number(plain) * (sign === '' ? 1 : -1);
  return Math.abs(number) <= largestNumber ? number : null;
}

/** Returns the lines of a product's specifications: attribute values at their positions, and free lines in order at the remaining ones. */
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

/** Returns a range of numbers with their unit; a single number if both are the same. */
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
