import { booleanWords, rangeWords } from '#features/attributes/attributes.rules.ts';
import { listFilters } from '#features/attributes/server/attributes.service.ts';
import type { CategoryTree } from '#features/categories/server/category-tree.service.ts';
import type { Language } from '#shared/language.ts';
import { textFor } from '#shared/text/names.ts';
import type { Shop } from '#platform/shop.ts';
import { rangeIn, rangesOf, rangeValue, type AttributeChoices } from '../attribute-filter.rules.ts';
import type { AttributeWish, FacetCounts } from '../facets.rules.ts';
import type { Facets } from '../listings.contract.ts';

type Filters = Awaited<ReturnType<typeof listFilters>>;
type Category = NonNullable<ReturnType<CategoryTree['bySlug']['get']>>;
type Range = AttributeWish['ranges'][number];

/** The maximum number of attributes in the filter: those that the most products have. */
const maxOffered = 12;

/** Returns the attribute conditions of a list; an unknown code or value matches nothing, like an unknown brand. */
export async function attributeWishes(
  shop: Shop,
  chosen: AttributeChoices,
): Promise<(AttributeWish & { kind: string })[]> {
  if (Object.keys(chosen).length === 0) return [];
  const filters = await listFilters(shop);
  return Object.entries(chosen).map(([code, values]) => {
    const attribute = filters.find((one) => one.code === code);
    if (attribute === undefined) return { attributeId: 0, kind: 'none', ranges: [] };
    const ranges = values.flatMap((value) => rangeOf(attribute, value) ?? []);
    return { attributeId: attribute.id, kind: attribute.kind, ranges };
  });
}

/** Converts a URL value to the numeric range that rows are compared with; null when it is invalid. */
function rangeOf({ kind, options }: Filters[number], value: string): Range | null {
  if (kind === 'number') return rangeIn(value);
  const yes = { true: 1, false: 0 }[value] ?? null;
  const number = kind === 'boolean' ? yes : (options.find(({ code }) => code === value)?.id ?? null);
  return number === null ? null : { from: number, to: number };
}

interface Offered {
  /** Null where the list has no category; no attributes are then listed. */
  readonly category: Category | null;
  readonly counts: FacetCounts;
  readonly chosen: AttributeChoices;
  readonly language: Language;
}

/** Returns the attribute filters of a category's list: its own, inherited ones, and those of its descendants. */
export async function offeredAttributes(
  shop: Shop,
  { category, counts, chosen, language }: Offered,
): Promise<Facets['attributes']> {
  if (category === null) return [];
  const near = new Set([...category.path.map(({ id }) => id), ...category.idsBelow]);
  const all = counts.allAttributes;
  return (await listFilters(shop))
    .filter(({ id, category_ids: ids }) => all.has(id) && ids.some((one) => near.has(one)))
    .map((attribute) => {
      const having = all.get(attribute.id) ?? new Map<number, number>();
      const choices = choicesOf(attribute, { having, counted: counts.attributes.get(attribute.id), language });
      const wanted = chosen[attribute.code] ?? [];
      return {
        code: attribute.code,
        name: textFor(attribute.name, language),
        choices: choices.filter(({ value, count }) => count > 0 || wanted.includes(value)),
        products: [...having.values()].reduce((sum, count) => sum + count, 0),
      };
    })
    .filter(({ choices }) => choices.length > 0)
    .sort((one, other) => other.products - one.products || one.code.localeCompare(other.code))
    .slice(0, maxOffered)
    .map(({ products: _, ...offered }) => offered);
}

interface Counted {
  readonly having: ReadonlyMap<number, number>;
  readonly counted: ReadonlyMap<number, number> | undefined;
  readonly language: Language;
}

function choicesOf(
  { kind, options, unit, unit_singular: unitOneEn }: Filters[number],
  { having, counted = new Map<number, number>(), language }: Counted,
): Facets['attributes'][number]['choices'] {
  if (kind === 'boolean')
    return [true, false].map((yes) => ({
      value: String(yes),
      name: booleanWords(yes, language),
      count: counted.get(Number(yes)) ?? 0,
    }));
  if (kind === 'select')
    return options.map(({ id, code, name }) => ({
      value: code,
      name: textFor(name, language),
      count: counted.get(id) ?? 0,
    }));
  return rangesOf(having).map((range) => ({
    value: rangeValue(range),
    name: rangeWords(range, { unit: unit.fa, unitEn: unit.en, unitOneEn }, language),
    count: [...counted].reduce(
      (sum, [number, count]) => (number >= range.from && number <= range.to ? sum + count : sum),
      0,
    ),
  }));
}
