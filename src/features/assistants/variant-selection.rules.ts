/** A selected option of a product: its name and the label of the chosen value. */
export interface Selection {
  readonly name: string;
  readonly label: string;
}

/** The part of a variant that a selection depends on. */
export interface Selectable {
  readonly options: readonly Selection[];
  readonly available: boolean;
}

/** A value of an option, given the selected values of the others. */
export interface OfferedValue {
  readonly label: string;
  /** Whether a variant with it and the other selected values is available. */
  readonly available: boolean;
  /** Whether a variant with it and the other selected values exists. */
  readonly exists: boolean;
}

const bears = ({ options }: Selectable, { name, label }: Selection) =>
  options.some((option) => option.name === name && option.label === label);

/** Returns the variants that match the whole selection. */
export function matching<Variant extends Selectable>(
  variants: readonly Variant[],
  selected: readonly Selection[],
): Variant[] {
  return variants.filter((variant) => selected.every((one) => bears(variant, one)));
}

/**
 * Returns as much of a selection as some variant matches. Options are dropped from the end of the preferences; those without a preference are dropped
 * before these, the last selected first.
 */
export function effectiveSelection(
  variants: readonly Selectable[],
  selected: readonly Selection[],
  preferences: readonly string[] = [],
): Selection[] {
  const rank = ({ name }: Selection) => {
    const index = preferences.indexOf(name);
    return index === -1 ? preferences.length : index;
  };
  const left = selected
    .map((one, index) => ({ one, index }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.index - b.index)
    .map(({ one }) => one);
  while (left.length > 0 && matching(variants, left).length === 0) left.pop();
  return selected.filter((one) => left.includes(one));
}

/** Returns every option of a product with its values, given the selection of the other options. */
export function offeredOptions(
  variants: readonly Selectable[],
  selected: readonly Selection[],
): { name: string; values: OfferedValue[] }[] {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name) => {
    const others = selected.filter((one) => one.name !== name);
    const labels = variants
      .flatMap(({ options }) => options.filter((one) => one.name === name))
      .map(({ label }) => label);
    const values = [...new Set(labels)].map((label) => {
      const found = matching(variants, [...others, { name, label }]);
      return { label, exists: found.length > 0, available: found.some(({ available }) => available) };
    });
    return { name, values };
  });
}
