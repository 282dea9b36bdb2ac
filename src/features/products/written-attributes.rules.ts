import type { AttributeValueForm } from '#features/attributes/attribute-values.contract.ts';
import type { Language } from '#shared/language.ts';
import { inDigitsOf, toLatinDigits } from '#shared/text/digits.ts';
import { numberIn, type AttributeType } from '#features/attributes/attributes.rules.ts';

/** An attribute value being edited; the text of a number may be invalid. */
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

/** Returns an empty attribute value. */
export const freshAttribute = (code: string, type: AttributeType): WrittenAttribute => ({
  ...{ key: code, type, text: '', textEn: '', number: '', answer: '', option: '' },
});

/** Returns the editable form of a stored value. */
export function writtenAttribute(value: AttributeValueForm): WrittenAttribute {
  const { code, text, number, boolean, option } = value;
  if (number !== undefined) return { ...freshAttribute(code, 'number'), number: String(number) };
  if (boolean !== undefined) return { ...freshAttribute(code, 'boolean'), answer: boolean ? 'yes' : 'no' };
  if (option !== undefined) return { ...freshAttribute(code, 'select'), option };
  return { ...freshAttribute(code, 'text'), text: text?.fa ?? '', textEn: text?.en ?? '' };
}

/** Returns the text of a number in the digits and with the decimal mark of the language. */
export const numberAsRead = (typed: string, language: Language): string =>
  language === 'fa' ? inDigitsOf(typed, 'fa').replace('.', '٫') : typed;

/** Returns the text of a number as stored while editing, entered in any digits. */
export const numberAsWritten = (typed: string): string => toLatinDigits(typed).replace('٫', '.');

const isFilled = ({ type, text, number, answer, option }: WrittenAttribute): boolean =>
  ({ text, number, boolean: answer, select: option })[type].trim() !== '';

/** Returns the values that are not empty. */
export const filledAttributes = (written: readonly WrittenAttribute[] = []): readonly WrittenAttribute[] =>
  written.filter(isFilled);

/** Returns the field names of invalid numbers. */
export const wrongNumbersIn = (written: readonly WrittenAttribute[] | undefined): `attributes.${number}.value`[] =>
  filledAttributes(written).flatMap(({ type, number }, index) =>
    type === 'number' && numberIn(number) === null ? [`attributes.${index}.value` as const] : [],
  );

/** Returns a value in the form sent to the API. */
export function attributeForm(value: WrittenAttribute): AttributeValueForm {
  const { key: code, type, text, textEn, number, answer, option } = value;
  if (type === 'number') return { code, number: numberIn(number) ?? 0 };
  if (type === 'boolean') return { code, boolean: answer === 'yes' };
  return type === 'select' ? { code, option } : { code, text: { fa: text, en: textEn } };
}
