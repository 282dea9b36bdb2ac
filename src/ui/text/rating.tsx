import { formatNumber } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

const max = 5;

export interface RatingProps {
  /** From 0 to 5, with fractions. */
  value: number;
  /** The number of ratings, in words or in brackets. */
  count?: string;
  /** Whether it is one star and the number, where space is limited. */
  compact?: boolean;
  className?: string;
}

/** Stars filled to the fraction; read out as "4.3 of 5". */
export function Rating({ value, count, compact, className }: RatingProps) {
  const language = useLanguage();
  const t = useMessages(uiMessages);
  const written = formatNumber(Math.round(value * 10) / 10, language);
  return (
    <span className={classNames('inline-flex items-center gap-1 text-xs text-muted', className)}>
      <span className="sr-only">{t.rated(written, formatNumber(max, language))}</span>
      {compact ? (
        <span aria-hidden="true" className="inline-block size-[1em] overflow-hidden text-sm leading-none">
          <span className="stars">
            <span />
          </span>
        </span>
      ) : (
        <span aria-hidden="true" className="stars text-base">
          <span style={{ width: `${(Math.min(Math.max(value, 0), max) / max) * 100}%` }} />
        </span>
      )}
      <span aria-hidden="true" className="font-semibold text-ink">
        {written}
      </span>
      {count !== undefined && <bdi>{compact ? count : `(${count})`}</bdi>}
    </span>
  );
}
