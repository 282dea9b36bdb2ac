import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { changedParts, type AuditAction } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { everyCategory } from '#features/categories/server/every-category.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { translationsOf } from '#shared/text/names.ts';
import { codeOf, freeCode } from '../attribute-codes.rules.ts';
import type { Attribute, AttributeForm, NewAttribute } from '../attributes-admin.contract.ts';
import { canFilter, maxAttributes, type AttributeType } from '../attributes.rules.ts';
import { attributeErrors } from './attributes-errors.messages.ts';
import { attributesTag } from './attributes.service.ts';
import { attributeById, lockAttribute, usedOptions, type AttributeRow } from './attributes.store.ts';
import { attributeOptions, attributes, categoryAttributes } from './attributes.tables.ts';

type OptionError = 'optionsOfSelect' | 'optionsMissing' | 'optionTwice' | 'optionUnknown';
type ErrorName = 'unitOfNumber' | 'textNotFiltered' | OptionError;
type Wrong = Refusal<'attribute-wrong' | 'category-not-found'>;

export const attributeNotFound = refuse(
  'attribute-not-found',
  inBoth(attributeErrors, (t) => t.notFound),
);
const taken = refuse(
  'attribute-taken',
  inBoth(attributeErrors, (t) => t.taken),
  { fields: { code: inBoth(attributeErrors, (t) => t.taken) } },
);

function wrong(field: string, name: ErrorName): Refusal<'attribute-wrong'> {
  const message = inBoth(attributeErrors, (t) => t[name]);
  return refuse('attribute-wrong', message, { fields: { [field]: message } });
}

/** Returns the validation error of a form, with its field; null if it is valid. */
async function formError(
  shop: Shop,
  type: AttributeType,
  form: AttributeForm,
  known: readonly { readonly id: number }[],
): Promise<Wrong | null> {
  if (type !== 'number' && form.unit.fa !== '') return wrong('unit.fa', 'unitOfNumber');
  if (!canFilter(type) && form.filterable) return wrong('filterable', 'textNotFiltered');
  if (type !== 'select' && form.options.length > 0) return wrong('options', 'optionsOfSelect');
  if (type === 'select' && form.options.length === 0) return wrong('options', 'optionsMissing');
  const names = form.options.map(({ name }) => name.fa);
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) return wrong(`options.${twice}.name.fa`, 'optionTwice');
  const ids = form.options.map(({ id }) => id);
  const strange = ids.findIndex(
    (id, index) => id !== undefined && (!known.some((one) => one.id === id) || ids.indexOf(id) < index),
  );
  if (strange >= 0) return wrong(`options.${strange}.name.fa`, 'optionUnknown');
  const categories = new Set((await everyCategory(shop)).map(({ id }) => id));
  if (form.category_ids.every((id) => categories.has(id))) return null;
  const message = inBoth(attributeErrors, (t) => t.categoryUnknown);
  return refuse('category-not-found', message, { fields: { category_ids: message } });
}

const columnsOf = (form: AttributeForm) => ({
  name: form.name.fa,
  unit: form.unit.fa,
  translations: translationsOf({ name: form.name.en, unit: form.unit.en, unit_one: form.unit_singular }),
  filterable: form.filterable,
  comparable: form.comparable,
});

/** An attribute in the format of the API. */
export const writtenAttribute = ({
  created_at: createdAt,
  updated_at: updatedAt,
  ...row
}: AttributeRow): Attribute => ({
  ...row,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

/** Adds an attribute with its options to its categories. */
export async function addAttribute(
  shop: Shop,
  by: number,
  form: NewAttribute,
): Promise<Attribute | Wrong | Refusal<'attribute-taken' | 'too-many-attributes'>> {
  try {
    return await shop.transaction(async () => {
      const error = await formError(shop, form.kind, form, []);
      if (error !== null) return error;
      const [count] = await shop.db.select({ all: sql<string>`count(*)` }).from(attributes);
      if (Number(count?.all) >= maxAttributes)
        return refuse(
          'too-many-attributes',
          inBoth(attributeErrors, (t) => t.tooMany),
        );
      const id = await insertAttribute(shop, form);
      const made = await attributeAt(shop, id);
      await recordAttribute(shop, { by, action: 'attribute.added', id, after: logged(made) });
      return writtenAttribute(made);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'attributes_code')) return taken;
    throw error;
  }
}

/** Inserts a new attribute with everything that belongs to it; without a code, one is generated from its names. */
export async function insertAttribute(shop: Shop, form: NewAttribute): Promise<number> {
  const now = shop.clock.now();
  const chosen = form.code ?? codeOf([form.name.en, form.name.fa], 'attribute');
  const like = await shop.db
    .select({ code: attributes.code })
    .from(attributes)
    .where(sql`${attributes.code} like ${`${chosen}%`}`);
  const code = form.code ?? freeCode(chosen, new Set(like.map((one) => one.code)));
  const [made] = await shop.db
    .insert(attributes)
    .values({ ...columnsOf(form), code, type: form.kind, createdAt: now, updatedAt: now })
    .returning({ id: attributes.id });
  if (made === undefined) throw new Error('The attribute was not stored.');
  await writeOptions(shop, made.id, form.options, []);
  await writeCategories(shop, made.id, form.category_ids);
  return made.id;
}

/** Changes an attribute, unless somebody else has changed it since its version was read. */
export function changeAttribute(
  shop: Shop,
  by: number,
  { id, version, ...form }: AttributeForm & { readonly id: number; readonly version: number },
): Promise<Attribute | Wrong | Refusal<'attribute-not-found' | 'changed-meanwhile' | 'attribute-option-in-use'>> {
  return shop.transaction(async () => {
    const before = await held(shop, id, version);
    if (isRefusal(before)) return before;
    const error =
      (await formError(shop, before.kind, form, before.options)) ?? (await optionInUse(shop, before, form.options));
    if (error !== null) return error;
    await shop.db
      .update(attributes)
      .set({ ...columnsOf(form), updatedAt: shop.clock.now(), version: version + 1 })
      .where(eq(attributes.id, id));
    await writeOptions(shop, id, form.options, before.options);
    await writeCategories(shop, id, form.category_ids);
    const after = await attributeAt(shop, id);
    await recordAttribute(shop, {
      by,
      action: 'attribute.changed',
      id,
      ...changedParts(logged(before), logged(after)),
    });
    return writtenAttribute(after);
  });
}

/** Archives an attribute, or restores it; the values that products have of it stay. */
export function archiveAttribute(
  shop: Shop,
  by: number,
  { id, version, archived }: { readonly id: number; readonly version: number; readonly archived: boolean },
): Promise<Attribute | Refusal<'attribute-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const before = await held(shop, id, version);
    if (isRefusal(before)) return before;
    if (before.archived === archived) return writtenAttribute(before);
    const now = shop.clock.now();
    await shop.db
      .update(attributes)
      .set({ archivedAt: archived ? now : null, updatedAt: now, version: version + 1 })
      .where(eq(attributes.id, id));
    const action = archived ? 'attribute.archived' : 'attribute.restored';
    await recordAttribute(shop, { by, action, id, before: { archived: !archived }, after: { archived } });
    return writtenAttribute(await attributeAt(shop, id));
  });
}

async function attributeAt(shop: Shop, id: number): Promise<AttributeRow> {
  const [row] = await attributeById(shop, { id });
  if (row === undefined) throw new Error('An attribute was gone while it was changed.');
  return row;
}

async function held(
  shop: Shop,
  id: number,
  version: number,
): Promise<AttributeRow | Refusal<'attribute-not-found' | 'changed-meanwhile'>> {
  const [locked] = await lockAttribute(shop, { id });
  if (locked === undefined) return attributeNotFound;
  return locked.version === version ? attributeAt(shop, id) : changedMeanwhile(locked.version);
}

/** Returns the error for a removed option that a product still has. */
async function optionInUse(
  shop: Shop,
  before: AttributeRow,
  wanted: AttributeForm['options'],
): Promise<Refusal<'attribute-option-in-use'> | null> {
  const gone = before.options.filter(({ id }) => wanted.every((one) => one.id !== id));
  const [used] = await usedOptions(shop, { attributeId: before.id, ids: gone.map(({ id }) => id) });
  if (used === undefined) return null;
  const name = gone.find(({ id }) => id === used.id)?.name.fa ?? '';
  const message = inBoth(attributeErrors, (t) => t.optionInUse(name));
  return refuse('attribute-option-in-use', message, { fields: { options: message } });
}

async function writeOptions(
  shop: Shop,
  attributeId: number,
  wanted: AttributeForm['options'],
  before: AttributeRow['options'],
): Promise<void> {
  const staying = wanted.flatMap(({ id }) => id ?? []);
  const gone = before.map(({ id }) => id).filter((id) => !staying.includes(id));
  if (gone.length > 0) await shop.db.delete(attributeOptions).where(inArray(attributeOptions.id, gone));
  const codes = new Set(before.map(({ code }) => code));
  const added: (typeof attributeOptions.$inferInsert)[] = [];
  for (const [position, { id, name }] of wanted.entries()) {
    const columns = { name: name.fa, translations: translationsOf({ name: name.en }), position };
    if (id === undefined) {
      const code = freeCode(codeOf([name.en, name.fa], 'option'), codes);
      codes.add(code);
      added.push({ attributeId, code, ...columns });
    } else {
      const own = and(eq(attributeOptions.id, id), eq(attributeOptions.attributeId, attributeId));
      await shop.db.update(attributeOptions).set(columns).where(own);
    }
  }
  if (added.length > 0) await shop.db.insert(attributeOptions).values(added);
}

/** Assigns an attribute to exactly these categories; it comes last among the attributes of a new category. */
async function writeCategories(shop: Shop, attributeId: number, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const own = eq(categoryAttributes.attributeId, attributeId);
  await shop.db
    .delete(categoryAttributes)
    .where(wanted.length === 0 ? own : and(own, notInArray(categoryAttributes.categoryId, wanted)));
  for (const categoryId of wanted)
    await shop.db
      .insert(categoryAttributes)
      .values({
        categoryId,
        attributeId,
        position: sql`(select coalesce(max(position), -1) + 1 from category_attributes where category_id = ${categoryId})`,
      })
      .onConflictDoNothing();
}

/** Returns the fields of an attribute that the audit log stores. */
function logged({ id: _, version: __, created_at: ___, updated_at: ____, options, ...row }: AttributeRow) {
  return { ...row, options: options.map(({ code, name }) => ({ code, name })) };
}

async function recordAttribute(
  shop: Shop,
  { by, action, id, ...parts }: { by: number; action: AuditAction; id: number; before?: object; after?: object },
): Promise<void> {
  await recordChange(shop, { by, action, subject: 'attribute', subjectId: id, ...parts });
  invalidateAttributes(shop);
}

/** Invalidates product pages and lists, which contain the names of attributes. */
export function invalidateAttributes(shop: Shop): void {
  shop.invalidate(attributesTag, 'list');
}
