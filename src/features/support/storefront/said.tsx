import { formatJalaliDate } from '#shared/jalali.ts';
import { useLanguage } from '#ui/language-context.tsx';

/** Something said in a ticket: by whoever looks at it on the far side, by the other on the near one. */
export function Said({ mine, who, text, at }: { mine: boolean; who: string; text: string; at: string }) {
  const language = useLanguage();
  return (
    <li className={`grid max-w-[88%] gap-1 rounded-card px-4 py-3 ${mine ? 'ms-auto bg-turquoise-soft' : 'me-auto bg-surface'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-muted">
        <bdi className="font-semibold">{who}</bdi>
        <time dateTime={at}><bdi>{formatJalaliDate(new Date(at), language, 'with-time')}</bdi></time>
      </p>
      <p dir="auto" className="text-start leading-loose whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </li>
  );
}
