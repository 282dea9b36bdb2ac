import type { Language, Text } from '#shared/language.ts';

/** A boolean. */
interface FlagField {
  readonly kind: 'flag';
}
/** An integer from 0, or none. */
interface WholeField {
  readonly kind: 'whole';
  readonly maximum: number;
}
/** A Persian text with an English one; either may be missing. */
interface TextField {
  readonly kind: 'text';
  readonly maximum: number;
}
/** One of several values, defaulting to the first; not visible to shoppers. */
interface ChoiceField {
  readonly kind: 'choice';
  readonly values: readonly [string, ...string[]];
}
type ProductField = FlagField | WholeField | TextField | ChoiceField;

/** How a product is taxed: at the current rate, or not at all (https://intamedia.ir, act on value added tax, section 9). */
export const taxClasses = ['standard', 'exempt'] as const;
export type TaxClass = (typeof taxClasses)[number];

/**
 * The fields of a product besides its name, prices, images and variants, described once: their columns and their part of the API, the form, the
 * preview and the table file are derived from this (the columns in `server/product-fields.columns.ts`, the API in `product-fields.contract.ts`). How
 * they are displayed to shoppers, and their structured data, is defined where they are displayed.
 */
export const productFields = {
  /** Made to measure, perishable or too large to return: must be paid before shipping, and an order with it cannot be paid in cash on delivery. */
  prepaidOnly: { kind: 'flag' },
  /** The warranty period in months; none means no warranty. */
  warrantyMonths: { kind: 'whole', maximum: 240 },
  /** Who gives the warranty: the manufacturer, an importer or the seller. */
  warrantyGiver: { kind: 'text', maximum: 80 },
  /** Which value added tax its price contains. */
  taxClass: { kind: 'choice', values: taxClasses },
} as const satisfies Readonly<Record<string, ProductField>>;

type Fields = typeof productFields;
type TextName = { [Name in keyof Fields]: Fields[Name]['kind'] extends 'text' ? Name : never }[keyof Fields];

/** The fields visible to shoppers. */
export type VisibleName = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'choice' ? never : Name;
}[keyof Fields];

/** Every stored value by its name in code, with its kind: a text has two, `giver` and `giverEn`. */
export type FlatFields = { readonly [Name in keyof Fields]: Fields[Name]['kind'] } & {
  readonly [Name in TextName as `${Name}En`]: 'text';
};

/** Converts `warrantyMonths` to the spelling of the API and the database. */
export type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;
export type FieldColumn = SnakeCase<keyof FlatFields>;
/** The names in the API, where a text is one field with both languages. */
type WireColumn = SnakeCase<keyof Fields>;

interface Stored {
  readonly flag: boolean;
  readonly whole: number | null;
  readonly text: string | null;
  readonly choice: TaxClass;
}
interface Written {
  readonly flag: boolean;
  readonly whole: number | null;
  readonly text: string;
  readonly choice: TaxClass;
}

/** The field values in a database row. */
export type StoredFields = { readonly [Name in keyof FlatFields]: Stored[FlatFields[Name]] };
/** The field values in the editor; a missing text is empty. */
export type WrittenFields = { readonly [Name in keyof FlatFields]: Written[FlatFields[Name]] };
interface Sent extends Omit<Written, 'text'> {
  readonly text: Text;
}
/** The field values in a request; a missing one stays unchanged, or is empty for a new product. */
export type FormFields = { readonly [Name in keyof Fields as SnakeCase<Name>]?: Sent[Fields[Name]['kind']] };
/** The field values in the table file, with a column per language of a text. */
export type CellFields = { readonly [Name in keyof FlatFields as SnakeCase<Name>]?: Written[FlatFields[Name]] };
/** The field values in a shopper's response, in one language. */
export type VisibleFields = {
  readonly [Name in VisibleName as SnakeCase<Name>]: Stored[Fields[Name]['kind']];
};

/** A stored value of a product. */
export interface FlatField {
  readonly name: keyof FlatFields;
  readonly column: FieldColumn;
  /** Its name in the API; for a text, the field with both languages. */
  readonly wire: WireColumn;
  readonly kind: ProductField['kind'];
  /** The maximum number, or the maximum length of a text. */
  readonly maximum: number;
  /** For a choice. */
  readonly values: readonly string[];
  /** Whether it is the English text. */
  readonly english: boolean;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const flat = (name: string, field: ProductField, english: boolean): FlatField => ({
  name: (english ? `${name}En` : name) as keyof FlatFields,
  column: snakeCase(english ? `${name}En` : name) as FieldColumn,
  wire: snakeCase(name) as WireColumn,
  kind: field.kind,
  maximum: 'maximum' in field ? field.maximum : 1,
  values: field.kind === 'choice' ? field.values : [],
  english,
});

export const flatFields: readonly FlatField[] = Object.entries<ProductField>(productFields).flatMap(([name, field]) =>
  field.kind === 'text' ? [flat(name, field, false), flat(name, field, true)] : [flat(name, field, false)],
);

/**
 * Builds an object with all values, keyed by their names in code or in the API. Its type is asserted by the callers in this file only; the test
 * covers all fields.
 */
function ofFields(key: 'name' | 'column', valueOf: (field: FlatField) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    flatFields.map((field) => [field[key], valueOf(field)] as const).filter(([, value]) => value !== undefined),
  );
}

type Value = boolean | number | string | null | undefined;

/** The fields that are sent: a text once, represented by its Persian value. */
export const wireFields: readonly FlatField[] = flatFields.filter(({ english }) => !english);

/** Returns one value of a request's fields. */
function sentOf(form: FormFields, { wire, english }: Pick<FlatField, 'wire' | 'english'>): Value {
  const sent = form[wire];
  if (typeof sent !== 'object' || sent === null) return sent;
  return english ? sent.en : sent.fa;
}

const unwritten = { flag: false, whole: null, text: '', choice: taxClasses[0] } as const;

/** Returns the field values of an empty product. */
export const freshFields = (): WrittenFields => ofFields('name', ({ kind }) => unwritten[kind]) as WrittenFields;

/** Returns the editable field values of a stored product. */
export const writtenFields = (draft: FormFields): WrittenFields =>
  ofFields('name', (field) => sentOf(draft, field) ?? unwritten[field.kind]) as WrittenFields;

/** Returns the field values to send. */
export const formFields = (written: WrittenFields): Required<FormFields> =>
  Object.fromEntries(
    wireFields.map(({ name, wire, kind }) => [
      wire,
      kind === 'text' ? { fa: written[name], en: written[`${name}En` as keyof WrittenFields] } : written[name],
    ]),
  ) as Required<FormFields>;

/** Merges cells of the table file into the former field values; fields without cells are left out. */
export function fieldsOfCells(before: FormFields, cells: CellFields): FormFields {
  const sent = wireFields.flatMap((field): [string, Value | Text][] => {
    const { column, wire, kind } = field;
    const cell = cells[column];
    if (kind !== 'text') return cell === undefined ? [] : [[wire, cell]];
    const english = cells[`${column}_en` as FieldColumn];
    if (cell === undefined && english === undefined) return [];
    const fa = cell ?? sentOf(before, field) ?? '';
    const en = english ?? sentOf(before, { ...field, english: true }) ?? '';
    return [[wire, { fa: String(fa), en: String(en) }]];
  });
  return Object.fromEntries(sent) as FormFields;
}

const emptyIsNone = (value: Value): Value => (value === '' ? null : value);

/** Returns the row values that a form sets; missing fields are left out. */
export const storedFields = (form: FormFields): Partial<StoredFields> =>
  ofFields('name', (field) => emptyIsNone(sentOf(form, field)));

/** Returns the row values of an unsaved product, for its preview. */
export const previewFields = (form: FormFields): StoredFields => {
  const stored = storedFields(form);
  return ofFields(
    'name',
    ({ name, kind }) => stored[name] ?? (kind === 'text' ? null : unwritten[kind]),
  ) as StoredFields;
};

/** Picks the described fields from values by name. */
export const pickFields = (values: Partial<StoredFields>): Partial<StoredFields> =>
  ofFields('name', ({ name }) => values[name]);

/** Returns the fields in a shopper's language; without an English text the Persian one is used. */
export function visibleFields(row: StoredFields, language: Language): VisibleFields {
  const visible = flatFields.flatMap(({ name, column, kind, english }) => {
    if (english || kind === 'choice') return [];
    const inEnglish = language === 'en' && kind === 'text' ? row[`${name}En` as keyof StoredFields] : null;
    return [[column, inEnglish ?? row[name]]];
  });
  return Object.fromEntries(visible) as VisibleFields;
}
