import type { WrittenProduct, WrittenVariant } from './product-draft.rules.ts';
import { usualOptions, type OptionKind } from './product-options.rules.ts';
import type { ProductDraft, ProductForm } from './products-admin.contract.ts';

type FormOption = NonNullable<ProductForm['options']>[number];

/** A value of an option that is neither colour nor size, while it is being written. */
export interface WrittenValue {
  readonly key: string;
  readonly number: number | null;
  readonly name: string;
  readonly nameEn: string;
}

/** An option while it is being written. The values of colours and sizes are those that the variants say. */
export interface WrittenOption {
  readonly key: string;
  readonly slot: number | null;
  readonly kind: OptionKind;
  readonly name: string;
  readonly nameEn: string;
  readonly values: readonly WrittenValue[];
}

/** An option of which nothing is written yet, with room for two values. */
export const freshOption = (key: string): WrittenOption => ({
  key,
  slot: null,
  kind: 'other',
  name: '',
  nameEn: '',
  values: ['first', 'second'].map((value) => ({ key: value, number: null, name: '', nameEn: '' })),
});

const keyOf = (number: number | undefined, index: number): string => String(number ?? `place-${index}`);

/** An option as it stands, ready to be changed. */
export function writtenOption({ slot, kind, name, values }: FormOption, index: number): WrittenOption {
  return {
    key: keyOf(slot, index),
    slot: slot ?? null,
    kind,
    name: name.fa,
    nameEn: name.en,
    values:
      kind === 'other'
        ? values.map((value, at) => ({
            key: keyOf(value.number, at),
            number: value.number ?? null,
            name: value.name.fa,
            nameEn: value.name.en,
          }))
        : [],
  };
}

/** What a stored variant chooses of the options that are neither colour nor size, by their keys. */
export function chosenIn(options: ProductDraft['options'], names: readonly (string | null)[]): Record<string, string> {
  return Object.fromEntries(
    options.map(writtenOption).flatMap(({ key, values }, index) => {
      const value = values.find(({ name }) => name === names[index]);
      return value === undefined ? [] : [[key, value.key]];
    }),
  );
}

/** What a variant says of colour or size; null where it says nothing. */
const plainName = (kind: 'colour' | 'size', { colourName, size }: WrittenVariant): string | null =>
  (kind === 'colour' ? colourName : size).trim() || null;

/** The name of a variant's value of an option; null where it has none. */
export function valueIn({ key, kind, values }: WrittenOption, variant: WrittenVariant): string | null {
  if (kind !== 'other') return plainName(kind, variant);
  return values.find((value) => value.key === variant.chosen?.[key])?.name.trim() || null;
}

/** Every option of a product as it is written: colour and size are options as soon as a variant says one, and no longer than that. */
export function wholeOptions({ options, variants }: WrittenProduct): WrittenOption[] {
  const isWritten = (kind: 'colour' | 'size') => variants.some((variant) => plainName(kind, variant) !== null);
  const implied = (['colour', 'size'] as const)
    .filter((kind) => isWritten(kind) && options.every((option) => option.kind !== kind))
    .map((kind) => ({ key: kind, slot: null, kind, ...usualOptions[kind], values: [] }));
  return [...implied, ...options.filter(({ kind }) => kind === 'other' || isWritten(kind))];
}

/** An option as it is sent; of colours and sizes with what the variants say, each once. */
export function formOption(option: WrittenOption, variants: readonly WrittenVariant[]): FormOption {
  const { kind } = option;
  return {
    ...(option.slot === null ? {} : { slot: option.slot }),
    kind,
    name: { fa: option.name, en: option.nameEn },
    values:
      kind === 'other'
        ? option.values.map(({ number, name, nameEn }) => ({
            ...(number === null ? {} : { number }),
            name: { fa: name, en: nameEn },
          }))
        : plainValues(kind, variants),
  };
}

function plainValues(kind: 'colour' | 'size', variants: readonly WrittenVariant[]): FormOption['values'] {
  const values = new Map<string, FormOption['values'][number]>();
  for (const variant of variants) {
    const name = plainName(kind, variant);
    if (name === null || values.has(name)) continue;
    values.set(
      name,
      kind === 'colour'
        ? { name: { fa: name, en: variant.colourNameEn }, swatch: variant.colourHex }
        : { name: { fa: name, en: variant.sizeEn } },
    );
  }
  return [...values.values()];
}

/** Whether a variant has a value: then it cannot be taken away. */
export const isUsed = (option: WrittenOption, value: WrittenValue, variants: readonly WrittenVariant[]): boolean =>
  variants.some(({ chosen }) => chosen?.[option.key] === value.key);
