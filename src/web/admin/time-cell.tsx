import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';
import { classNames } from '#ui/class-names.ts';

export interface TimeCellProps {
  /** ISO 8601. */
  at: string;
  /** Whether only the day is displayed, for moments long past. */
  day?: boolean;
  className?: string;
}

/** A moment in a table of the admin, on one line where there is room. */
export function TimeCell({ at, day = false, className }: TimeCellProps) {
  const language = useLanguage();
  return (
    <time dateTime={at} className={classNames('lg:whitespace-nowrap', className)}>
      <bdi>{formatJalaliDate(new Date(at), language, day ? 'long' : 'with-time')}</bdi>
    </time>
  );
}
