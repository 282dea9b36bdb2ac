import { addedRows } from '#shared/added-rows.ts';
import { holdsTheSame } from '#shared/join-changes.ts';
import type { ProductForm } from './products-admin.contract.ts';
import {
  formOf,
  tagsIn,
  type WrittenProduct,
  type WrittenSpecification,
  type WrittenVariant,
} from './product-draft.rules.ts';
import { filledAttributes } from './written-attributes.rules.ts';
import type { WrittenOption, WrittenValue } from './written-options.rules.ts';

type Renamed = ReadonlyMap<string, string>;

const renamed = (rows: ReadonlyMap<string, { readonly key: string }>): Renamed =>
  new Map([...rows].map(([before, { key }]) => [before, key]));

function settledVariant(
  variant: WrittenVariant,
  stored: WrittenVariant | undefined,
  { options, values }: { options: Renamed; values: ReadonlyMap<string, Renamed> },
): WrittenVariant {
  const chosen = Object.fromEntries(
    Object.entries(variant.chosen ?? {}).map(([option, value]) => [
      options.get(option) ?? option,
      values.get(option)?.get(value) ?? value,
    ]),
  );
  const { key, id, onHand, held } = stored ?? variant;
  return { ...variant, chosen, key, id, onHand, held, stock: stored === undefined ? variant.stock : null };
}

function settledOption(
  option: WrittenOption,
  stored: WrittenOption | undefined,
  values: ReadonlyMap<string, WrittenValue>,
): WrittenOption {
  return {
    ...option,
    key: stored?.key ?? option.key,
    slot: stored?.slot ?? option.slot,
    values: option.values.map((value) => {
      const { key, number } = values.get(value.key) ?? value;
      return { ...value, key, number };
    }),
  };
}

const isBlank = ({ name, value }: WrittenSpecification): boolean => name.trim() === '' && value.trim() === '';

/** Returns the rows without those that were empty when sent and have not changed since. */
const withoutUnsent = <Row extends { readonly key: string }>(rows: readonly Row[], unsent: readonly Row[]): Row[] =>
  rows.filter((row) => !unsent.some((other) => holdsTheSame(row, other)));

const blankAttributes = (attributes: NonNullable<WrittenProduct['attributes']>) => {
  const filled = filledAttributes(attributes);
  return attributes.filter((attribute) => !filled.includes(attribute));
};

const settledTags = (tags: string, separator: string): string => tagsIn(tags).join(separator);

/**
 * Merges the `stored` result of a save into the current edits: variants, options and values created by it receive their ids, so that the next save
 * updates rather than adds them again. The stock of stored variants is edited on the stock page.
 */
export function settledProduct(written: WrittenProduct, sent: WrittenProduct, stored: WrittenProduct): WrittenProduct {
  const isOther = ({ kind }: WrittenOption) => kind === 'other';
  const options = addedRows(sent.options.filter(isOther), stored.options.filter(isOther), ({ slot }) => slot !== null);
  const values = new Map(
    sent.options.filter(isOther).map((option) => {
      const found = options.get(option.key) ?? stored.options.find(({ key }) => key === option.key);
      return [option.key, addedRows(option.values, found?.values ?? [], ({ number }) => number !== null)] as const;
    }),
  );
  const variants = addedRows(sent.variants, stored.variants, ({ id }) => id !== null);
  const names = {
    options: renamed(options),
    values: new Map([...values].map(([option, rows]) => [option, renamed(rows)])),
  };
  const plain = stored.options.filter((one) => !isOther(one) && !sent.options.some(({ key }) => key === one.key));
  const specifications = addedRows(
    sent.specifications.filter((row) => !isBlank(row)),
    stored.specifications,
    () => false,
  );
  return {
    ...written,
    slug: written.slug.trim() === '' ? stored.slug : written.slug,
    tags: settledTags(written.tags, '، '),
    tagsEn: settledTags(written.tagsEn, ', '),
    // A colour or size given by a variant has become an option.
    options: [...plain, ...written.options].map((option) =>
      settledOption(option, options.get(option.key), values.get(option.key) ?? new Map()),
    ),
    variants: written.variants.map((variant) => settledVariant(variant, variants.get(variant.key), names)),
    specifications: withoutUnsent(written.specifications, sent.specifications.filter(isBlank)).map((row) => ({
      ...row,
      key: specifications.get(row.key)?.key ?? row.key,
    })),
    ...(written.attributes !== undefined && {
      attributes: withoutUnsent(written.attributes, blankAttributes(sent.attributes ?? [])),
    }),
  };
}

/** The counted pieces of a variant, and the number stored before. */
export interface CountedPieces {
  readonly variant_id: number;
  readonly pieces: number;
  readonly seen: number;
}

/**
 * Returns the changes that turn a product created from `sent` into the current edits: the form, and stock corrections. A variant removed since is
 * archived.
 */
export function correctedProduct(
  written: WrittenProduct,
  sent: WrittenProduct,
  stored: WrittenProduct,
): { readonly body: ProductForm; readonly pieces: readonly CountedPieces[] } {
  const settled = settledProduct(written, sent, stored);
  const left = stored.variants.filter(({ id }) => settled.variants.every((variant) => variant.id !== id));
  const pieces = settled.variants.flatMap(({ id, onHand }, index) => {
    const wanted = written.variants[index]?.stock ?? 0;
    return id === null || wanted === onHand ? [] : [{ variant_id: id, pieces: wanted, seen: onHand }];
  });
  const archived = left.map((variant) => ({ ...variant, archived: true, hidden: true }));
  return { body: formOf({ ...settled, variants: [...settled.variants, ...archived] }), pieces };
}
