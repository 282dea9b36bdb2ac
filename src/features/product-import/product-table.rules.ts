import { isAttributeColumn, type AttributeCellError, type AttributeColumn } from './attribute-columns.rules.ts';
import { metadataIn, type MetadataCellError } from './metadata-cell.rules.ts';
import { readCsv } from '#shared/csv.ts';
import { toLatinDigits, wholeNumberIn } from '#shared/text/digits.ts';
import { normalisers } from '#shared/contract/normalisers.ts';
import { isSlug } from '#shared/text/slug.ts';
import type { Metadata } from '#shared/metadata.ts';
import { productStatuses, type ProductStatus } from '#features/products/products.rules.ts';
import {
  variantFieldList,
  type FormVariantFields,
  type VariantField,
  type VariantFieldColumn,
} from '#features/products/variant-fields.rules.ts';
import { tagsIn } from '#features/products/product-draft.rules.ts';
import {
  flatFields,
  type FieldColumn,
  type FlatField,
  type CellFields,
} from '#features/products/product-fields.rules.ts';

/** The columns of the product table, in order; the slug identifies the product. */
const ownColumns = [
  'slug',
  'name',
  'name_en',
  'description',
  'description_en',
  'category',
  'brand',
  'price',
  'stock',
  'tags',
  'tags_en',
  'status',
] as const;
export type ProductColumn = (typeof ownColumns)[number] | FieldColumn | VariantFieldColumn | 'metadata';
export const productColumns: readonly ProductColumn[] = [
  ...ownColumns,
  ...flatFields.map(({ column }) => column),
  ...variantFieldList.map(({ column }) => column),
  'metadata',
];

/** A column of a table: a product field or an attribute. */
export type TableColumn = ProductColumn | AttributeColumn;

/** The cells of a line as entered; a column missing from the table is left out and its field stays unchanged. */
export type ProductCells = Partial<Record<TableColumn, string>>;

export const maxTableRows = 5_000;
/** The maximum size of a table, in bytes. */
export const maxTableBytes = 10 * 1_024 * 1_024;

export interface TableRow {
  readonly line: number;
  readonly cells: ProductCells;
}

export type TableError = { readonly kind: 'empty' | 'no-slug' | 'too-many' } | UnknownColumn;

interface UnknownColumn {
  readonly kind: 'unknown-column';
  readonly column: string;
}

/** Parses a product table; an error of the table as a whole gives the reason. */
export function readProductTable(text: string): {
  readonly rows: readonly TableRow[];
  readonly error: TableError | null;
} {
  const [head, ...lines] = readCsv(text);
  const refused = (error: TableError) => ({ rows: [], error: error });
  if (head === undefined || lines.length === 0) return refused({ kind: 'empty' });
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const unknown = names.find(
    (name) => name !== '' && !isAttributeColumn(name) && !productColumns.some((column) => column === name),
  );
  if (unknown !== undefined) return refused({ kind: 'unknown-column', column: unknown });
  if (!names.includes('slug')) return refused({ kind: 'no-slug' });
  if (lines.length > maxTableRows) return refused({ kind: 'too-many' });
  const rows = lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.flatMap((name, index) => (name === '' ? [] : [[name, cells[index] ?? '']]))),
  }));
  return { rows, error: null };
}

/** A parsed line of the product table. */
export interface RowChange extends CellFields, FormVariantFields {
  readonly name?: string;
  readonly name_en?: string;
  readonly description?: string;
  readonly description_en?: string;
  /** Slugs; an empty brand means none. */
  readonly category?: string;
  readonly brand?: string | null;
  /** For the product's leading variant, like its codes. */
  readonly price?: number;
  /** Only for a new product. */
  readonly stock?: number;
  readonly tags?: string[];
  readonly tags_en?: string[];
  readonly status?: ProductStatus;
  /** The complete metadata of the product. */
  readonly metadata?: Metadata;
}

export type CellError =
  | 'slug-shape'
  | 'no-status'
  | 'no-code'
  | 'no-price'
  | UnknownName
  | AttributeCellError
  | MetadataCellError
  | 'twice';
type UnknownName = 'unknown-category' | 'unknown-brand';

const longest: Readonly<Partial<Record<ProductColumn, number>>> = {
  name: 200,
  name_en: 200,
  description: 10_000,
  description_en: 10_000,
};
const longestTag = 40;
const maxTags = 20;
const maxToman = 1_000_000_000_000;
const maxPieces = 1_000_000;
const yes = new Set(['1', 'yes', 'true', 'بله', 'آری']);
const no = new Set(['0', 'no', 'false', 'خیر', 'نه']);

/** Parses a line, with digits in any script; `errors` lists what is invalid, by column. */
export function readProductRow(cells: ProductCells): {
  slug: string;
  change: RowChange;
  errors: { column: ProductColumn; error: CellError }[];
} {
  const errors: { column: ProductColumn; error: CellError }[] = [];
  const wrong = (column: ProductColumn, error: CellError) => {
    errors.push({ column, error: error });
  };
  const typed = (column: ProductColumn) => cells[column]?.trim();
  const slug = typed('slug') ?? '';
  if (!isSlug(slug)) wrong('slug', 'slug-shape');
  for (const [column, max] of Object.entries(longest) as [ProductColumn, number][])
    if ((typed(column)?.length ?? 0) > max) wrong(column, 'too-long');
  const whole = (column: 'price' | 'stock', max: number): number | undefined => {
    const text = typed(column);
    if (text === undefined || text === '') return undefined;
    const figure = wholeNumberIn(text);
    if (figure !== null && figure <= max) return figure;
    wrong(column, 'no-number');
    return undefined;
  };
  const price = (): number | undefined => {
    const figure = whole('price', maxToman);
    if (figure !== 0) return figure;
    wrong('price', 'no-price');
    return undefined;
  };
  const tagged = (column: 'tags' | 'tags_en'): string[] | undefined => {
    const text = typed(column);
    if (text === undefined) return undefined;
    const tags = tagsIn(text);
    if (tags.length > maxTags || tags.some((tag) => tag.length > longestTag)) wrong(column, 'too-long');
    return tags;
  };
  const status = typed('status')?.toLowerCase() ?? '';
  if (status !== '' && !isStatus(status)) wrong('status', 'no-status');
  if (typed('name') === '') wrong('name', 'missing');
  const described = readFields(typed, wrong);
  const [category, brand] = [typed('category'), typed('brand')];
  const change: RowChange = dropUndefined({
    name: typed('name'),
    name_en: typed('name_en'),
    description: typed('description'),
    description_en: typed('description_en'),
    category: category === '' ? undefined : category,
    brand: brand === '' ? null : brand,
    price: price(),
    stock: whole('stock', maxPieces),
    tags: tagged('tags'),
    tags_en: tagged('tags_en'),
    status: isStatus(status) ? status : undefined,
    ...described,
    ...readCodes(typed, wrong),
    metadata: readMetadata(typed, wrong),
  });
  return { slug, change, errors };
}

function readMetadata(
  typed: (column: ProductColumn) => string | undefined,
  wrong: (column: ProductColumn, error: CellError) => void,
): Metadata | undefined {
  const text = typed('metadata');
  if (text === undefined) return undefined;
  const read = metadataIn(text);
  if ('values' in read) return read.values;
  wrong('metadata', read.error);
  return undefined;
}

const isStatus = (text: string): text is ProductStatus => productStatuses.some((status) => status === text);

/** Parses the cells of a variant's described fields; an empty cell clears the field. */
function readCodes(
  typed: (column: ProductColumn) => string | undefined,
  wrong: (column: ProductColumn, error: CellError) => void,
): { [Name in keyof FormVariantFields]: FormVariantFields[Name] | undefined } {
  const read = ({ column, kind, maximum }: VariantField) => {
    const text = typed(column);
    if (text === undefined) return undefined;
    const value = kind === 'whole' ? readWhole(text, maximum) : readCode(normalisers[kind](text), maximum);
    if (typeof value !== 'object' || value === null) return value;
    wrong(column, value.error);
    return undefined;
  };
  return Object.fromEntries(variantFieldList.map((field) => [field.column, read(field)]));
}

const readCode = (code: string | null, maximum: number): string | { error: CellError } =>
  code === null ? { error: 'no-code' } : readText(code, maximum);

/** Parses the cells of the described fields; an empty number clears the field, an empty boolean leaves it unchanged. */
function readFields(
  typed: (column: ProductColumn) => string | undefined,
  wrong: (column: ProductColumn, error: CellError) => void,
): { [Name in keyof CellFields]: CellFields[Name] | undefined } {
  const read = ({ column, kind, maximum, values }: FlatField) => {
    const text = typed(column);
    if (text === undefined) return undefined;
    const readers = {
      text: () => readText(text, maximum),
      flag: () => readFlag(text),
      whole: () => readWhole(text, maximum),
      choice: () => readChoice(text, values),
    };
    const value = readers[kind]();
    if (typeof value !== 'object' || value === null) return value;
    wrong(column, value.error);
    return undefined;
  };
  return Object.fromEntries(flatFields.map((field) => [field.column, read(field)]));
}

const readText = (text: string, maximum: number): string | { error: CellError } =>
  text.length > maximum ? { error: 'too-long' } : text;

function readChoice(text: string, values: readonly string[]): string | undefined | { error: CellError } {
  const choice = text.toLowerCase();
  return choice === '' ? undefined : values.includes(choice) ? choice : { error: 'no-answer' };
}

function readFlag(text: string): boolean | undefined | { error: CellError } {
  const answer = toLatinDigits(text).toLowerCase();
  if (answer === '') return undefined;
  return yes.has(answer) ? true : no.has(answer) ? false : { error: 'no-answer' };
}

function readWhole(text: string, maximum: number): number | null | { error: CellError } {
  if (text === '') return null;
  const figure = wholeNumberIn(text);
  return figure !== null && figure <= maximum ? figure : { error: 'no-number' };
}

function dropUndefined(change: { [Name in keyof RowChange]: RowChange[Name] | undefined }): RowChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
