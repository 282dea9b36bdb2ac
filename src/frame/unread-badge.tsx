import { formatNumber } from '#shared/digits.ts';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { useUnread, type Unread } from '#web/unread.ts';
import { frameMessages } from './frame.messages.ts';

const mostShown = 99;

/** How much waits to be read, at the corner of the picture it stands beside, or in its line. */
export function UnreadBadge({ of, inLine = false }: { of: keyof Unread; inLine?: boolean }) {
  const t = useMessages(frameMessages);
  const language = useLanguage();
  const count = useUnread()[of];
  if (count === 0) return null;
  const shown = formatNumber(Math.min(count, mostShown), language);
  return (
    <bdi className={`min-w-5 rounded-full bg-pomegranate px-1 text-center text-xs leading-5 font-bold text-pomegranate-ink tabular-nums ${inLine ? 'ms-auto' : 'absolute -end-2 -top-2'}`}>
      {shown}
      {count > mostShown && '+'}
      <span className="sr-only"> {t.unread}</span>
    </bdi>
  );
}
