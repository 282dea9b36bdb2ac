import type { Language } from '#shared/language.ts';
import type { NoticeKind, Notices } from '#shared/notices.ts';

type Titles = Readonly<Record<Language, Readonly<Record<NoticeKind, string>>>>;
type Texts = Readonly<Record<Language, { readonly [Kind in NoticeKind]: (params: Notices[Kind]) => string }>>;

/** A stored notice: its kind, and the parameters of its sentence. */
export interface StoredNotice {
  readonly kind: string;
  readonly params: unknown;
}

/** Returns every kind of notice with messages, for the column's enum. */
export const noticeKindsOf = (titles: Titles) => Object.keys(titles.fa) as [NoticeKind, ...NoticeKind[]];

/** Whether a stored kind still has messages. */
export const isNoticeKind = (kind: string, titles: Titles): kind is NoticeKind => kind in titles.fa;

/** Returns the title and sentence of a notice in a language; null for a kind that no longer has messages. */
export function wordNotice(
  { kind, params }: StoredNotice,
  { titles, texts, language }: { titles: Titles; texts: Texts; language: Language },
): { title: string; text: string } | null {
  if (!isNoticeKind(kind, titles)) return null;
  const write = texts[language][kind] as (params: unknown) => string;
  return { title: titles[language][kind], text: write(isolated(params)) };
}

/** Parameters that select or compute the sentence and do not occur in it. */
const notInText = new Set(['state', 'until', 'change', 'cause']);

/** Isolates names, which may be in the other script than the sentence: each keeps its own direction, and the sentence its order. */
function isolated(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' && !notInText.has(name) ? `\u2068${value}\u2069` : (value as unknown),
    ]),
  );
}
