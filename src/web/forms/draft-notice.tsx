import { renditionAddress } from '#features/media/media.rules.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { joined } from '#shared/text/joined.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { draftNoticeMessages } from './draft-notice.messages.ts';
import type { Draft } from './use-draft.ts';

export interface DraftNoticeProps<T extends object> {
  draft: Draft<T>;
  /** The labels of the fields in the form. */
  names?: { readonly [Name in keyof T]?: string } | undefined;
  /** The fields that contain image keys. */
  images?: readonly (keyof T)[] | undefined;
  className?: string | undefined;
}

/** Reports that somebody else saved the same item meanwhile, and what both changed, or that a draft was restored. */
export function DraftNotice<T extends object>({ draft, names = {}, images = [], className }: DraftNoticeProps<T>) {
  const t = useMessages(draftNoticeMessages);
  const language = useLanguage();
  const { both, restored } = draft;
  const giveUp = (text: string) => (
    <Button size="small" onClick={draft.takeStored}>
      {text}
    </Button>
  );
  if (both === null)
    return (
      <Notice className={className} action={restored ? giveUp(t.giveUp) : undefined}>
        {restored ? t.restored : null}
      </Notice>
    );
  const called = both.flatMap((name) => names[name] ?? []);
  const theirs = both.flatMap((name) => {
    const stored: unknown = draft.stored[name];
    const value = typeof stored === 'number' ? formatNumber(stored, language) : inBothLanguages(stored);
    return typeof value === 'string' && value !== '' ? [{ name, called: names[name], value }] : [];
  });
  return (
    <Notice tone="warning" className={className} action={giveUp(t.takeTheirs)}>
      <p>{t.joined}</p>
      {both.length === 0 ? null : (
        <p className="font-semibold">{called.length === 0 ? t.bothSome : t.both(joined(called, language))}</p>
      )}
      {theirs.map(({ name, called: label, value }) => (
        <p key={String(name)} className="line-clamp-3">
          {label === undefined ? null : <span>{label}: </span>}
          {images.includes(name) ? (
            <img src={renditionAddress(value, 96)} alt="" className="inline-block size-12 rounded-small object-cover" />
          ) : (
            <q dir="auto">{value}</q>
          )}
        </p>
      ))}
    </Notice>
  );
}

/** Returns a text in both languages as one text; anything else unchanged. */
function inBothLanguages(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('fa' in stored) || !('en' in stored)) return stored;
  const written = [stored.fa, stored.en].filter((text) => typeof text === 'string' && text !== '');
  return written.join(' / ');
}
