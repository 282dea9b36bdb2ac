import type { AttributeValueForm } from '#features/attributes/attribute-values.contract.ts';
import type { Text } from '#shared/language.ts';
import { longestText, numberIn, type AttributeType } from '#features/attributes/attributes.rules.ts';

/** A column with the values of one attribute: `attribute:memory`; `attribute:material_en` holds its English text. */
export type AttributeColumn = `attribute:${string}`;

const shape = /^attribute:([a-z0-9]+(?:-[a-z0-9]+)*)(_en)?$/;

/** Returns the attribute of a column and whether it holds the English text; null for any other column. */
export function attributeOfColumn(column: string): { readonly code: string; readonly english: boolean } | null {
  const [, code, english] = shape.exec(column) ?? [];
  return code === undefined ? null : { code, english: english !== undefined };
}

export const isAttributeColumn = (column: string): column is AttributeColumn => shape.test(column);

/** The attribute fields that its column needs. */
export interface TableAttribute {
  readonly code: string;
  readonly kind: AttributeType;
  readonly options: readonly { readonly code: string; readonly name: Text }[];
}

/**
 * Returns the columns of an attribute: two for texts, one per language; one for numbers, booleans and options, which do not depend on the language.
 */
export const columnsOf = ({ code, kind }: Pick<TableAttribute, 'code' | 'kind'>): AttributeColumn[] =>
  kind === 'text' ? [`attribute:${code}`, `attribute:${code}_en`] : [`attribute:${code}`];

/** Returns the cells of a value; two for a text. */
export function attributeCells(
  { kind }: Pick<TableAttribute, 'kind'>,
  value: Partial<Omit<AttributeValueForm, 'code'>> | undefined,
): string[] {
  const { text, number, boolean, option = '' } = value ?? {};
  if (kind === 'text') return [text?.fa ?? '', text?.en ?? ''];
  if (kind === 'number') return [number === undefined ? '' : String(number)];
  return [kind === 'select' ? option : boolean === undefined ? '' : boolean ? '1' : '0'];
}

/** A line's cells of one attribute, as entered; a column missing from the table is left out. */
export interface TypedAttribute {
  readonly code: string;
  readonly typed?: string;
  readonly english?: string;
}

/** Groups the attribute cells of a line by attribute code. */
export function typedAttributes(line: Readonly<Record<string, string | undefined>>): TypedAttribute[] {
  const byCode = new Map<string, { typed?: string; english?: string }>();
  for (const [column, cell] of Object.entries(line)) {
    const found = attributeOfColumn(column);
    if (found === null || cell === undefined) continue;
    const cells = { ...byCode.get(found.code), [found.english ? 'english' : 'typed']: cell.trim() };
    byCode.set(found.code, cells);
  }
  return [...byCode].map(([code, cells]) => ({ code, ...cells }));
}

export type AttributeCellError = 'too-long' | 'no-number' | 'no-answer' | 'unknown-option' | 'missing';

/** Why a cell is not a valid value of its attribute. */
export interface WrongCell {
  readonly column: AttributeColumn;
  readonly error: AttributeCellError;
}

const answers: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'yes', 'true', 'بله', 'آری', 'دارد', '۱'].map((word) => [word, true] as const),
  ...['0', 'no', 'false', 'خیر', 'نه', 'ندارد', '۰'].map((word) => [word, false] as const),
]);

/**
 * Returns the value of an attribute after a line, given its current value; null when an empty cell removes it. An option is named by its code or by
 * its name in either language.
 */
export function attributeValueIn(
  attribute: TableAttribute,
  { typed, english }: TypedAttribute,
  now: AttributeValueForm | undefined,
): AttributeValueForm | null | WrongCell {
  const { code, kind, options } = attribute;
  const wrong = (error: AttributeCellError): WrongCell => ({ column: `attribute:${code}`, error });
  if (kind === 'text') {
    // Removing the Persian text also removes the English text, unless the line gives one.
    const staying = typed === '' ? '' : (now?.text?.en ?? '');
    return textIn(code, typed ?? now?.text?.fa ?? '', english ?? staying);
  }
  if (typed === undefined) return now ?? null;
  if (typed === '') return null;
  if (kind === 'number') {
    const number = numberIn(typed);
    return number === null ? wrong('no-number') : { code, number };
  }
  if (kind === 'boolean') {
    const boolean = answers.get(typed.toLowerCase());
    return boolean === undefined ? wrong('no-answer') : { code, boolean };
  }
  const word = typed.toLowerCase();
  const option = options.find((one) =>
    [one.code, one.name.fa, one.name.en].some((name) => name.toLowerCase() === word),
  );
  return option === undefined ? wrong('unknown-option') : { code, option: option.code };
}

function textIn(code: string, text: string, english: string): AttributeValueForm | null | WrongCell {
  if (text.length > longestText) return { column: `attribute:${code}`, error: 'too-long' };
  if (english.length > longestText) return { column: `attribute:${code}_en`, error: 'too-long' };
  if (text === '') return english === '' ? null : { column: `attribute:${code}`, error: 'missing' };
  return { code, text: { fa: text, en: english } };
}

/** Returns the attribute values after a line: values in the line are replaced in place or appended, the others stay. */
export function attributesAfter(
  now: readonly AttributeValueForm[],
  typed: readonly TypedAttribute[],
  known: ReadonlyMap<string, TableAttribute>,
): { readonly values: AttributeValueForm[]; readonly wrong: WrongCell[] } {
  const values = new Map(now.map((value) => [value.code, value]));
  const wrong: WrongCell[] = [];
  for (const one of typed) {
    const attribute = known.get(one.code);
    if (attribute === undefined) continue;
    const value = attributeValueIn(attribute, one, values.get(one.code));
    if (value === null) values.delete(one.code);
    else if ('error' in value) wrong.push(value);
    else values.set(one.code, value);
  }
  return { values: [...values.values()], wrong };
}
