import { categoryPath } from '#features/categories/server/category-path.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { translationsOf, type Named } from '#shared/text/names.ts';
import type { attributeRefusals, AttributeValueForm } from '../attribute-values.contract.ts';
import type { AttributeType } from '../attributes.rules.ts';
import { attributeErrors } from './attributes-errors.messages.ts';
import {
  attributesByCode,
  attributesInUseBy,
  attributesOfCategories,
  filterableAttributes,
  holdAttributes,
  removeValues,
  valuesOfProduct,
  writeValues,
  writtenValues,
  type AttributeRow,
  type ValueRow,
} from './attributes.store.ts';

/** The cache tag of every response that contains names of attributes. */
export const attributesTag = 'attributes';

/** Returns the attributes by which lists can be filtered. */
export const listFilters = cached<readonly AttributeRow[]>({
  tag: attributesTag,
  read: (shop) => filterableAttributes(shop),
});

type ValueRefusalCode = keyof typeof attributeRefusals;
/** The reason why a product cannot have a value, with its field. */
export type AttributeRefusal = Refusal<ValueRefusalCode>;

/** A validated value for a product. */
export interface PlannedValue {
  readonly attribute: AttributeRow;
  readonly position: number;
  readonly text: string | null;
  readonly textEn: string;
  readonly number: number | null;
  readonly boolean: boolean | null;
  readonly option: AttributeRow['options'][number] | null;
}

type Filled = Pick<PlannedValue, 'text' | 'textEn' | 'number' | 'boolean' | 'option'>;

const messageOf = {
  'attribute-unknown': 'notFound',
  'attribute-option-unknown': 'optionUnknown',
  'attribute-not-of-category': 'notOfCategory',
  'attribute-archived': 'archived',
  'attribute-repeated': 'repeated',
} as const;
const wrongMessages = {
  text: 'wrongText',
  number: 'wrongNumber',
  boolean: 'wrongBoolean',
  select: 'wrongSelect',
} as const satisfies Record<AttributeType, string>;

const beside = (
  index: number,
  code: ValueRefusalCode,
  name: (typeof messageOf)[keyof typeof messageOf] | (typeof wrongMessages)[AttributeType],
): AttributeRefusal => {
  const message = inBoth(attributeErrors, (t) => t[name]);
  return refuse(code, message, { fields: { [`attributes.${index}.value`]: message } });
};

const nothing: Filled = { text: null, textEn: '', number: null, boolean: null, option: null };

/** Returns the filled field of a value by its attribute's type; null if another field is filled, or several are. */
function filledBy(value: AttributeValueForm, type: AttributeType): Omit<Filled, 'option'> | null {
  const { text, number, boolean, option } = value;
  const given = [text, number, boolean, option].filter((one) => one !== undefined).length;
  const own = { text, number, boolean, select: option }[type];
  if (given !== 1 || own === undefined) return null;
  return {
    ...nothing,
    text: text?.fa ?? null,
    textEn: text?.en ?? '',
    number: number ?? null,
    boolean: boolean ?? null,
  };
}

interface WantedValues {
  /** Null for a product that does not exist yet. */
  readonly productId: number | null;
  readonly categoryId: number;
  readonly values: readonly AttributeValueForm[];
  /** The number of specification lines that are not attribute values. */
  readonly freeLines: number;
}

/**
 * Validates the values for a product: each must be of the type of its attribute, which must be in use and belong to the product's category. A value
 * that the product already has may stay unchanged, whatever its category has. The attributes are locked against changes until the end of the
 * transaction.
 */
export async function plannedValues(
  shop: Shop,
  { productId, categoryId, values, freeLines }: WantedValues,
): Promise<PlannedValue[] | AttributeRefusal> {
  const codes = values.map(({ code }) => code);
  if (codes.length > 0) await holdAttributes(shop, { codes });
  const known = new Map((await attributesByCode(shop, { codes })).map((one) => [one.code, one]));
  const stored = new Map(
    (productId === null ? [] : await valuesOfProduct(shop, { productId })).map((one) => [one.code, one]),
  );
  const path = await categoryPath(shop, { categoryId });
  const own = new Set(path.map(({ id }) => id));
  const planned: PlannedValue[] = [];
  let next = Math.max(-1, ...[...stored.values()].map(({ position }) => position)) + 1;
  if (stored.size > 0) next = Math.max(next, freeLines + stored.size);
  for (const [index, value] of values.entries()) {
    const attribute = known.get(value.code);
    if (attribute === undefined) return beside(index, 'attribute-unknown', messageOf['attribute-unknown']);
    const filled = filledOf(attribute, value, index);
    if (isRefusal(filled)) return filled;
    const before = stored.get(attribute.code);
    const error = positionError(attribute, own, before !== undefined && isSame(before, filled));
    if (error !== null) return beside(index, error, messageOf[error]);
    if (codes.indexOf(value.code) < index) return beside(index, 'attribute-repeated', messageOf['attribute-repeated']);
    planned.push({ attribute, position: before?.position ?? next++, ...filled });
  }
  return planned;
}

function filledOf(attribute: AttributeRow, value: AttributeValueForm, index: number): Filled | AttributeRefusal {
  const filled = filledBy(value, attribute.kind);
  if (filled === null) return beside(index, 'attribute-wrong-type', wrongMessages[attribute.kind]);
  const option = attribute.options.find(({ code }) => code === value.option) ?? null;
  return value.option !== undefined && option === null
    ? beside(index, 'attribute-option-unknown', messageOf['attribute-option-unknown'])
    : { ...filled, option };
}

function positionError(
  { archived, category_ids: categoryIds }: AttributeRow,
  own: ReadonlySet<number>,
  unchanged: boolean,
): 'attribute-archived' | 'attribute-not-of-category' | null {
  if (archived) return 'attribute-archived';
  return unchanged || categoryIds.some((id) => own.has(id)) ? null : 'attribute-not-of-category';
}

const isSame = (
  before: {
    text: string | null;
    textEn: string | null;
    number: number | null;
    boolean: boolean | null;
    optionId: number | null;
  },
  { text, textEn, number, boolean, option }: Filled,
): boolean =>
  before.text === text &&
  (before.textEn ?? '') === textEn &&
  before.number === number &&
  before.boolean === boolean &&
  before.optionId === (option?.id ?? null);

/** Returns a value as its row. */
export const rowOfValue = (
  productId: number,
  { attribute, position, text, textEn, number, boolean, option }: PlannedValue,
): ValueRow => ({
  product_id: productId,
  attribute_id: attribute.id,
  attribute_type: attribute.kind,
  position,
  value_text: text,
  translations: translationsOf({ text: textEn }),
  value_number: number,
  value_boolean: boolean,
  option_id: option?.id ?? null,
});

/** Replaces a product's values of attributes in use with these. */
export async function writeProductValues(
  shop: Shop,
  productId: number,
  planned: readonly PlannedValue[],
): Promise<void> {
  await removeValues(shop, { productId, staying: planned.map(({ attribute }) => attribute.id) });
  if (planned.length > 0) await writeValues(shop, { rows: planned.map((value) => rowOfValue(productId, value)) });
}

/** Returns the attributes of a category's products, its own and the inherited ones, those of its ancestors first. */
export async function attributesOfCategory(
  shop: Shop,
  categoryId: number,
): Promise<{ readonly attribute: AttributeRow; readonly from: { readonly id: number } & Named }[] | null> {
  const path = await categoryPath(shop, { categoryId });
  if (path.length === 0) return null;
  const rows = await attributesOfCategories(shop, { categoryIds: path.map(({ id }) => id) });
  const seen = new Set<number>();
  return path.flatMap((from) =>
    rows
      .filter((row) => row.category_id === from.id && !seen.has(row.id) && seen.add(row.id))
      .map(({ category_id: _, position: __, ...attribute }) => ({ attribute, from })),
  );
}

/** Returns attributes in use, oldest first: all of them, or those with the given codes. */
export function attributesInUse(shop: Shop, codes?: readonly string[]): Promise<AttributeRow[]> {
  return attributesInUseBy(shop, { codes: codes ?? null });
}

/** Returns the values that some products have of attributes in use, by product and code. */
export async function valuesOfProducts(
  shop: Shop,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, AttributeValueForm>>> {
  const values = new Map<number, Map<string, AttributeValueForm>>();
  for (const { productId, code, text, textEn, number, boolean, option } of await writtenValues(shop, { productIds })) {
    const ofProduct = values.get(productId) ?? new Map<string, AttributeValueForm>();
    values.set(productId, ofProduct);
    ofProduct.set(code, {
      code,
      ...(text !== null && { text: { fa: text, en: textEn ?? '' } }),
      ...(number !== null && { number }),
      ...(boolean !== null && { boolean }),
      ...(option !== null && { option }),
    });
  }
  return values;
}

/** A validated value in the form that pages display. */
export const storedAttribute = ({ attribute, position, text, textEn, number, boolean, option }: PlannedValue) => ({
  position,
  code: attribute.code,
  kind: attribute.kind,
  comparable: attribute.comparable,
  name: attribute.name.fa,
  nameEn: attribute.name.en,
  unit: attribute.unit.fa,
  unitEn: attribute.unit.en,
  unitOneEn: attribute.unit_singular,
  text,
  textEn,
  number,
  boolean,
  option: option?.code ?? null,
  optionName: option?.name.fa ?? null,
  optionNameEn: option?.name.en ?? null,
});
