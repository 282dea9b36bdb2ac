import { Check, CheckCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageFile } from '#features/media/media.contract.ts';
import { SentFiles } from '#features/media/storefront/sent-files.tsx';
import { formatClock } from '#shared/text/jalali.ts';
import { classNames } from '#ui/class-names.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { chatMessages } from '../chat-screens.messages.ts';

export interface BubbleProps {
  mine: boolean;
  /** The author's name, for screen readers; displayed where there are several authors. */
  author: string;
  authorVisible?: boolean;
  text: string;
  files: readonly MessageFile[];
  at: string;
  /** The delivery state; only for the reader's own messages. */
  state?: 'sending' | 'sent' | 'read' | 'failed';
  children?: ReactNode;
}

const signs = { sending: Clock, failed: Clock, sent: Check, read: CheckCheck } as const;

/** Renders one message of a conversation; the reader's own are aligned to the end of the line. */
export function MessageBubble({ mine, author, authorVisible = false, text, files, at, state, children }: BubbleProps) {
  const t = useMessages(chatMessages);
  const language = useLanguage();
  const Sign = state === undefined ? null : signs[state];
  return (
    <div
      className={classNames(
        'grid max-w-[85%] grid-cols-[minmax(0,1fr)] gap-1 lg:max-w-[70%]',
        mine ? 'ms-auto justify-items-end' : 'me-auto justify-items-start',
      )}
    >
      <div
        className={classNames(
          'grid max-w-full min-w-16 grid-cols-[minmax(0,1fr)] gap-2 rounded-card px-3 py-2',
          mine ? 'rounded-ee-small bg-turquoise-soft' : 'rounded-es-small bg-surface',
          state === 'failed' && 'opacity-70',
        )}
      >
        <span className={authorVisible ? 'text-xs font-semibold text-turquoise' : 'sr-only'}>
          <bdi>{author}</bdi>
        </span>
        <SentFiles files={files} />
        {text === '' ? null : (
          <p dir="auto" className="text-sm leading-relaxed break-words whitespace-pre-wrap">
            {text}
          </p>
        )}
        <p className="flex items-center justify-end gap-1 text-xs text-muted">
          <time dateTime={at}>{formatClock(new Date(at), language)}</time>
          {Sign === null || state === undefined ? null : (
            <>
              <Sign aria-hidden="true" size={14} className={state === 'read' ? 'text-turquoise' : ''} />
              <span className="sr-only">{state === 'failed' ? t.notSent : t[state]}</span>
            </>
          )}
        </p>
      </div>
      {children}
    </div>
  );
}
