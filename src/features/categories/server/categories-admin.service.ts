import { categoryErrors } from './categories-admin-errors.messages.ts';
import { eq } from 'drizzle-orm';
import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { claimUploads } from '#features/media/server/uploads.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { changedMeanwhile, isSameOrder } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { slugify } from '#shared/text/slug.ts';
import type { CategoryForm, AdminCategory } from '../categories-admin.contract.ts';
import { idsBelow, moveError } from '../categories-admin.rules.ts';
import { translationsOf } from '#shared/text/names.ts';
import { categories } from './categories.tables.ts';
import { lockCategories, nextPosition, setOrder } from './categories-admin.store.ts';
import { assignProducts } from './product-categories.service.ts';
import { categoryOfId, everyCategory } from './every-category.service.ts';
import { insertCategory } from './categories.store.ts';

type FormRefusal = Refusal<'slug-taken' | 'category-not-found' | 'category-circle' | 'upload-not-found'>;

const slugTaken = refuse(
  'slug-taken',
  inBoth(categoryErrors, (t) => t.slugTaken),
  { fields: { slug: inBoth(categoryErrors, (t) => t.slugTaken) } },
);
const categoryChanged = refuse(
  'changed-meanwhile',
  inBoth(categoryErrors, (t) => t.changedMeanwhile),
);
const notFound = refuse(
  'category-not-found',
  inBoth(categoryErrors, (t) => t.categoryNotFound),
);

/** Returns a category as the staff see it. */
export async function adminCategory(shop: Shop, id: number): Promise<AdminCategory | Refusal<'category-not-found'>> {
  return (await categoryOfId(shop, id)) ?? notFound;
}

/** Adds a category after its siblings. */
export function addCategory(
  shop: Shop,
  by: number,
  form: CategoryForm,
): Promise<{ id: number; slug: string } | FormRefusal> {
  return slugRefused(
    shop.transaction(async () => {
      await lockCategories(shop);
      const error =
        parentError(await everyCategory(shop), null, form.parent_id) ??
        (await claimImage(shop, by, form.picture_key, null));
      if (error !== null) return error;
      const slug = form.slug ?? slugify(form.name.fa) ?? 'category';
      const [index] = await nextPosition(shop, { parentId: form.parent_id });
      const id = await insertCategory(shop, { ...columnsOf(shop, form), slug, position: index?.position ?? 0 });
      await recordChange(shop, {
        by,
        action: 'category.added',
        subject: 'category',
        subjectId: id,
        after: { ...form, slug },
      });
      invalidateTree(shop);
      return { id, slug };
    }),
  );
}

/** Changes a category, or moves it below another, unless it was changed since the given version was read. */
export function changeCategory(
  shop: Shop,
  by: number,
  { id, version, ...form }: CategoryForm & { readonly id: number; readonly version: number },
): Promise<{ version: number } | FormRefusal | Refusal<'changed-meanwhile'>> {
  return slugRefused(
    shop.transaction(async () => {
      await lockCategories(shop);
      const all = await everyCategory(shop);
      const before = all.find((category) => category.id === id);
      if (before === undefined) return notFound;
      if (before.version !== version) return categoryChanged;
      const error =
        parentError(all, id, form.parent_id) ?? (await claimImage(shop, by, form.picture_key, before.picture_key));
      if (error !== null) return error;
      const moved = form.parent_id !== before.parent_id;
      const [index] = moved ? await nextPosition(shop, { parentId: form.parent_id }) : [];
      const slug = form.slug ?? before.slug;
      await shop.db
        .update(categories)
        .set({
          ...columnsOf(shop, form),
          slug,
          version: version + 1,
          ...(index === undefined ? {} : { position: index.position }),
          ...(form.visible === before.visible ? { hiddenAt: undefined } : {}),
        })
        .where(eq(categories.id, id));
      if (moved) await assignProducts(shop, { categoryIds: idsBelow(all, id) });
      if (moved || form.name.fa !== before.name.fa || form.name.en !== before.name.en)
        await shop.publish('category.changed', { categoryId: id });
      await recordChange(shop, {
        by,
        action: moved ? 'category.moved' : 'category.changed',
        subject: 'category',
        subjectId: id,
        ...changedParts<Partial<CategoryForm>>(before, { ...form, slug }),
      });
      invalidateTree(shop);
      return { version: version + 1 };
    }),
  );
}

/** Reorders the categories below one, or (null) the main ones, unless their order differs from the one that was displayed. */
export function orderCategories(
  shop: Shop,
  by: number,
  { parentId, ids, before: seen }: { parentId: number | null; ids: readonly number[]; before: readonly number[] },
): Promise<Refusal<'category-not-found' | 'changed-meanwhile'> | null> {
  return shop.transaction(async () => {
    await lockCategories(shop);
    const before = (await everyCategory(shop))
      .filter((category) => category.parent_id === parentId)
      .map((category) => category.id);
    if (!isSameOrder(before, seen)) return changedMeanwhile();
    const moved = await setOrder(shop, { ids, parentId });
    if (moved.length !== ids.length) return notFound;
    await recordChange(shop, {
      by,
      action: 'categories.ordered',
      subject: 'category',
      subjectId: parentId ?? 'main',
      before,
      after: ids,
    });
    invalidateTree(shop);
    return null;
  });
}

/** Removes a category that has neither products nor subcategories. */
export function removeCategory(
  shop: Shop,
  by: number,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Refusal<'category-not-found' | 'category-in-use' | 'changed-meanwhile'> | null> {
  return shop.transaction(async () => {
    await lockCategories(shop);
    const all = await everyCategory(shop);
    const found = all.find((category) => category.id === id);
    if (found === undefined) return notFound;
    if (found.version !== version) return categoryChanged;
    if (found.products_count > 0 || all.some((category) => category.parent_id === id))
      return refuse(
        'category-in-use',
        inBoth(categoryErrors, (t) => t.inUse),
      );
    await shop.db.delete(categories).where(eq(categories.id, id));
    await recordChange(shop, { by, action: 'category.removed', subject: 'category', subjectId: id, before: found });
    invalidateTree(shop);
    return null;
  });
}

/** Every page displays part of the tree, and product pages their category path. */
function invalidateTree(shop: Shop): void {
  shop.invalidate('categories', 'category-stock', 'list');
}

function columnsOf(shop: Shop, form: CategoryForm) {
  return {
    name: form.name.fa,
    translations: translationsOf({ name: form.name.en }),
    parentId: form.parent_id,
    pictureKey: form.picture_key,
    hiddenAt: form.visible ? null : shop.clock.now(),
  };
}

function parentError(all: readonly AdminCategory[], id: number | null, parentId: number | null): FormRefusal | null {
  const error = moveError(all, id, parentId);
  if (error === null) return null;
  const text = inBoth(
    categoryErrors,
    (t) => ({ unknown: t.categoryUnknown, circle: t.circle, 'too-deep': t.tooDeep })[error],
  );
  return refuse(error === 'unknown' ? 'category-not-found' : 'category-circle', text, { fields: { parent_id: text } });
}

async function claimImage(
  shop: Shop,
  by: number,
  key: string | null,
  stored: string | null,
): Promise<FormRefusal | null> {
  if (key === null || key === stored) return null;
  const claimed = await claimUploads(shop, { customerId: by, keys: [key], kind: 'picture' });
  if (!isRefusal(claimed)) return null;
  const text = inBoth(categoryErrors, (t) => t.imageUnknown);
  return refuse('upload-not-found', text, { fields: { picture_key: text } });
}

async function slugRefused<T>(saving: Promise<T>): Promise<T | typeof slugTaken> {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, 'categories_slug')) return slugTaken;
    throw error;
  }
}
