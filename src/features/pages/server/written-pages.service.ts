import { eq } from 'drizzle-orm';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { emptyDocument } from '#shared/contract/document.ts';
import type { Language } from '#shared/language.ts';
import type { WrittenPageText } from '#features/blog/blog.contract.ts';
import { contentMessages } from '#features/blog/blog.messages.ts';
import { bodyFor, textFor, type WrittenPage } from '#features/blog/blog.rules.ts';
import { writtenPageTexts } from './pages.tables.ts';

/** A page that the shop writes itself, in a reader's language; before it is written, its name and an empty body. */
export async function writtenPage(
  shop: Shop,
  { name, language }: { readonly name: WrittenPage; readonly language: Language },
  depends: Dependencies,
): Promise<WrittenPageText> {
  depends.tag(`written-page:${name}`);
  const [row] = await shop.db.select().from(writtenPageTexts).where(eq(writtenPageTexts.name, name));
  if (row === undefined)
    return { title: contentMessages[language][name], language, body: emptyDocument, changed_at: null };
  return {
    title: textFor(row.title, language),
    ...bodyFor(row.body, language),
    changed_at: row.changedAt.toISOString(),
  };
}
