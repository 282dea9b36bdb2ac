import { renditionAddress } from '#features/media/media.rules.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { WrittenDocument } from '#ui/layout/written-document.tsx';
import type { Language } from '#shared/language.ts';
import { bodyFor } from '../blog.rules.ts';
import { textFor } from '#shared/text/names.ts';
import { ArticleImage, PostImage } from '../storefront/post-image.tsx';
import { contentAdminMessages } from './blog-admin.messages.ts';
import type { Writing } from './post-editor.tsx';

interface WritingPreviewProps {
  readonly writing: Pick<Writing, 'title' | 'body'> & Partial<Pick<Writing, 'cover_key'>>;
  /** The language of the readers whose view is previewed. */
  readonly language: Language;
  readonly onClose: () => void;
}

/** Renders a preview of a post or a page, before it is saved. */
export function WritingPreview({ writing, language, onClose }: WritingPreviewProps) {
  const t = useMessages(contentAdminMessages);
  const { language: lang, body } = bodyFor(writing.body, language);
  const cover = writing.cover_key ?? null;
  return (
    <Dialog wide open onClose={onClose} title={t.preview}>
      <article className="grid gap-6">
        <h2 lang={lang} className="text-xl">
          {textFor(writing.title, language)}
        </h2>
        {cover === null ? null : <PostImage src={renditionAddress(cover, 640)} alt="" className="rounded-card" />}
        <WrittenDocument document={body} lang={lang} image={(key, alt) => <ArticleImage imageKey={key} alt={alt} />} />
      </article>
    </Dialog>
  );
}
