import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Tone = 'plain' | 'good' | 'offer' | 'bad' | 'strong';

const tones: Record<Tone, string> = {
  plain: 'bg-raised text-muted',
  good: 'bg-turquoise-soft text-turquoise',
  offer: 'bg-saffron text-saffron-ink',
  bad: 'bg-pomegranate-soft text-rose',
  strong: 'bg-pomegranate text-pomegranate-ink',
};

/** A word or a count that marks something. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full items-center rounded-full px-2 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      <span className="own-direction truncate">{children}</span>
    </span>
  );
}
