import { and, eq, sql } from 'drizzle-orm';
import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { emptyDocument } from '#shared/contract/document.ts';
import type { Text } from '#shared/language.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { pagesMessages } from '../pages.messages.ts';
import type { Bodies } from '#features/blog/blog.rules.ts';
import { writtenPageTexts } from './pages.tables.ts';
import { changedMeanwhile, claimNew, keysOfBodies, writtenBodies } from '#features/blog/server/posts-admin.service.ts';
import type { WrittenPage } from '../pages.rules.ts';
import type { WholePage } from '../pages-admin.contract.ts';

async function saved(shop: Shop, name: WrittenPage) {
  const [row] = await shop.db.select().from(writtenPageTexts).where(eq(writtenPageTexts.name, name));
  return row;
}

/** Returns the stored page, or, if it has not been written, its name, no text and version 0. */
export async function adminPage(shop: Shop, name: WrittenPage): Promise<WholePage> {
  const row = await saved(shop, name);
  if (row !== undefined)
    return { name, title: row.title, body: row.body, version: row.version, changed_at: row.changedAt.toISOString() };
  const title = { fa: pagesMessages.fa[name], en: pagesMessages.en[name] };
  return { name, title, body: { fa: emptyDocument, en: null }, version: 0, changed_at: null };
}

/** Stores a page if its version is unchanged. */
export async function writePage(
  shop: Shop,
  page: {
    readonly by: number;
    readonly name: WrittenPage;
    readonly title: Text;
    readonly body: Bodies;
    readonly version: number;
  },
): Promise<{ version: number } | Refusal<'changed-meanwhile' | 'upload-not-found'>> {
  const { by, name, title, body, version } = page;
  const changedAt = shop.clock.now();
  return shop.transaction(async () => {
    const before = await saved(shop, name);
    const claimed = await claimNew(shop, by, keysOfBodies(body), before === undefined ? [] : keysOfBodies(before.body));
    if (isRefusal(claimed)) return claimed;
    const [after] =
      version === 0
        ? await shop.db
            .insert(writtenPageTexts)
            .values({ name, title, body, changedAt })
            .onConflictDoNothing()
            .returning()
        : await shop.db
            .update(writtenPageTexts)
            .set({ title, body, changedAt, version: sql`${writtenPageTexts.version} + 1` })
            .where(and(eq(writtenPageTexts.name, name), eq(writtenPageTexts.version, version)))
            .returning();
    if (after === undefined) return changedMeanwhile();
    await recordChange(shop, {
      by,
      action: 'page.changed',
      subject: 'page',
      subjectId: name,
      ...changedParts(messages(before ?? unwritten), messages(after)),
    });
    shop.invalidate(`written-page:${name}`);
    return { version: after.version };
  });
}

const unwritten = { title: { fa: '', en: '' }, body: { fa: emptyDocument, en: null } };

/** Returns a page for the audit log, including its text: an earlier version of a policy may be needed years later. */
function messages({ title, body }: { readonly title: Text; readonly body: Bodies }): object {
  return { title, ...writtenBodies(body) };
}
