import type { AttributeValueForm } from '#features/attributes/attribute-values.contract.ts';
import type { Language } from '#shared/language.ts';
import { inDigitsOf, toLatinDigits } from '#shared/text/digits.ts';
import { numberIn, type AttributeType } from '#features/attributes/attributes.rules.ts';

/** A value of an attribute while it is being written: what is typed of a number may be none. */
export interface WrittenAttribute {
  /** The attribute's code. */
  readonly key: string;
  readonly type: AttributeType;
  readonly text: string;
  readonly textEn: string;
  readonly number: string;
  readonly answer: '' | 'yes' | 'no';
  readonly option: string;
}

/** An attribute of which nothing is written yet. */
export const freshAttribute = (code: string, type: AttributeType): WrittenAttribute => ({
  ...{ key: code, type, text: '', textEn: '', number: '', answer: '', option: '' },
});

/** A value as it stands, ready to be changed. */
export function writtenAttribute(value: AttributeValueForm): WrittenAttribute {
  const { code, text, number, boolean, option } = value;
  if (number !== undefined) return { ...freshAttribute(code, 'number'), number: String(number) };
  if (boolean !== undefined) return { ...freshAttribute(code, 'boolean'), answer: boolean ? 'yes' : 'no' };
  if (option !== undefined) return { ...freshAttribute(code, 'select'), option };
  return { ...freshAttribute(code, 'text'), text: text?.fa ?? '', textEn: text?.en ?? '' };
}

/** What is typed of a number, in the digits and with the decimal mark of who reads it. */
export const numberAsRead = (typed: string, language: Language): string =>
  language === 'fa' ? inDigitsOf(typed, 'fa').replace('.', '٫') : typed;

/** The same as it is stored while it is typed, in any digits. */
export const numberAsWritten = (typed: string): string => toLatinDigits(typed).replace('٫', '.');

const isFilled = ({ type, text, number, answer, option }: WrittenAttribute): boolean =>
  ({ text, number, boolean: answer, select: option })[type].trim() !== '';

/** Those in which something stands. */
export const filledAttributes = (written: readonly WrittenAttribute[] = []): readonly WrittenAttribute[] =>
  written.filter(isFilled);

/** Numbers that are none, by the names of their fields. */
export const wrongNumbersIn = (written: readonly WrittenAttribute[] | undefined): `attributes.${number}.value`[] =>
  filledAttributes(written).flatMap(({ type, number }, index) =>
    type === 'number' && numberIn(number) === null ? [`attributes.${index}.value` as const] : [],
  );

/** A value as it is sent. */
export function attributeForm(value: WrittenAttribute): AttributeValueForm {
  const { key: code, type, text, textEn, number, answer, option } = value;
  if (type === 'number') return { code, number: numberIn(number) ?? 0 };
  if (type === 'boolean') return { code, boolean: answer === 'yes' };
  return type === 'select' ? { code, option } : { code, text: { fa: text, en: textEn } };
}
