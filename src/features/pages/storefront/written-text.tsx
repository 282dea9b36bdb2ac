import { FileText } from 'lucide-react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { WrittenDocument } from '#ui/layout/written-document.tsx';
import { contentMessages } from '#features/blog/blog.messages.ts';
import { pagesMessages } from '../pages.messages.ts';
import { ArticleImage } from '#features/blog/storefront/post-image.tsx';
import type { WrittenPageText } from '../pages.contract.ts';

/** The text of a content page, and the date of its last change. */
export function WrittenText({ page, dated = false }: { page: WrittenPageText; dated?: boolean }) {
  const t = useMessages(pagesMessages);
  const { onlyPersian } = useMessages(contentMessages);
  const language = useLanguage();
  if (page.body.blocks.length === 0) return <EmptyState icon={<FileText />} text={t.notWritten} />;
  return (
    <div className="grid gap-4">
      {page.language === language ? null : <p className="rounded-control bg-raised px-4 py-3 text-sm">{onlyPersian}</p>}
      <WrittenDocument
        document={page.body}
        lang={page.language}
        image={(key, alt) => <ArticleImage imageKey={key} alt={alt} />}
      />
      {!dated || page.changed_at === null ? null : (
        <p className="text-sm text-muted">
          {t.changedOn(formatJalaliDate(new Date(page.changed_at), language, 'long'))}
        </p>
      )}
    </div>
  );
}
