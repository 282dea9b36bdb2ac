import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** What a state means to whoever processes it: waiting for somebody, in progress, succeeded, failed, over. */
export type StateTone = 'waiting' | 'going' | 'good' | 'bad' | 'over';

const tones: Record<StateTone, { box: string; dot: string }> = {
  waiting: { box: 'bg-saffron-soft text-amber', dot: 'rounded-full bg-amber' },
  going: { box: 'bg-turquoise-soft text-turquoise', dot: 'rounded-full border-2 border-turquoise' },
  good: { box: 'bg-turquoise-soft text-turquoise', dot: 'rounded-full bg-turquoise' },
  bad: { box: 'bg-pomegranate-soft text-rose', dot: 'bg-rose' },
  over: { box: 'bg-raised text-muted', dot: 'rounded-full bg-muted' },
};

/** The state of an item in a word, marked by the colour and the shape of its dot. */
export function StateBadge({ tone, children }: { tone: StateTone; children: ReactNode }) {
  const { box, dot } = tones[tone];
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2 text-xs font-semibold whitespace-nowrap',
        box,
      )}
    >
      <span aria-hidden="true" className={classNames('size-2 shrink-0', dot)} />
      <span className="own-direction">{children}</span>
    </span>
  );
}
