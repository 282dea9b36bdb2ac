import type { WrittenProduct, WrittenVariant } from './product-draft.rules.ts';
import { usualOptions, type OptionKind } from './product-options.rules.ts';
import type { ProductDraft, ProductForm } from './products-admin.contract.ts';

type FormOption = NonNullable<ProductForm['options']>[number];

/** A value of an option other than colour and size, being edited. */
export interface WrittenValue {
  readonly key: string;
  readonly number: number | null;
  readonly name: string;
  readonly nameEn: string;
}

/** An option being edited. The values of colours and sizes are derived from the variants. */
export interface WrittenOption {
  readonly key: string;
  readonly slot: number | null;
  readonly kind: OptionKind;
  readonly name: string;
  readonly nameEn: string;
  readonly values: readonly WrittenValue[];
}

/** Returns an empty option with two empty values. */
export const freshOption = (key: string): WrittenOption => ({
  key,
  slot: null,
  kind: 'other',
  name: '',
  nameEn: '',
  values: ['first', 'second'].map((value) => ({ key: value, number: null, name: '', nameEn: '' })),
});

const keyOf = (number: number | undefined, index: number): string => String(number ?? `place-${index}`);

/** Returns the editable form of a stored option. */
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

/** Returns a stored variant's values of the options other than colour and size, by key. */
export function chosenIn(options: ProductDraft['options'], names: readonly (string | null)[]): Record<string, string> {
  return Object.fromEntries(
    options.map(writtenOption).flatMap(({ key, values }, index) => {
      const value = values.find(({ name }) => name === names[index]);
      return value === undefined ? [] : [[key, value.key]];
    }),
  );
}

/** Returns a variant's colour or size; null when empty. */
const plainName = (kind: 'colour' | 'size', { colourName, size }: WrittenVariant): string | null =>
  (kind === 'colour' ? colourName : size).trim() || null;

/** Returns the name of a variant's value of an option; null when it has none. */
export function valueIn({ key, kind, values }: WrittenOption, variant: WrittenVariant): string | null {
  if (kind !== 'other') return plainName(kind, variant);
  return values.find((value) => value.key === variant.chosen?.[key])?.name.trim() || null;
}

/** Returns every option of a product being edited: colour and size are included only while some variant has one. */
export function wholeOptions({ options, variants }: WrittenProduct): WrittenOption[] {
  const isWritten = (kind: 'colour' | 'size') => variants.some((variant) => plainName(kind, variant) !== null);
  const implied = (['colour', 'size'] as const)
    .filter((kind) => isWritten(kind) && options.every((option) => option.kind !== kind))
    .map((kind) => ({ key: kind, slot: null, kind, ...usualOptions[kind], values: [] }));
  return [...implied, ...options.filter(({ kind }) => kind === 'other' || isWritten(kind))];
}

/** Returns an option in the form sent to the API; colours and sizes get the variants' distinct values. */
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

/** Whether a variant uses a value, which then cannot be removed. */
export const isUsed = (option: WrittenOption, value: WrittenValue, variants: readonly WrittenVariant[]): boolean =>
  variants.some(({ chosen }) => chosen?.[option.key] === value.key);
