import { numberIn } from '#features/attributes/attributes.rules.ts';

/** The prefix of URL parameters that filter a list by an attribute: `attr_memory=16,32`. */
export const attributePrefix = 'attr_';
export const attributeParameter = /^attr_[a-z0-9]+(-[a-z0-9]+)*$/;

/** The maximum number of attributes in a filter, and of values of each. */
export const maxAttributesNarrowed = 12;
export const maxValuesNarrowed = 20;

/** Selected filter values by attribute code. */
export type AttributeChoices = Readonly<Record<string, readonly string[]>>;

/** Returns the attribute filters among URL parameters; invalid ones are ignored. */
export function attributeChoicesIn(entries: Iterable<readonly [string, unknown]>): AttributeChoices {
  const chosen: Record<string, readonly string[]> = {};
  for (const [name, value] of [...entries].sort(([one], [other]) => one.localeCompare(other))) {
    if (!attributeParameter.test(name) || typeof value !== 'string') continue;
    const values = [
      ...new Set(
        value
          .slice(0, 400)
          .split(',')
          .map((part) => part.trim()),
      ),
    ].filter((part) => part !== '');
    if (values.length > 0 && Object.keys(chosen).length < maxAttributesNarrowed)
      chosen[name.slice(attributePrefix.length)] = values.slice(0, maxValuesNarrowed);
  }
  return chosen;
}

/** Returns the same as parameters of an API call or URL. */
export const attributeParameters = (chosen: AttributeChoices): Record<`attr_${string}`, string> =>
  Object.fromEntries(Object.entries(chosen).map(([code, values]) => [`${attributePrefix}${code}`, values.join(',')]));

/** Parses an inclusive range of numbers, `10..20`, or a single number; returns null when it is invalid. */
export function rangeIn(value: string): { readonly from: number; readonly to: number } | null {
  const [first = '', last = first, more] = value.split('..');
  const [from, to] = [numberIn(first), numberIn(last)];
  return from === null || to === null || more !== undefined ? null : { from, to };
}

const maxSteps = 8;
const steps = 5;

/** Splits numbers into ranges with roughly equal numbers of products; a few distinct numbers are listed individually. */
export function rangesOf(counts: ReadonlyMap<number, number>): { readonly from: number; readonly to: number }[] {
  const numbers = [...counts.keys()].sort((one, other) => one - other);
  if (numbers.length <= maxSteps) return numbers.map((number) => ({ from: number, to: number }));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const ranges: { from: number; to: number }[] = [];
  let [from, seen, target] = [numbers[0] ?? 0, 0, all / steps];
  for (const [index, number] of numbers.entries()) {
    seen += counts.get(number) ?? 0;
    const last = index === numbers.length - 1;
    if (seen < target && !last) continue;
    ranges.push({ from, to: number });
    from = numbers[index + 1] ?? number;
    target = seen + (all - seen) / Math.max(1, steps - ranges.length);
  }
  return ranges;
}

/** Returns a range as a URL value. */
export const rangeValue = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from}..${to}`;
