import { eq } from 'drizzle-orm';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { emptyDocument } from '#shared/contract/document.ts';
import type { Language } from '#shared/language.ts';
import { pagesMessages } from '../pages.messages.ts';
import { bodyFor } from '#features/blog/blog.rules.ts';
import { textFor } from '#shared/text/names.ts';
import { writtenPageTexts } from './pages.tables.ts';
import { writtenPages, type WrittenPage } from '../pages.rules.ts';
import type { WrittenPageText } from '../pages.contract.ts';

/** Returns a content page in a reader's language; before it is written, its name and an empty body. */
export async function writtenPage(
  shop: Shop,
  { name, language }: { readonly name: WrittenPage; readonly language: Language },
  depends: Dependencies,
): Promise<WrittenPageText> {
  depends.tag(`written-page:${name}`);
  const [row] = await shop.db.select().from(writtenPageTexts).where(eq(writtenPageTexts.name, name));
  if (row === undefined)
    return { title: pagesMessages[language][name], language, body: emptyDocument, changed_at: null };
  return {
    title: textFor(row.title, language),
    ...bodyFor(row.body, language),
    changed_at: row.changedAt.toISOString(),
  };
}

/** Returns when each content page was last changed, by name; pages not written yet are omitted. */
export async function writtenPageChanges(shop: Shop, depends: Dependencies): Promise<Map<string, Date>> {
  depends.tag(...writtenPages.map((name) => `written-page:${name}`));
  const rows = await shop.db
    .select({ name: writtenPageTexts.name, changedAt: writtenPageTexts.changedAt })
    .from(writtenPageTexts);
  return new Map(rows.map(({ name, changedAt }) => [name, changedAt]));
}
