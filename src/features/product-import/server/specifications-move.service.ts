import {
  attributesOfCategory,
  makeAttribute,
  valuedAttributes,
  writeRows,
  type MovedValue,
} from '#features/attributes/server/attribute-moves.service.ts';
import { linesInOrder } from '#features/attributes/attributes.rules.ts';
import { everyCategory } from '#features/categories/server/every-category.service.ts';
import { noteFact, readFact } from '#platform/database/facts.ts';
import type { Shop } from '#platform/shop.ts';
import type { Specification } from '#features/products/products.rules.ts';
import { planOf, tallyLines, valueOfLine, type LineTally } from '#features/products/specification-plan.rules.ts';
import { leaveLines, nextLines, nextLinesToMove } from '#features/products/server/admin/product-table.service.ts';

const read = { planned: 'attributes-planned', moved: 'specifications-moved' } as const;
const linesAtOnce = 2_000;
const movedAtOnce = 200;

/** The result of moving specification lines. */
export interface MovedLines {
  readonly products: number;
  readonly attributes: number;
  readonly options: number;
  /** Lines that became attribute values, and lines that stayed text. */
  readonly moved: number;
  readonly left: number;
}

/**
 * Creates attributes from the specifications of a shop without attributes and moves the lines whose text matches a value exactly; the others stay.
 * Runs once; an interrupted run can resume, because a moved line no longer exists.
 */
export async function moveSpecifications(shop: Shop): Promise<MovedLines> {
  const before = (await readFact(shop, read.moved)) as MovedLines | null;
  if (before !== null) return before;
  const plan = await planOnce(shop);
  const done = { products: 0, moved: 0, left: 0 };
  for (let after: number | null = 0; after !== null;) {
    const part = await moveNext(shop, after);
    after = part.last;
    done.products += part.products;
    done.moved += part.moved;
    done.left += part.left;
  }
  const counts = { ...plan, ...done };
  await noteFact(shop, read.moved, counts);
  return counts;
}

/** Creates the attributes and records that they exist, in one transaction. */
async function planOnce(shop: Shop): Promise<Pick<MovedLines, 'attributes' | 'options'>> {
  const known = (await readFact(shop, read.planned)) as Pick<MovedLines, 'attributes' | 'options'> | null;
  if (known !== null) return known;
  const tallies = new Map<string, LineTally>();
  for (let after = 0; ;) {
    const rows = await nextLines(shop, { after, limit: linesAtOnce });
    for (const row of rows) tallyLines(tallies, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < linesAtOnce) break;
    after = last.id;
  }
  const plan = planOf(tallies.values(), await everyCategory(shop));
  const counts = { attributes: plan.length, options: plan.reduce((sum, { options }) => sum + options.length, 0) };
  return shop.transaction(async () => {
    const first = await noteFact(shop, read.planned, counts);
    if (!first) return (await readFact(shop, read.planned)) as typeof counts;
    for (const { type, name, nameEn, unit, unitEn, unitOneEn, options, categoryIds } of plan)
      await makeAttribute(shop, {
        kind: type,
        name: { fa: name, en: nameEn },
        unit: { fa: unit, en: unitEn ?? '' },
        unit_singular: unitOneEn ?? '',
        filterable: type !== 'select' || options.length > 1,
        comparable: true,
        options: options.map((option) => ({ name: { fa: option.name, en: option.nameEn } })),
        category_ids: [...categoryIds],
      });
    return counts;
  });
}

type Attributes = NonNullable<Awaited<ReturnType<typeof attributesOfCategory>>>;

/** Moves the lines of the next batch of products; `last` is the id from which to continue. */
function moveNext(shop: Shop, after: number) {
  return shop.transaction(async () => {
    const rows = await nextLinesToMove(shop, { after, limit: movedAtOnce });
    const categoryIds = [...new Set(rows.map(({ categoryId }) => categoryId))];
    const ofCategory = new Map<number, Attributes>();
    for (const id of categoryIds) ofCategory.set(id, (await attributesOfCategory(shop, id)) ?? []);
    const valued = await valuedAttributes(shop, { productIds: rows.map(({ id }) => id) });
    const parts = rows.map((row) => {
      const own = valued.filter(({ productId }) => productId === row.id);
      return { id: row.id, ...partOf(row, ofCategory.get(row.categoryId) ?? [], own) };
    });
    const changed = parts.filter(({ values }) => values.length > 0);
    if (changed.length > 0) {
      await writeRows(
        shop,
        changed.flatMap(({ values }) => values),
      );
      await leaveLines(shop, { ids: changed.map(({ id }) => id), lines: changed.map(({ lines }) => lines) });
      shop.invalidate('list', ...changed.map(({ id }) => `product:${id}`));
    }
    return {
      last: rows.length < movedAtOnce ? null : (rows.at(-1)?.id ?? null),
      products: changed.length,
      moved: parts.reduce((sum, { values }) => sum + values.length, 0),
      left: parts.reduce((sum, { lines }) => sum + lines.length, 0),
    };
  });
}

/** Splits a product's lines into those that become attribute values, with their positions, and those that stay. */
function partOf(
  { id, specifications }: { readonly id: number; readonly specifications: readonly Specification[] },
  attributes: Attributes,
  valued: readonly { readonly attributeId: number; readonly position: number }[],
): { values: MovedValue[]; lines: Specification[] } {
  const taken = new Set(valued.map(({ attributeId }) => attributeId));
  const values: MovedValue[] = [];
  const lines: Specification[] = [];
  for (const [position, line] of linesInOrder(valued, specifications).entries()) {
    if ('position' in line) continue;
    const value = valueAmong(attributes, line, taken);
    if (value === null) lines.push(line);
    else {
      taken.add(value.attribute.id);
      values.push({ productId: id, position, ...value });
    }
  }
  return { values, lines };
}

function valueAmong(
  attributes: Attributes,
  line: Specification,
  taken: ReadonlySet<number>,
): Pick<MovedValue, 'attribute' | 'value'> | null {
  for (const { attribute } of attributes) {
    const { name, unit, unit_singular: unitOneEn, kind, options } = attribute;
    const named = name.fa === line.name && ((line.name_en ?? '') === '' || name.en === line.name_en);
    if (!named || taken.has(attribute.id)) continue;
    const value = valueOfLine({ type: kind, options, unit: unit.fa, unitEn: unit.en, unitOneEn }, line);
    if (value !== null) return { attribute, value };
  }
  return null;
}
