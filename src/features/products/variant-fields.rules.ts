import type { SnakeCase } from './product-fields.rules.ts';

/** A code from another system, one line; null when missing. */
interface CodeField {
  readonly kind: 'code' | 'barcode' | 'goods-id';
  readonly maximum: number;
}
/** An integer from 0, or none. */
interface WholeField {
  readonly kind: 'whole';
  readonly maximum: number;
}

/**
 * A variant's codes in other systems and the data they need, described once: their columns and their part of the API, the form and the table file are
 * derived from this (the columns in `server/variant-fields.columns.ts`, the API in `variant-fields.contract.ts`).
 */
export const variantFields = {
  /** Unique among a seller's variants. */
  sku: { kind: 'code', maximum: 64 },
  /** EAN-8, UPC-A, EAN-13 or GTIN-14, with the check digit. */
  barcode: { kind: 'barcode', maximum: 14 },
  /** The tax office's 13-digit goods id, for invoices sent to it. */
  goodsId: { kind: 'goods-id', maximum: 13 },
  /** The product's id in an external system, such as accounting software. */
  externalRef: { kind: 'code', maximum: 100 },
  weightGrams: { kind: 'whole', maximum: 10_000_000 },
  lengthMm: { kind: 'whole', maximum: 100_000 },
  widthMm: { kind: 'whole', maximum: 100_000 },
  heightMm: { kind: 'whole', maximum: 100_000 },
  /** The seller's cost per piece, in toman; not visible to shoppers. */
  cost: { kind: 'whole', maximum: 1_000_000_000_000 },
} as const satisfies Readonly<Record<string, CodeField | WholeField>>;

type Fields = typeof variantFields;
type Of<Name extends keyof Fields, Code, Whole> = Fields[Name]['kind'] extends 'whole' ? Whole : Code;
export type VariantFieldColumn = SnakeCase<keyof Fields>;

/** The field values in a database row. */
export type StoredVariantFields = { readonly [Name in keyof Fields]: Of<Name, string | null, number | null> };
/** The field values in the editor; a missing code is empty. */
export type WrittenVariantFields = { readonly [Name in keyof Fields]: Of<Name, string, number | null> };
/** The field values in a request; a missing one stays unchanged, or is empty for a new variant. */
export type FormVariantFields = {
  readonly [Name in keyof Fields as SnakeCase<Name>]?: Of<Name, string, number | null>;
};

/** A field of a variant. */
export interface VariantField {
  readonly name: keyof Fields;
  /** Its column, also its name in the API. */
  readonly column: VariantFieldColumn;
  readonly kind: Fields[keyof Fields]['kind'];
  /** The maximum number, or the maximum length of a code. */
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

/**
 * Builds an object with all values, keyed by their names in code or in the API. Its type is asserted by the callers in this file only; the test
 * covers all fields.
 */
const ofFields = (key: 'name' | 'column', valueOf: (field: VariantField) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    variantFieldList.map((field) => [field[key], valueOf(field)] as const).filter(([, value]) => value !== undefined),
  );

/** Returns the field values of an empty variant. */
export const freshVariantFields = (): WrittenVariantFields =>
  ofFields('name', ({ kind }) => (kind === 'whole' ? null : '')) as WrittenVariantFields;

/** Returns the editable field values of a stored variant. */
export const writtenVariantFields = (draft: FormVariantFields): WrittenVariantFields =>
  ofFields('name', ({ column, kind }) => draft[column] ?? (kind === 'whole' ? null : '')) as WrittenVariantFields;

/** Returns the field values to send. */
export const formVariantFields = (written: WrittenVariantFields): Required<FormVariantFields> =>
  ofFields('column', ({ name }) => written[name]) as Required<FormVariantFields>;

/** Returns the row values that a form sets; missing fields are left out. */
export const storedVariantFields = (form: FormVariantFields): Partial<StoredVariantFields> =>
  ofFields('name', ({ column }) => (form[column] === '' ? null : form[column]));

/** Picks the described fields from values by name. */
export const pickVariantFields = (values: Partial<StoredVariantFields>): Partial<StoredVariantFields> =>
  ofFields('name', ({ name }) => values[name]);

/** Whether a field to be changed differs from the value the editor saw. */
export const isUnseen = (now: FormVariantFields, seen: FormVariantFields): boolean =>
  variantFieldList.some(({ column }) => column in now && seen[column] !== undefined && seen[column] !== now[column]);

/** Picks the described fields from values by their API names. */
export const pickVariantForm = (values: FormVariantFields): FormVariantFields =>
  ofFields('column', ({ column }) => values[column]);
