/** An option of a product as a shopper chooses it: its name and the label that was chosen. */
export interface Selection {
  readonly name: string;
  readonly label: string;
}

/** A variant as far as choosing it minds. */
export interface Selectable {
  readonly options: readonly Selection[];
  readonly available: boolean;
}

/** A value of an option, seen from what is chosen of the others. */
export interface OfferedValue {
  readonly label: string;
  /** Some variant has it beside the other choices and can be had. */
  readonly available: boolean;
  /** Some variant has it beside the other choices. */
  readonly exists: boolean;
}

const bears = ({ options }: Selectable, { name, label }: Selection) =>
  options.some((option) => option.name === name && option.label === label);

/** The variants that bear all of a choice. */
export function matching<Variant extends Selectable>(
  variants: readonly Variant[],
  selected: readonly Selection[],
): Variant[] {
  return variants.filter((variant) => selected.every((one) => bears(variant, one)));
}

/**
 * As much of a choice as some variant bears. Options are dropped from the end of the preferences; those that no preference names are dropped
 * before these, the last chosen first.
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

/** Every option of a product with its values, as they stand beside what is chosen of the other options. */
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
