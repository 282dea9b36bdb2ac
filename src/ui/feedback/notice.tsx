import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MessageText } from '../text/message-text.tsx';

export type NoticeTone = 'plain' | 'good' | 'warning' | 'bad';

const toneStyles: Record<NoticeTone, { icon: typeof Info; box: string; sign: string }> = {
  plain: { icon: Info, box: 'bg-raised', sign: 'text-muted' },
  good: { icon: CircleCheck, box: 'bg-turquoise-soft', sign: 'text-turquoise' },
  warning: { icon: TriangleAlert, box: 'bg-saffron-soft', sign: 'text-amber' },
  bad: { icon: CircleAlert, box: 'bg-pomegranate-soft', sign: 'text-rose' },
};

export interface NoticeProps {
  tone?: NoticeTone;
  /** What to do about it: a link or button. */
  action?: ReactNode;
  /** The text. The notice must stay mounted and receive it later: only then do screen readers announce it. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * An inline message, announced by screen readers when it appears: immediately for an error, otherwise politely. Without a text it takes no space, not
 * even the gap of its grid.
 */
export function Notice({ tone = 'plain', action, children, className }: NoticeProps) {
  const { icon: Icon, box, sign } = toneStyles[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={classNames('empty:absolute', className)}>
      {children !== undefined && children !== null && children !== false && children !== '' && (
        <div className={classNames('flex flex-wrap items-start gap-3 rounded-control px-4 py-3 text-sm', box)}>
          <div className="flex min-w-0 flex-1 basis-48 items-start gap-3">
            <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', sign)} />
            <div className="min-w-0 flex-1">
              {typeof children === 'string' ? <MessageText text={children} /> : children}
            </div>
          </div>
          {action === undefined ? null : <div className="contents [&>.bg-raised]:not-hover:bg-surface">{action}</div>}
        </div>
      )}
    </div>
  );
}
