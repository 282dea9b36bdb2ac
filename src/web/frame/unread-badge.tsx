import { formatNumber } from '#shared/text/digits.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { useUnread, type Unread } from '../session/unread.ts';
import { frameMessages } from './frame.messages.ts';

const maxVisible = 99;

const positions = {
  corner: 'absolute -end-2 -top-2',
  afterText: 'absolute start-full -top-1 ms-0.5',
  line: 'ms-auto',
} as const;
export type BadgePosition = keyof typeof positions;

/** Renders an unread count: over the corner of an icon, behind a text that it must not cover, or at the end of a line. */
export function UnreadBadge({ of, position: position = 'corner' }: { of: keyof Unread; position?: BadgePosition }) {
  const t = useMessages(frameMessages);
  const language = useLanguage();
  const count = useUnread()[of];
  if (count === 0) return null;
  const visible = formatNumber(Math.min(count, maxVisible), language);
  // Its position follows the layout direction, its text that of the language; they may differ.
  return (
    <span className={positions[position]}>
      <bdi className="block min-w-5 rounded-full bg-pomegranate px-1 text-center text-xs leading-5 font-bold text-pomegranate-ink">
        {visible}
        {count > maxVisible && '+'}
        <span className="sr-only"> {t.unread}</span>
      </bdi>
    </span>
  );
}
