import type { Language, Text } from '#shared/language.ts';

/** A yes or no. */
interface FlagField {
  readonly kind: 'flag';
}
/** A whole number from 0, or none. */
interface WholeField {
  readonly kind: 'whole';
  readonly maximum: number;
}
/** A line in Persian, with an English one beside it; either may be missing. */
interface TextField {
  readonly kind: 'text';
  readonly maximum: number;
}
/** One of several values, the first unless somebody chose; shoppers do not see it. */
interface ChoiceField {
  readonly kind: 'choice';
  readonly values: readonly [string, ...string[]];
}
type ProductField = FlagField | WholeField | TextField | ChoiceField;

/** How goods are taxed: at the rate of the day, or not at all (https://intamedia.ir, act on value added tax, section 9). */
export const taxClasses = ['standard', 'exempt'] as const;
export type TaxClass = (typeof taxClasses)[number];

/**
 * The fields of a product beside its name, prices, images and variants, described once: its columns, its part of the
 * calls, of the form, the preview and the table file follow from here (the table from
 * `server/product-fields.columns.ts`, the calls from `product-fields.contract.ts`). What shoppers see of it, and its
 * place in structured data, is written where they see it.
 */
export const productFields = {
  /** Made to measure, perishable or too large to be taken back: it is paid before it is sent, and no order with it in cash. */
  prepaidOnly: { kind: 'flag' },
  /** Months for which somebody vouches for it; none: it comes without a warranty. */
  warrantyMonths: { kind: 'whole', maximum: 240 },
  /** Who vouches: the maker, an importer, the seller. */
  warrantyGiver: { kind: 'text', maximum: 80 },
  /** What of its price is value added tax. */
  taxClass: { kind: 'choice', values: taxClasses },
} as const satisfies Readonly<Record<string, ProductField>>;

type Fields = typeof productFields;
type TextName = { [Name in keyof Fields]: Fields[Name]['kind'] extends 'text' ? Name : never }[keyof Fields];

/** The fields that shoppers see. */
export type VisibleName = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'choice' ? never : Name;
}[keyof Fields];

/** Every value that is stored, by the name that code calls it, with its kind: a text is two, `giver` and `giverEn`. */
export type FlatFields = { readonly [Name in keyof Fields]: Fields[Name]['kind'] } & {
  readonly [Name in TextName as `${Name}En`]: 'text';
};

/** `warrantyMonths` as the wire and the database spell it. */
export type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;
export type FieldColumn = SnakeCase<keyof FlatFields>;
/** What they are called on the wire, where a text is one field in both languages. */
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

/** As the row holds them. */
export type StoredFields = { readonly [Name in keyof FlatFields]: Stored[FlatFields[Name]] };
/** As the editor holds them while they are written; a text that is not there is empty. */
export type WrittenFields = { readonly [Name in keyof FlatFields]: Written[FlatFields[Name]] };
interface Sent extends Omit<Written, 'text'> {
  readonly text: Text;
}
/** As a call sends them; what is left out stays, of a new product it is not there. */
export type FormFields = { readonly [Name in keyof Fields as SnakeCase<Name>]?: Sent[Fields[Name]['kind']] };
/** As the table file has them, each language of a text in a column of its own. */
export type CellFields = { readonly [Name in keyof FlatFields as SnakeCase<Name>]?: Written[FlatFields[Name]] };
/** As a shopper's answer holds them, in one language. */
export type VisibleFields = {
  readonly [Name in VisibleName as SnakeCase<Name>]: Stored[Fields[Name]['kind']];
};

/** One value of a product. */
export interface FlatField {
  readonly name: keyof FlatFields;
  readonly column: FieldColumn;
  /** What it is called on the wire; of a text the field that holds both languages. */
  readonly wire: WireColumn;
  readonly kind: ProductField['kind'];
  /** Of a number the largest, of a text its letters. */
  readonly maximum: number;
  /** Of a choice. */
  readonly values: readonly string[];
  /** Written in English. */
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

/** An object of every value, by the names of code or of the wire. Its types are asserted where it is used, in this file alone; the test walks them. */
function ofFields(key: 'name' | 'column', valueOf: (field: FlatField) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    flatFields.map((field) => [field[key], valueOf(field)] as const).filter(([, value]) => value !== undefined),
  );
}

type Value = boolean | number | string | null | undefined;

/** Those that are sent: a text once, by its Persian line. */
export const wireFields: readonly FlatField[] = flatFields.filter(({ english }) => !english);

/** One value of what is sent. */
function sentOf(form: FormFields, { wire, english }: Pick<FlatField, 'wire' | 'english'>): Value {
  const sent = form[wire];
  if (typeof sent !== 'object' || sent === null) return sent;
  return english ? sent.en : sent.fa;
}

const unwritten = { flag: false, whole: null, text: '', choice: taxClasses[0] } as const;

/** Of a product of which nothing is written yet. */
export const freshFields = (): WrittenFields => ofFields('name', ({ kind }) => unwritten[kind]) as WrittenFields;

/** As they stand, ready to be changed. */
export const writtenFields = (draft: FormFields): WrittenFields =>
  ofFields('name', (field) => sentOf(draft, field) ?? unwritten[field.kind]) as WrittenFields;

/** The part of the form that is sent. */
export const formFields = (written: WrittenFields): Required<FormFields> =>
  Object.fromEntries(
    wireFields.map(({ name, wire, kind }) => [
      wire,
      kind === 'text' ? { fa: written[name], en: written[`${name}En` as keyof WrittenFields] } : written[name],
    ]),
  ) as Required<FormFields>;

/** The part of a form that some cells of the table file say, over what it held before; what they leave out is not there. */
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

/** What a form says of the row; what it leaves out is not there. */
export const storedFields = (form: FormFields): Partial<StoredFields> =>
  ofFields('name', (field) => emptyIsNone(sentOf(form, field)));

/** The row of a product that is only written, for its preview. */
export const previewFields = (form: FormFields): StoredFields => {
  const stored = storedFields(form);
  return ofFields(
    'name',
    ({ name, kind }) => stored[name] ?? (kind === 'text' ? null : unwritten[kind]),
  ) as StoredFields;
};

/** Of values by name, those of the described fields. */
export const pickFields = (values: Partial<StoredFields>): Partial<StoredFields> =>
  ofFields('name', ({ name }) => values[name]);

/** As a shopper reads them; a text that was never written in English stands in Persian. */
export function visibleFields(row: StoredFields, language: Language): VisibleFields {
  const visible = flatFields.flatMap(({ name, column, kind, english }) => {
    if (english || kind === 'choice') return [];
    const inEnglish = language === 'en' && kind === 'text' ? row[`${name}En` as keyof StoredFields] : null;
    return [[column, inEnglish ?? row[name]]];
  });
  return Object.fromEntries(visible) as VisibleFields;
}
