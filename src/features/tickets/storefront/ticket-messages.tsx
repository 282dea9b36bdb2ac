import type { MessageFile } from '#features/media/media.contract.ts';
import { SentFiles } from '#features/media/storefront/sent-files.tsx';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';

/** Renders a message of a ticket: the viewer's own at the end side, the other party's at the start side. */
export function Messages({
  mine,
  who,
  text,
  files,
  at,
}: {
  mine: boolean;
  who: string;
  text: string;
  files: readonly MessageFile[];
  at: string;
}) {
  const language = useLanguage();
  return (
    <li
      className={`grid max-w-[88%] grid-cols-[minmax(0,1fr)] gap-1 rounded-card px-4 py-3 ${mine ? 'ms-auto bg-turquoise-soft' : 'me-auto bg-surface'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-muted">
        <bdi className="font-semibold">{who}</bdi>
        <time dateTime={at}>
          <bdi>{formatJalaliDate(new Date(at), language, 'with-time')}</bdi>
        </time>
      </p>
      {text === '' ? null : (
        <p dir="auto" className="text-start leading-loose whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      <SentFiles files={files} />
    </li>
  );
}
