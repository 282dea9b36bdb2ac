import type { ProductForm, VariantForm } from './products-admin.contract.ts';

/** The kind of an option: lists are filtered by colours and sizes; every other option is identified by its name. */
export const optionKinds = ['colour', 'size', 'other'] as const;
export type OptionKind = (typeof optionKinds)[number];

/** The maximum number of options of a product. */
export const maxOptions = 3;

/** The names of options derived from the colour and size of variants. */
export const usualOptions = {
  colour: { name: 'رنگ', nameEn: 'Colour' },
  size: { name: 'اندازه', nameEn: 'Size' },
} as const satisfies Partial<Record<OptionKind, { name: string; nameEn: string }>>;

/** A stored option. */
export interface StoredOption {
  readonly slot: number;
  readonly kind: OptionKind;
  readonly name: string;
  readonly nameEn: string | null;
  readonly values: readonly StoredValue[];
}
/** A stored value of an option; the thousands digit of its number is the option's slot. */
export interface StoredValue {
  readonly number: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly swatch: string | null;
}

interface WantedValue {
  readonly number?: number | undefined;
  readonly name: string;
  readonly nameEn: string | null;
  readonly swatch: string | null;
}
interface WantedOption {
  readonly slot?: number | undefined;
  readonly kind: OptionKind;
  readonly name: string;
  readonly nameEn: string | null;
  readonly values: readonly WantedValue[];
}
/** The requested options of a product, in order, and each variant's value of each option, by name. */
export interface WantedOptions {
  readonly options: readonly WantedOption[];
  readonly chosen: readonly (readonly (string | null)[])[];
}

/** The variant fields that determine its option values. */
export type ChosenVariant = Pick<VariantForm, 'id' | 'values'> & Partial<Pick<VariantForm, 'colour' | 'size'>>;
interface Given {
  readonly options?: ProductForm['options'];
  readonly variants: readonly ChosenVariant[];
}
/** The current options of a product. */
export interface StoredOptions {
  readonly options: readonly StoredOption[];
  /** The value numbers of each variant. */
  readonly values: ReadonlyMap<number, readonly (number | null)[]>;
}
const noOptions: StoredOptions = { options: [], values: new Map() };

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const wantedOption = (option: NonNullable<ProductForm['options']>[number]): WantedOption => ({
  slot: option.slot,
  kind: option.kind,
  name: option.name.fa.trim(),
  nameEn: textOrNull(option.name.en),
  values: option.values.map(({ number, name, swatch }) => ({
    number,
    name: name.fa.trim(),
    nameEn: textOrNull(name.en),
    swatch: option.kind === 'colour' ? (swatch ?? null) : null,
  })),
});

/** Returns the colour or size of a variant that does not use `values`. */
function plainValue(variant: ChosenVariant, kind: OptionKind): WantedValue | null {
  const { colour, size } = variant;
  if (kind === 'colour' && colour != null)
    return { name: colour.name.fa.trim(), nameEn: textOrNull(colour.name.en), swatch: colour.hex };
  if (kind === 'size' && size != null) return { name: size.fa.trim(), nameEn: textOrNull(size.en), swatch: null };
  return null;
}

const plainKinds = ['colour', 'size'] as const;

/**
 * Returns the options that a form requests. Variants without `values` use their colour and size: these become options, while stored options of other
 * kinds and the variants' values of them stay. A variant of which only the id is given stays unchanged.
 */
export function wantedOptions({ options, variants }: Given, stored: StoredOptions = noOptions): WantedOptions {
  const plain = variants.filter(({ values, colour }) => values === undefined && colour !== undefined);
  const given: WantedOption[] = options?.map(wantedOption) ?? storedOptions({ variants, plain }, stored);
  for (const kind of plainKinds) {
    if (given.some((option) => option.kind === kind) || plain.every((variant) => plainValue(variant, kind) === null))
      continue;
    given.push({ kind, ...usualOptions[kind], values: [] });
  }
  const whole = given.flatMap((option, index) => {
    const fromPlain = plain.flatMap((variant) => plainValue(variant, option.kind) ?? []);
    const values = withPlain(option.values, fromPlain);
    return values.length === 0 ? [] : [{ option: { ...option, values }, index }];
  });
  return {
    options: whole.map(({ option }) => option),
    chosen: variants.map((variant) => whole.map(({ option, index }) => chosenOf(variant, option, { index, stored }))),
  };
}

/** Returns the stored options that a form does not mention, without those that the variants give by colour and size. */
function storedOptions(
  { variants, plain }: { variants: readonly ChosenVariant[]; plain: readonly ChosenVariant[] },
  { options, values }: StoredOptions,
): WantedOption[] {
  const left = new Set(
    variants.flatMap(({ id, colour, values: named }) =>
      id === undefined || colour !== undefined || named !== undefined ? [] : (values.get(id) ?? []),
    ),
  );
  return options.map((option) =>
    option.kind === 'other' || plain.length === 0
      ? option
      : { ...option, values: option.values.filter(({ number }) => left.has(number)) },
  );
}

function withPlain(values: readonly WantedValue[], plain: readonly WantedValue[]): WantedValue[] {
  const all = [...values];
  for (const value of plain) if (all.every(({ name }) => name !== value.name)) all.push(value);
  return all;
}

function chosenOf(
  variant: ChosenVariant,
  option: WantedOption,
  { index, stored }: { index: number; stored: StoredOptions },
): string | null {
  if (variant.values !== undefined) return variant.values[index]?.trim() ?? null;
  if (option.kind !== 'other' && variant.colour !== undefined) return plainValue(variant, option.kind)?.name ?? null;
  const numbers = variant.id === undefined ? [] : (stored.values.get(variant.id) ?? []);
  return option.values.find(({ number }) => number !== undefined && numbers.includes(number))?.name ?? null;
}

/** The field of an options error and its kind. */
export interface OptionError {
  readonly field: string;
  readonly what: 'optionTwice' | 'valueTwice' | 'valueUnknown' | 'tooManyOptions' | 'valueInUse';
}

const twice = (names: readonly string[]): number => names.findIndex((name, index) => names.indexOf(name) < index);

/** Returns the first error of the options; null when they are valid. */
export function optionError({ options, chosen }: WantedOptions): OptionError | null {
  if (options.length > maxOptions) return { field: 'options', what: 'tooManyOptions' };
  const sameName = twice(options.map(({ name }) => name));
  if (sameName >= 0) return { field: `options.${sameName}.name.fa`, what: 'optionTwice' };
  const sameKind = twice(options.map(({ kind }, index) => (kind === 'other' ? `other ${index}` : kind)));
  if (sameKind >= 0) return { field: `options.${sameKind}.name.fa`, what: 'optionTwice' };
  for (const [index, { values }] of options.entries()) {
    const at = twice(values.map(({ name }) => name));
    if (at >= 0) return { field: `options.${index}.values.${at}.name.fa`, what: 'valueTwice' };
  }
  for (const [row, names] of chosen.entries()) {
    const at = names.findIndex(
      (name, index) => name !== null && !options[index]?.values.some((one) => one.name === name),
    );
    if (at >= 0) return { field: `variants.${row}.values.${at}`, what: 'valueUnknown' };
  }
  return null;
}

/** Returns the index of the first variant with the same values as an earlier one, in either language; null when all differ. */
export function firstAlike({ options, chosen }: WantedOptions): number | null {
  const seen = new Set<string>();
  for (const [index, names] of chosen.entries()) {
    const english = names.map((name, at) => options[at]?.values.find((one) => one.name === name)?.nameEn ?? name);
    const kinds = [`fa ${JSON.stringify(names)}`, `en ${JSON.stringify(english)}`];
    if (kinds.some((kind) => seen.has(kind))) return index;
    for (const kind of kinds) seen.add(kind);
  }
  return null;
}

/** The options for the tables: options by slot, values by number, and each variant's value numbers. */
export interface PlannedOptions {
  readonly options: readonly (Omit<StoredOption, 'values'> & { readonly position: number })[];
  readonly values: readonly (StoredValue & { readonly slot: number; readonly position: number })[];
  /** Each variant's value number in each of the three slots. */
  readonly chosen: readonly (readonly (number | null)[])[];
}

const slots = [1, 2, 3];

/** Assigns a slot to each option and a number to each value: existing ones keep theirs, matched by it or else by name. */
export function plannedOptions({ options, chosen }: WantedOptions, stored: readonly StoredOption[]): PlannedOptions {
  const found = matched(options, stored, [
    (one, other) => one.slot === other.slot,
    (one, other) => one.kind !== 'other' && one.kind === other.kind,
    (one, other) => one.name === other.name,
  ]);
  const free = slots.filter((slot) => found.every((option) => option?.slot !== slot));
  const numbered = options.map((option, index) => {
    const before = found[index];
    const slot = before?.slot ?? free.shift() ?? 0;
    return { ...option, slot, values: numberedValues(option.values, before?.values ?? [], slot) };
  });
  return {
    options: numbered.map(({ values: _, ...option }, index) => ({ ...option, position: index + 1 })),
    values: numbered.flatMap(({ slot, values }) =>
      values.map((value, index) => ({ ...value, slot, position: index + 1 })),
    ),
    chosen: chosen.map((names) =>
      slots.map((slot) => {
        const at = numbered.findIndex((option) => option.slot === slot);
        return numbered[at]?.values.find(({ name }) => name === names[at])?.number ?? null;
      }),
    ),
  };
}

function numberedValues(values: readonly WantedValue[], stored: readonly StoredValue[], slot: number): StoredValue[] {
  const found = matched(values, stored, [
    (one, other) => one.number === other.number,
    (one, other) => one.name === other.name,
  ]);
  const taken = new Set(found.flatMap((value) => value?.number ?? []));
  let next = slot * 1_000;
  const free = () => {
    do next += 1;
    while (taken.has(next));
    return next;
  };
  return values.map((value, index) => ({ ...value, number: found[index]?.number ?? free() }));
}

/** Matches each wanted item to a stored one, by the first rule that finds one not yet taken; undefined for a new item. */
function matched<Wanted, Stored>(
  wanted: readonly Wanted[],
  stored: readonly Stored[],
  rules: readonly ((one: Wanted, other: Stored) => boolean)[],
): (Stored | undefined)[] {
  const found: (Stored | undefined)[] = wanted.map(() => undefined);
  for (const rule of rules) {
    for (const [index, one] of wanted.entries()) {
      found[index] ??= stored.find((other) => !found.includes(other) && rule(one, other));
    }
  }
  return found;
}
