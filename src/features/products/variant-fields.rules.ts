import type { SnakeCase } from './product-fields.rules.ts';

/** A code of another system, one line; none is null. */
interface CodeField {
  readonly kind: 'code' | 'barcode' | 'goods-id';
  readonly maximum: number;
}
/** A whole number from 0, or none. */
interface WholeField {
  readonly kind: 'whole';
  readonly maximum: number;
}

/**
 * By what other systems know a variant, and what they need to know of it, described once: its columns, its part of the calls, of the
 * form and the table file follow from here (the columns from `server/variant-fields.columns.ts`, the calls from `variant-fields.contract.ts`).
 */
export const variantFields = {
  /** Unique among the variants of one seller. */
  sku: { kind: 'code', maximum: 64 },
  /** EAN-8, UPC-A, EAN-13 or GTIN-14, with its check digit. */
  barcode: { kind: 'barcode', maximum: 14 },
  /** The tax office's id of goods, of thirteen digits: on invoices that are sent to it. */
  goodsId: { kind: 'goods-id', maximum: 13 },
  /** What a program that keeps the same goods calls it. */
  externalRef: { kind: 'code', maximum: 100 },
  weightGrams: { kind: 'whole', maximum: 10_000_000 },
  lengthMm: { kind: 'whole', maximum: 100_000 },
  widthMm: { kind: 'whole', maximum: 100_000 },
  heightMm: { kind: 'whole', maximum: 100_000 },
  /** What a piece costs the seller, in toman; shoppers never see it. */
  cost: { kind: 'whole', maximum: 1_000_000_000_000 },
} as const satisfies Readonly<Record<string, CodeField | WholeField>>;

type Fields = typeof variantFields;
type Of<Name extends keyof Fields, Code, Whole> = Fields[Name]['kind'] extends 'whole' ? Whole : Code;
export type VariantFieldColumn = SnakeCase<keyof Fields>;

/** As the row holds them. */
export type StoredVariantFields = { readonly [Name in keyof Fields]: Of<Name, string | null, number | null> };
/** As the editor holds them while they are written; a code that is not there is empty. */
export type WrittenVariantFields = { readonly [Name in keyof Fields]: Of<Name, string, number | null> };
/** As a call sends them; what is left out stays, of a new variant it is not there. */
export type FormVariantFields = {
  readonly [Name in keyof Fields as SnakeCase<Name>]?: Of<Name, string, number | null>;
};

/** One value of a variant. */
export interface VariantField {
  readonly name: keyof Fields;
  /** Its column, and what it is called on the wire. */
  readonly column: VariantFieldColumn;
  readonly kind: Fields[keyof Fields]['kind'];
  /** Of a number the largest, of a code its letters. */
  readonly maximum: number;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const variantFieldList: readonly VariantField[] = Object.entries(variantFields).map(
  ([name, { kind, maximum }]) => ({
    name: name as keyof Fields,
    column: snakeCase(name) as VariantFieldColumn,
    kind,
    maximum,
  }),
);

/** An object of every value, by the names of code or of the wire. Its types are asserted where it is used, in this file alone; the test walks them. */
const ofFields = (key: 'name' | 'column', valueOf: (field: VariantField) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    variantFieldList.map((field) => [field[key], valueOf(field)] as const).filter(([, value]) => value !== undefined),
  );

/** Of a variant of which nothing is written yet. */
export const freshVariantFields = (): WrittenVariantFields =>
  ofFields('name', ({ kind }) => (kind === 'whole' ? null : '')) as WrittenVariantFields;

/** As they stand, ready to be changed. */
export const writtenVariantFields = (draft: FormVariantFields): WrittenVariantFields =>
  ofFields('name', ({ column, kind }) => draft[column] ?? (kind === 'whole' ? null : '')) as WrittenVariantFields;

/** The part of the form that is sent. */
export const formVariantFields = (written: WrittenVariantFields): Required<FormVariantFields> =>
  ofFields('column', ({ name }) => written[name]) as Required<FormVariantFields>;

/** What a form says of the row; what it leaves out is not there. */
export const storedVariantFields = (form: FormVariantFields): Partial<StoredVariantFields> =>
  ofFields('name', ({ column }) => (form[column] === '' ? null : form[column]));

/** Of values by name, those of the described fields. */
export const pickVariantFields = (values: Partial<StoredVariantFields>): Partial<StoredVariantFields> =>
  ofFields('name', ({ name }) => values[name]);

/** Of values by their names on the wire, those of the described fields. */
/** Whether something of what is to be changed is another than was seen. */
export const isUnseen = (now: FormVariantFields, seen: FormVariantFields): boolean =>
  variantFieldList.some(({ column }) => column in now && seen[column] !== undefined && seen[column] !== now[column]);

export const pickVariantForm = (values: FormVariantFields): FormVariantFields =>
  ofFields('column', ({ column }) => values[column]);
