import type { AttributeValueForm } from '#features/attributes/attribute-values.contract.ts';
import type { Text } from '#shared/language.ts';
import { longestText, numberIn, type AttributeType } from '#features/attributes/attributes.rules.ts';

/** A column of the table that holds the values of one attribute: `attribute:memory`; `attribute:material_en` holds its words in English. */
export type AttributeColumn = `attribute:${string}`;

const shape = /^attribute:([a-z0-9]+(?:-[a-z0-9]+)*)(_en)?$/;

/** Of which attribute a column is, and whether of its English words; null for any other column. */
export function attributeOfColumn(column: string): { readonly code: string; readonly english: boolean } | null {
  const [, code, english] = shape.exec(column) ?? [];
  return code === undefined ? null : { code, english: english !== undefined };
}

export const isAttributeColumn = (column: string): column is AttributeColumn => shape.test(column);

/** As much of an attribute as its column needs. */
export interface TableAttribute {
  readonly code: string;
  readonly kind: AttributeType;
  readonly options: readonly { readonly code: string; readonly name: Text }[];
}

/** The columns of attributes: of words two, one for each language; a number, an answer and an option are the same in both. */
export const columnsOf = ({ code, kind }: Pick<TableAttribute, 'code' | 'kind'>): AttributeColumn[] =>
  kind === 'text' ? [`attribute:${code}`, `attribute:${code}_en`] : [`attribute:${code}`];

/** A value as its cells; of words two. */
export function attributeCells(
  { kind }: Pick<TableAttribute, 'kind'>,
  value: Partial<Omit<AttributeValueForm, 'code'>> | undefined,
): string[] {
  const { text, number, boolean, option = '' } = value ?? {};
  if (kind === 'text') return [text?.fa ?? '', text?.en ?? ''];
  if (kind === 'number') return [number === undefined ? '' : String(number)];
  return [kind === 'select' ? option : boolean === undefined ? '' : boolean ? '1' : '0'];
}

/** What a line says of one attribute, as it was typed; a column that the table lacks is left out. */
export interface TypedAttribute {
  readonly code: string;
  readonly typed?: string;
  readonly english?: string;
}

/** What the cells of a line say of attributes, by their codes. */
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

/** Why a cell cannot be the value of its attribute. */
export interface WrongCell {
  readonly column: AttributeColumn;
  readonly error: AttributeCellError;
}

const answers: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'yes', 'true', 'بله', 'آری', 'دارد', '۱'].map((word) => [word, true] as const),
  ...['0', 'no', 'false', 'خیر', 'نه', 'ندارد', '۰'].map((word) => [word, false] as const),
]);

/**
 * The value that a line gives an attribute, where it has one now: null where it takes it away, as an empty cell does. An option is named
 * by its code, or by its name in either language.
 */
export function attributeValueIn(
  attribute: TableAttribute,
  { typed, english }: TypedAttribute,
  now: AttributeValueForm | undefined,
): AttributeValueForm | null | WrongCell {
  const { code, kind, options } = attribute;
  const wrong = (error: AttributeCellError): WrongCell => ({ column: `attribute:${code}`, error });
  if (kind === 'text') {
    // Words that go take what they are called in English with them, unless the line still has that.
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

/** Values after a line: those it speaks of are changed where they stand or come behind, the others stay. */
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
