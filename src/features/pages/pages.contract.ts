import { contract } from '#shared/contract/contract.ts';
import { Type, type Static } from 'typebox';
import { WrittenDocument } from '#shared/contract/document-schema.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { writtenPages } from './pages.rules.ts';
import { InLanguage, Language } from '#features/blog/blog.contract.ts';

const WrittenPage = () => Type.Enum([...writtenPages]);

export const WrittenPageText = Type.Object({
  title: Type.String(),
  language: Language(),
  /** Empty until the page is written. */
  body: WrittenDocument(),
  changed_at: Nullable(Type.String({ format: 'date-time' })),
});

export type WrittenPageText = Static<typeof WrittenPageText>;

export const pagesContract = contract({
  'GET /api/written-pages/:name/': {
    summary: 'Returns a page written by the shop, such as about us or the privacy policy.',
    access: 'public',
    cached: true,
    params: Type.Object({ name: WrittenPage() }),
    query: Type.Object(InLanguage),
    reply: WrittenPageText,
  },
});
