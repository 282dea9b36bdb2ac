import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { claimUploads } from '#features/media/server/uploads.service.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { imageKeysOf, readMinutes } from '#shared/contract/document.ts';
import { inBoth } from '#shared/messages.ts';
import { plainWriting } from '#shared/text/plain-writing.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { slugify } from '#shared/text/slug.ts';
import { standingOf, type Bodies } from '../blog.rules.ts';
import type { AdminPost, PostDraft, WholePost } from '../posts-admin.contract.ts';
import { contentRefusals } from './blog-errors.messages.ts';
import {
  categoryOfPosts,
  deleteDraft,
  adminPosts,
  insertPost,
  updatePost,
  wholePost,
  type AdminQuery,
  type AdminRow,
  type PostRecord,
  type PostValues,
} from './posts-admin.store.ts';
import { postNotFound } from './posts.service.ts';
import { slugToday } from './posts.store.ts';

type SavedPost = Pick<WholePost, 'id' | 'slug' | 'version'>;
type DraftRefusal = Refusal<'slug-taken' | 'post-not-ready' | 'upload-not-found' | 'category-not-found'>;

/** The refusal of a change to a record that somebody else has changed since it was read. */
export const changedMeanwhile = () =>
  refuse(
    'changed-meanwhile',
    inBoth(contentRefusals, (t) => t.changedMeanwhile),
  );

const slugTaken = () => {
  const message = inBoth(contentRefusals, (t) => t.slugTaken);
  return refuse('slug-taken', message, { fields: { slug: message } });
};

/** The refusal of a category that does not exist or was deleted: a foreign key violation when saving a post. */
const categoryNotFound = () => {
  const message = inBoth(contentRefusals, (t) => t.categoryNotFound);
  return refuse('category-not-found', message, { fields: { category: message } });
};

/** Saves a post; refuses it when its address is taken or its category was deleted meanwhile. */
async function saved<T>(saving: Promise<T>): Promise<T | Refusal<'slug-taken' | 'category-not-found'>> {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, 'posts_slug')) return slugTaken();
    if (isForeignKeyViolation(error, categoryOfPosts)) return categoryNotFound();
    throw error;
  }
}

/** Returns a page of the posts in every state, newest first. */
export async function listAdminPosts(
  shop: Shop,
  requested: Omit<AdminQuery, 'limit' | 'after'> & { readonly after?: string; readonly page_size?: number },
): Promise<{ data: AdminPost[]; next: string | null } | Refusal<'invalid-request'>> {
  const { page_size: size = usualPageSize, after: cursor, ...query } = requested;
  const after = afterId('posts', cursor);
  if (after === undefined) return cursorRejection;
  const rows = await adminPosts(shop, { ...query, after: after ?? undefined, limit: size + 1 });
  const { data: visible, next } = pageAfter(rows, {
    order: 'posts',
    size,
    address: '/api/admin/posts/',
    query: requested,
  });
  return { data: visible.map((row) => adminPost(shop, row)), next };
}

/** Returns a post in its editable form. */
export async function adminPostAt(shop: Shop, id: number): Promise<WholePost | Refusal<'post-not-found'>> {
  const row = await wholePost(shop, id);
  if (row === undefined) return postNotFound();
  const { summary, body, coverKey, version } = row;
  return { ...adminPost(shop, row), summary, body, cover_key: coverKey, version };
}

/** Creates a post in an author's name. */
export async function createPost(
  shop: Shop,
  { by, draft }: { readonly by: number; readonly draft: PostDraft },
): Promise<SavedPost | DraftRefusal> {
  const values = valuesOf(shop, draft);
  if (isRefusal(values)) return values;
  return saved(
    shop.transaction(async () => {
      const claimed = await claimNew(shop, by, keysIn(values), []);
      if (isRefusal(claimed)) return claimed;
      const made = await insertPost(shop, {
        ...values,
        category: await categoryToday(shop, draft),
        createdAt: shop.clock.now(),
        writtenBy: by,
      });
      if (made === undefined) return slugTaken();
      await recordChange(shop, {
        by,
        action: 'post.created',
        subject: 'post',
        subjectId: made.id,
        after: messages(made),
      });
      shop.invalidate('posts');
      return { id: made.id, slug: made.slug, version: made.version };
    }),
  );
}

/** Updates a post, unless somebody else has changed it meanwhile. */
export async function writePost(
  shop: Shop,
  {
    by,
    id,
    version,
    draft,
  }: { readonly by: number; readonly id: number; readonly version: number; readonly draft: PostDraft },
): Promise<SavedPost | DraftRefusal | Refusal<'post-not-found' | 'changed-meanwhile'>> {
  const values = valuesOf(shop, draft);
  if (isRefusal(values)) return values;
  return saved(
    shop.transaction(async () => {
      const before = await wholePost(shop, id);
      if (before === undefined) return postNotFound();
      const claimed = await claimNew(shop, by, keysIn(values), keysIn(before));
      if (isRefusal(claimed)) return claimed;
      // A published post keeps its publication time when it is published again without one.
      const publishedAt =
        values.state === 'published' && draft.published_at === null
          ? (before.publishedAt ?? values.publishedAt)
          : values.publishedAt;
      const after = await updatePost(shop, id, version, {
        ...values,
        category: await categoryToday(shop, draft),
        publishedAt,
      });
      if (after === undefined) return changedMeanwhile();
      await recordChange(shop, {
        by,
        action: 'post.changed',
        subject: 'post',
        subjectId: id,
        ...changedParts(messages(before), messages(after)),
      });
      shop.invalidate('posts');
      return { id, slug: after.slug, version: after.version };
    }),
  );
}

/** Returns the current slug of a draft's category, which may have been changed while the draft was open. */
async function categoryToday(shop: Shop, { category }: PostDraft): Promise<string> {
  const [called] = await slugToday(shop, { former: category });
  return called?.slug ?? category;
}

/** Deletes a draft. */
export async function removePost(
  shop: Shop,
  { by, id, version }: { readonly by: number; readonly id: number; readonly version: number },
): Promise<Record<string, never> | Refusal<'post-not-found' | 'post-not-draft' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const gone = await deleteDraft(shop, id, version);
    if (gone === undefined) {
      const now = await wholePost(shop, id);
      if (now === undefined) return postNotFound();
      if (now.state === 'draft') return changedMeanwhile();
      return refuse(
        'post-not-draft',
        inBoth(contentRefusals, (t) => t.notADraft),
      );
    }
    await recordChange(shop, { by, action: 'post.removed', subject: 'post', subjectId: id, before: messages(gone) });
    return {};
  });
}

/** Claims the images that were not there before; existing ones may stay, whoever uploaded them. */
export async function claimNew(
  shop: Shop,
  customerId: number,
  keys: readonly string[],
  before: readonly string[],
): Promise<Refusal<'upload-not-found'> | null> {
  const claimed = await claimUploads(shop, {
    customerId,
    keys: keys.filter((key) => !before.includes(key)),
    kind: 'picture',
  });
  return isRefusal(claimed) ? claimed : null;
}

/** Returns the keys of the images in the bodies of both languages. */
export function keysOfBodies({ fa, en }: Bodies): string[] {
  return [...new Set([...imageKeysOf(fa), ...(en === null ? [] : imageKeysOf(en))])];
}

function keysIn({ body, coverKey }: Pick<PostValues, 'body' | 'coverKey'>): string[] {
  return [...new Set([...keysOfBodies(body), ...(coverKey == null ? [] : [coverKey])])];
}

/** Returns a draft's values as stored; publishing requires a summary and the Persian text. */
function valuesOf(shop: Shop, draft: PostDraft): PostValues | Refusal<'post-not-ready'> {
  const slug = draft.slug ?? slugify(draft.title.en) ?? slugify(draft.title.fa);
  const state = draft.status === 'draft' ? 'draft' : 'published';
  const errors = {
    ...(slug === null && { slug: inBoth(contentRefusals, (t) => t.slugNeeded) }),
    ...(state === 'published' &&
      draft.summary.fa === '' && { 'summary.fa': inBoth(contentRefusals, (t) => t.summaryNeeded) }),
    ...(state === 'published' &&
      draft.body.fa.blocks.length === 0 && { 'body.fa': inBoth(contentRefusals, (t) => t.bodyNeeded) }),
  };
  const [error] = Object.values(errors);
  if (slug === null || error !== undefined)
    return refuse('post-not-ready', error ?? inBoth(contentRefusals, (t) => t.slugNeeded), { fields: errors });
  const now = shop.clock.now();
  const { category, title, summary, author_name: authorName, body, cover_key: coverKey } = draft;
  const publishedAt = draft.published_at !== null ? new Date(draft.published_at) : state === 'published' ? now : null;
  return {
    slug,
    category,
    title,
    summary,
    authorName,
    body,
    coverKey,
    state,
    publishedAt,
    changedAt: now,
    minutesFa: readMinutes(body.fa),
    minutesEn: readMinutes(body.en ?? body.fa),
  };
}

/** Returns bodies as the log stores them: one text for each language, so that a change of the English is not logged as one of the Persian. */
export function writtenBodies({ fa, en }: Bodies): { body_fa: string; body_en: string } {
  return { body_fa: plainWriting(fa), body_en: en === null ? '' : plainWriting(en) };
}

/** Returns the fields of a post that the log stores, including its texts. */
function messages({
  slug,
  category,
  title,
  summary,
  authorName,
  body,
  coverKey,
  state,
  publishedAt,
}: PostRecord): object {
  return {
    slug,
    category,
    title,
    summary,
    author_name: authorName,
    ...writtenBodies(body),
    cover_key: coverKey,
    state,
    published_at: publishedAt,
  };
}

function adminPost(shop: Shop, row: AdminRow): AdminPost {
  const { id, slug, category, categoryName, title, authorName, publishedAt, changedAt } = row;
  return {
    id,
    slug,
    category,
    category_name: categoryName,
    title,
    author_name: authorName,
    status: standingOf(row, shop.clock.now()),
    published_at: publishedAt?.toISOString() ?? null,
    changed_at: changedAt.toISOString(),
  };
}
