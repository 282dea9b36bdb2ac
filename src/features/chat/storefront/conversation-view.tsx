import { ArrowDown, MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { browserNow } from '#web/browser-clock.ts';
import { withDays, type LogRow } from '../chat-log.rules.ts';
import { chatMessages } from '../chat-screens.messages.ts';
import type { Message, Side } from '../chat.contract.ts';
import type { ChatLine, Conversation, Snapshot } from './conversation.ts';
import type { Pending } from './unsent-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageComposer } from './message-composer.tsx';
import { useConversation } from './use-conversation.ts';
import { useReadingPosition } from './use-reading-position.ts';

export interface ConversationViewProps {
  line: ChatLine;
  /** Renders the header above the messages: the other side. */
  head: (snapshot: Snapshot) => React.ReactNode;
}

/** Renders a live conversation for one of its sides, with its unsent messages and a composer. */
export function ConversationView({ line, head }: ConversationViewProps) {
  const t = useMessages(chatMessages);
  const { conversation, snapshot, retry } = useConversation(line);
  if (snapshot.state === 'failed') return <FailedState text={t.failed} onRetry={retry} />;
  return (
    <section aria-label={t.conversation} className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="relative">
        {head(snapshot)}
        {/* Overlays the messages, so that they do not move when the connection is lost or restored. */}
        <p
          role="status"
          className={
            snapshot.connected
              ? 'sr-only'
              : 'absolute inset-x-0 top-full z-10 bg-saffron-soft px-4 py-1.5 text-center text-sm'
          }
        >
          {snapshot.connected ? '' : t.reconnecting}
        </p>
      </div>
      {snapshot.state === 'loading' ? (
        <LogSkeleton />
      ) : (
        <Log me={line.me} conversation={conversation} snapshot={snapshot} />
      )}
      <MessageComposer conversation={conversation} />
    </section>
  );
}

type Item = (Message & { pending?: undefined; at: string }) | (Pending & { pending: true; number: string });

function Log({ me, conversation, snapshot }: { me: Side; conversation: Conversation; snapshot: Snapshot }) {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const { log, pending, chat } = snapshot;
  const last = log.messages.at(-1);
  const { container, away, onScroll, toEnd } = useReadingPosition(
    `${log.messages.length} ${pending.length} ${snapshot.otherTypes} ${chat.status}`,
  );
  useSeen(conversation, away, last?.number);
  const items: Item[] = [
    ...log.messages.map((one) => ({ ...one, at: one.sent_at })),
    ...pending.map((one) => ({ ...one, pending: true as const, number: one.client_id })),
  ];
  const rows = withDays(items, (at) => formatJalaliDate(at, language, 'long'));
  return (
    <div className="relative min-h-0">
      <div
        ref={container}
        onScroll={onScroll}
        tabIndex={0}
        role="group"
        aria-label={t.conversation}
        className="h-full overflow-y-auto overscroll-contain px-4 py-3 [overflow-anchor:none]"
      >
        {snapshot.hasOlder ? (
          <p className="pb-3 text-center">
            <Button size="small" busy={snapshot.loadingOlder} onClick={() => void conversation.loadOlder()}>
              {t.older}
            </Button>
          </p>
        ) : null}
        {rows.length === 0 ? <EmptyState icon={<MessagesSquare />} text={t.empty} hint={t.emptyHint} /> : null}
        <ol className="grid gap-2">
          {rows.map((row) => (
            <LogLine
              key={'day' in row ? row.day : row.item.client_id}
              row={row}
              me={me}
              read={me === 'customer' ? chat.staff_read : chat.customer_read}
              conversation={conversation}
            />
          ))}
        </ol>
        {snapshot.otherTypes ? (
          <p className="pt-2 text-sm text-muted" aria-hidden="true">
            {t.types}
          </p>
        ) : null}
        {chat.status === 'closed' ? <p className="pt-3 text-center text-xs text-muted">{t.closed}</p> : null}
      </div>
      <LogStatus me={me} last={last} otherTypes={snapshot.otherTypes} />
      {away ? (
        <IconButton filled label={t.toNewest} onClick={toEnd} className="absolute end-4 bottom-3">
          <ArrowDown aria-hidden="true" size={20} />
        </IconButton>
      ) : null}
    </div>
  );
}

/** Marks the messages as read while their end is in view and the page is visible. */
function useSeen(conversation: Conversation, away: boolean, last: number | undefined): void {
  useEffect(() => {
    const look = () => {
      if (!away && document.visibilityState === 'visible') conversation.seen();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [away, conversation, last]);
}

interface LogStatusProps {
  me: Side;
  last: Message | undefined;
  otherTypes: boolean;
}

/** Announces to screen readers a new message, or that the other side is typing. */
function LogStatus({ me, last, otherTypes }: LogStatusProps) {
  const t = useMessages(chatMessages);
  const nameOf = useNameOf(me);
  return (
    <p role="status" className="sr-only">
      {last !== undefined && last.by !== me
        ? t.newMessage(nameOf(last.by), last.text === '' ? t.aFile : last.text)
        : otherTypes
          ? t.types
          : ''}
    </p>
  );
}

function useNameOf(me: Side) {
  const t = useMessages(chatMessages);
  return (by: Side) => (by === me ? t.you : by === 'staff' ? t.shop : t.customer);
}

interface LogLineProps {
  row: LogRow<Item>;
  me: Side;
  /** The number up to which the other side has read. */
  read: number;
  conversation: Conversation;
}

/** Renders a day's heading, a message, or an unsent message. */
function LogLine({ row, me, read, conversation }: LogLineProps) {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const nameOf = useNameOf(me);
  if ('day' in row) {
    const today = formatJalaliDate(new Date(browserNow()), language, 'long');
    return (
      <li className="my-2 justify-self-center rounded-full bg-raised px-3 py-1 text-xs text-muted">
        {row.day === today ? t.today : row.day}
      </li>
    );
  }
  const { item } = row;
  return (
    <li>
      {item.pending ? (
        <PendingBubble message={item} conversation={conversation} />
      ) : (
        <MessageBubble
          mine={item.by === me}
          author={item.author ?? nameOf(item.by)}
          authorVisible={item.author !== null}
          text={item.text}
          files={item.files}
          at={item.at}
          {...(item.by === me ? { state: item.number <= read ? 'read' : 'sent' } : {})}
        />
      )}
    </li>
  );
}
function PendingBubble({ message, conversation }: { message: Pending; conversation: Conversation }) {
  const t = useMessages(chatMessages);
  const { client_id: name, failed } = message;
  return (
    <MessageBubble
      mine
      author={t.you}
      text={message.text}
      files={message.files}
      at={message.at}
      state={failed === null ? 'sending' : 'failed'}
    >
      {failed === null ? null : (
        <div className="flex flex-wrap items-center justify-end gap-2 text-xs text-rose">
          <span role="alert">{failed}</span>
          <Button
            size="small"
            onClick={() => {
              conversation.again(name);
            }}
          >
            {t.again}
          </Button>
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              conversation.giveUp(name);
            }}
          >
            {t.giveUp}
          </Button>
        </div>
      )}
    </MessageBubble>
  );
}

/** Renders the skeleton of a conversation while it is loading: the header, the messages and the composer. */
export function ConversationSkeleton() {
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
      <span className="flex items-center border-b border-line px-4 py-2.5">
        <Skeleton className="h-4 w-40" />
      </span>
      <LogSkeleton />
      <span className="flex gap-2 border-t border-line p-3">
        <Skeleton className="h-11 grow rounded-control" />
        <Skeleton className="size-11 rounded-full" />
      </span>
    </div>
  );
}

function LogSkeleton() {
  const t = useMessages(chatMessages);
  return (
    <div role="status" aria-label={t.loading} className="grid content-end gap-3 px-4 py-3">
      <Skeleton className="h-14 w-2/3 rounded-card" />
      <Skeleton className="ms-auto h-10 w-1/2 rounded-card" />
      <Skeleton className="h-20 w-3/5 rounded-card" />
    </div>
  );
}
