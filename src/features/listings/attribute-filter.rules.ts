import { numberIn } from '#features/attributes/attributes.rules.ts';

/** What the parameters of a list's address begin with that narrow it by an attribute: `attr_memory=16,32`. */
export const attributePrefix = 'attr_';
export const attributeParameter = /^attr_[a-z0-9]+(-[a-z0-9]+)*$/;

/** By how many attributes a list is narrowed at once, and by how many values of each. */
export const maxAttributesNarrowed = 12;
export const maxValuesNarrowed = 20;

/** What a list is narrowed to, by the codes of attributes. */
export type AttributeChoices = Readonly<Record<string, readonly string[]>>;

/** What narrows a list by attributes, as its address says it; what is wrong is passed over. */
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

/** The same as parameters of a call and of an address. */
export const attributeParameters = (chosen: AttributeChoices): Record<`attr_${string}`, string> =>
  Object.fromEntries(Object.entries(chosen).map(([code, values]) => [`${attributePrefix}${code}`, values.join(',')]));

/** Numbers from one to another, both among them: `10..20`; a number alone is both. Null for what is none. */
export function rangeIn(value: string): { readonly from: number; readonly to: number } | null {
  const [first = '', last = first, more] = value.split('..');
  const [from, to] = [numberIn(first), numberIn(last)];
  return from === null || to === null || more !== undefined ? null : { from, to };
}

const maxSteps = 8;
const steps = 5;

/** Ranges into which numbers are cut, each with as many products as the others where that can be; each number alone where there are few. */
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

/** A range as an address names it. */
export const rangeValue = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from}..${to}`;
