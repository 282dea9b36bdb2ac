import { formatNumber } from '#shared/text/digits.ts';
import { formatRelativeTime } from '#shared/text/jalali.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import type { Conversation } from '../conversations.contract.ts';
import { conversationsMessages } from './conversations.messages.ts';

/** Renders a conversation in the queue: the customer, the last message, and how long the customer has been waiting. */
export function QueuedConversation({
  conversation,
  present,
  onOpen,
}: {
  conversation: Conversation;
  present: boolean;
  onOpen: (customerId: number) => void;
}) {
  const t = useMessages(conversationsMessages);
  const language = useLanguage();
  const {
    name,
    last_text: text,
    last_by: by,
    last_at: at,
    waiting_since: since,
    unread_count: unread,
    assigned_to: assigned,
    status,
    online,
  } = conversation;
  const when = (moment: string) => formatRelativeTime(new Date(moment), new Date(browserNow()), language);
  return (
    <button
      type="button"
      aria-current={present ? 'true' : undefined}
      onClick={() => {
        onOpen(conversation.customer_id);
      }}
      className={`grid w-full gap-1 rounded-control border p-3 text-start ${present ? 'border-turquoise bg-turquoise-soft' : 'border-line bg-surface hover:bg-raised'}`}
    >
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${online ? 'bg-turquoise' : 'bg-edge'}`} />
        {online ? <span className="sr-only">{t.online}</span> : null}
        <bdi className="min-w-0 grow truncate font-semibold">{name}</bdi>
        {unread > 0 ? (
          <span className="min-w-5 rounded-full bg-pomegranate px-1 text-center text-xs leading-5 font-bold text-pomegranate-ink">
            <span aria-hidden="true">{formatNumber(unread, language)}</span>
            <span className="sr-only">{t.unread(unread)}</span>
          </span>
        ) : null}
      </span>
      <span dir="auto" className="truncate text-start text-sm text-muted">
        {by === 'staff' ? t.youWrote : ''}
        <bdi>{text === '' ? t.aFile : text}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-xs text-muted">
        {since === null ? (
          <time dateTime={at}>{when(at)}</time>
        ) : (
          <Badge tone="offer">{t.waitsSince(when(since))}</Badge>
        )}
        {assigned === null ? null : <Badge>{t.answeredBy(assigned.name)}</Badge>}
        {status === 'closed' ? <Badge>{t.closed}</Badge> : null}
      </span>
    </button>
  );
}
