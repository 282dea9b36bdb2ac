import { renditionAddress } from '#features/media/media.rules.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { WrittenDocument } from '#ui/written-document.tsx';
import { bodyFor, textFor } from '../content.rules.ts';
import { ArticlePicture, PostPicture } from '../storefront/post-picture.tsx';
import { contentDeskMessages } from './content-desk.messages.ts';
import type { Writing } from './post-editor.tsx';

/** A post as readers will see it, before it is saved. */
export function PostPreview({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const t = useMessages(contentDeskMessages);
  const language = useLanguage();
  const { language: lang, body } = bodyFor(writing.body, language);
  return (
    <Dialog wide open onClose={onClose} title={t.preview}>
      <article className="grid gap-6">
        <h2 lang={lang} className="text-xl">{textFor(writing.title, language)}</h2>
        {writing.cover_key === null ? null : <PostPicture src={renditionAddress(writing.cover_key, 640)} alt="" className="rounded-card" />}
        <WrittenDocument document={body} lang={lang} picture={(key, alt) => <ArticlePicture pictureKey={key} alt={alt} />} />
      </article>
    </Dialog>
  );
}
