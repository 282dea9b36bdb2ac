import type { Language } from '#shared/language.ts';
import type { NoticeKind, Notices } from '#shared/notices.ts';

type Titles = Readonly<Record<Language, Readonly<Record<NoticeKind, string>>>>;
type Texts = Readonly<Record<Language, { readonly [Kind in NoticeKind]: (params: Notices[Kind]) => string }>>;

/** A notice as it is stored: its kind, and what its sentence is made of. */
export interface StoredNotice {
  readonly kind: string;
  readonly params: unknown;
}

/** Every kind of notice: what there are words for, as a list for the column. */
export const noticeKindsOf = (titles: Titles) => Object.keys(titles.fa) as [NoticeKind, ...NoticeKind[]];

/** Whether a stored kind is one that the shop still has words for. */
export const isNoticeKind = (kind: string, titles: Titles): kind is NoticeKind => kind in titles.fa;

/** The title and sentence of a notice in one language; null for a kind that the shop has no words for any more. */
export function wordNotice(
  { kind, params }: StoredNotice,
  { titles, texts, language }: { titles: Titles; texts: Texts; language: Language },
): { title: string; text: string } | null {
  if (!isNoticeKind(kind, titles)) return null;
  const write = texts[language][kind] as (params: unknown) => string;
  return { title: titles[language][kind], text: write(isolated(params)) };
}

/** What the sentence is chosen or computed by, and does not contain as it is. */
const notInText = new Set(['state', 'until', 'change', 'cause']);

/** Names may be in the other script than the sentence: each keeps its own direction, and the sentence its order. */
function isolated(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && !notInText.has(name) ? `\u2068${value}\u2069` : (value as unknown),
    ]),
  );
}
